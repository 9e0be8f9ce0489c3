import type { Job } from '../platform/context.ts';
import type { App } from '../platform/http/serve.ts';
import type { Ticker } from '../platform/jobs/tickers.ts';
import { accessorialsRoutes } from './accessorials/accessorials.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { authTickers } from './auth/auth.tickers.ts';
import { carriersRoutes } from './carriers/carriers.routes.ts';
import { claimsJobs, claimsTickers } from './claims/claims.jobs.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { commoditiesRoutes } from './commodities/commodities.routes.ts';
import { documentsJobs } from './documents/documents.jobs.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { documentsTickers } from './documents/store/sweep-files.ts';
import { labelsRoutes } from './documents/labels/labels.routes.ts';
import { equipmentRoutes } from './equipment/equipment.routes.ts';
import { drayageJobs, drayageTickers } from './drayage/drayage.jobs.ts';
import { drayageRoutes } from './drayage/drayage.routes.ts';
import { guestsJobs } from './guests/guests.jobs.ts';
import { guestsRoutes } from './guests/guests.routes.ts';
import { loadsRoutes } from './loads/loads.routes.ts';
import { notificationsJobs } from './notifications/notifications.jobs.ts';
import { placesRoutes } from './places/places.routes.ts';
import { quotesJobs, quotesTickers } from './quotes/quotes.jobs.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';
import { sharingJobs } from './sharing/sharing.jobs.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { tenderingJobs, tenderingTickers } from './tendering/tendering.jobs.ts';
import { tenderingRoutes } from './tendering/tendering.routes.ts';
import { trackingJobs, trackingTickers } from './tracking/tracking.jobs.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';
import { usersJobs } from './users/users.jobs.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Every feature's routes, jobs and tickers; a feature is part of the product once it is named here. */
export const routes: readonly ((app: App) => void)[] = [
  authRoutes,
  usersRoutes,
  guestsRoutes,
  placesRoutes,
  commoditiesRoutes,
  accessorialsRoutes,
  carriersRoutes,
  equipmentRoutes,
  loadsRoutes,
  drayageRoutes,
  quotesRoutes,
  tenderingRoutes,
  trackingRoutes,
  documentsRoutes,
  claimsRoutes,
  labelsRoutes,
  sharingRoutes,
];

export const jobs: readonly Job[] = [
  ...usersJobs,
  ...guestsJobs,
  ...drayageJobs,
  ...quotesJobs,
  ...trackingJobs,
  ...tenderingJobs,
  ...documentsJobs,
  ...claimsJobs,
  ...sharingJobs,
  ...notificationsJobs,
];

export const tickers: readonly Ticker[] = [
  ...authTickers,
  ...documentsTickers,
  ...drayageTickers,
  ...quotesTickers,
  ...trackingTickers,
  ...tenderingTickers,
  ...claimsTickers,
];
