import { accessorialsFeature } from '../features/accessorials/accessorials.feature.ts';
import { apiKeysFeature } from '../features/api-keys/api-keys.feature.ts';
import { approvalsFeature } from '../features/approvals/approvals.feature.ts';
import { auditFeature } from '../features/audit/audit.feature.ts';
import { accountsFeature } from '../features/accounts/accounts.feature.ts';
import { authFeature } from '../features/auth/auth.feature.ts';
import { billingFeature } from '../features/billing/billing.feature.ts';
import { bookingFeature } from '../features/booking/booking.feature.ts';
import { carrierBillsFeature } from '../features/carrier-bills/carrier-bills.feature.ts';
import { claimsFeature } from '../features/claims/claims.feature.ts';
import { commoditiesFeature } from '../features/commodities/commodities.feature.ts';
import { conversationFeature } from '../features/conversation/conversation.feature.ts';
import { documentsFeature } from '../features/documents/documents.feature.ts';
import { drayageFeature } from '../features/drayage/drayage.feature.ts';
import { ediFeature } from '../features/edi/edi.feature.ts';
import { equipmentFeature } from '../features/equipment/equipment.feature.ts';
import { freightSystemFeature } from '../features/freight-system/freight-system.feature.ts';
import { homeFeature } from '../features/home/home.feature.ts';
import { guestsFeature } from '../features/guests/guests.feature.ts';
import { insuranceFeature } from '../features/insurance/insurance.feature.ts';
import { jobsFeature } from '../features/jobs/jobs.feature.ts';
import { loadPageFeature } from '../features/load-page/load-page.feature.ts';
import { loadsFeature } from '../features/loads/loads.feature.ts';
import { noticesFeature } from '../features/notices/notices.feature.ts';
import { notificationsFeature } from '../features/notifications/notifications.feature.ts';
import { placesFeature } from '../features/places/places.feature.ts';
import { quotesFeature } from '../features/quotes/quotes.feature.ts';
import { ratesFeature } from '../features/rates/rates.feature.ts';
import { rolesFeature } from '../features/roles/roles.feature.ts';
import { settingsFeature } from '../features/settings/settings.feature.ts';
import { setupFeature } from '../features/setup/setup.feature.ts';
import { sharingFeature } from '../features/sharing/sharing.feature.ts';
import { singleSignOnFeature } from '../features/single-sign-on/single-sign-on.feature.ts';
import { taxesFeature } from '../features/taxes/taxes.feature.ts';
import { templatesFeature } from '../features/templates/templates.feature.ts';
import { tenderingFeature } from '../features/tendering/tendering.feature.ts';
import { usersFeature } from '../features/users/users.feature.ts';
import { webhooksFeature } from '../features/webhooks/webhooks.feature.ts';

/** Every feature of the web. The sidebar has their entries in this order. */
export const features = [
  homeFeature,
  bookingFeature,
  templatesFeature,
  loadsFeature,
  approvalsFeature,
  claimsFeature,
  billingFeature,
  carrierBillsFeature,
  insuranceFeature,
  taxesFeature,
  tenderingFeature,
  quotesFeature,
  conversationFeature,
  loadPageFeature,
  sharingFeature,
  noticesFeature,
  notificationsFeature,
  authFeature,
  usersFeature,
  guestsFeature,
  freightSystemFeature,
  singleSignOnFeature,
  drayageFeature,
  documentsFeature,
  accessorialsFeature,
  commoditiesFeature,
  equipmentFeature,
  placesFeature,
  accountsFeature,
  ratesFeature,
  rolesFeature,
  settingsFeature,
  setupFeature,
  jobsFeature,
  auditFeature,
  apiKeysFeature,
  webhooksFeature,
  ediFeature,
] as const;
