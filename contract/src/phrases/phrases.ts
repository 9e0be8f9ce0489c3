import { words as accessorialsEn } from '../accessorials/words/en.ts';
import { words as apiKeysEn } from '../api-keys/words/en.ts';
import { words as approvalsEn } from '../approvals/words/en.ts';
import { words as approvalsScreensEn } from '../approvals/words/screens.en.ts';
import { words as auditChangeEn } from '../audit/words/change.en.ts';
import { words as auditEn } from '../audit/words/en.ts';
import { words as accountsEn } from '../accounts/words/en.ts';
import { words as authEn } from '../auth/words/en.ts';
import { words as authAccessEn } from '../auth/words/access.en.ts';
import { words as authPasskeysEn } from '../auth/words/passkeys.en.ts';
import { words as authSecondFactorEn } from '../auth/words/second-factor.en.ts';
import { words as billingEn } from '../billing/words/en.ts';
import { words as billingBalancesEn } from '../billing/words/balances.en.ts';
import { words as billingCollectEn } from '../billing/words/collect.en.ts';
import { words as billingLoadEn } from '../billing/words/load.en.ts';
import { words as billingPayEn } from '../billing/words/pay.en.ts';
import { words as billingScreensEn } from '../billing/words/screens.en.ts';
import { words as carrierBillsEn } from '../carrier-bills/words/en.ts';
import { words as carrierBillsScreensEn } from '../carrier-bills/words/screens.en.ts';
import { words as carriersEn } from '../carriers/words/en.ts';
import { words as claimsEn } from '../claims/words/en.ts';
import { words as claimsLoadEn } from '../claims/words/load.en.ts';
import { words as claimsScreensEn } from '../claims/words/screens.en.ts';
import { words as commoditiesEn } from '../commodities/words/en.ts';
import { words as commoditiesFileEn } from '../commodities/words/file.en.ts';
import { words as conversationEn } from '../conversation/words/en.ts';
import { words as documentsEn } from '../documents/words/en.ts';
import { words as drayageEn } from '../drayage/words/en.ts';
import { words as drayageBookEn } from '../drayage/words/book.en.ts';
import { words as drayageClockEn } from '../drayage/words/clock.en.ts';
import { words as drayageFreeTimeEn } from '../drayage/words/free-time.en.ts';
import { words as drayageLoadEn } from '../drayage/words/load.en.ts';
import { words as ediEn } from '../edi/words/en.ts';
import { words as equipmentEn } from '../equipment/words/en.ts';
import { frameEn } from './frame-phrases.ts';
import { words as listsEn } from '../lists/words/en.ts';
import { words as listsSourceEn } from '../lists/words/source.en.ts';
import { words as freightSystemEn } from '../freight-system/words/en.ts';
import { words as guestsEn } from '../guests/words/en.ts';
import { words as guestsDemoEn } from '../guests/words/demo.en.ts';
import { words as guestsLegalEn } from '../guests/words/legal.en.ts';
import { words as guestsRequestsEn } from '../guests/words/requests.en.ts';
import { words as homeEn } from '../home/words/en.ts';
import { words as homeOperatorEn } from '../home/words/operator.en.ts';
import { words as homeScreenEn } from '../home/words/screen.en.ts';
import { words as httpEn } from '../http/words/en.ts';
import { words as insuranceEn } from '../insurance/words/en.ts';
import { words as insuranceScreensEn } from '../insurance/words/screens.en.ts';
import { words as insuranceLoadEn } from '../insurance/words/load.en.ts';
import { words as insuranceLossesEn } from '../insurance/words/losses.en.ts';
import { words as insuranceTariffsEn } from '../insurance/words/tariffs.en.ts';
import { words as jobsEn } from '../jobs/words/en.ts';
import { words as loadsEn } from '../loads/words/en.ts';
import { words as loadsBookEn } from '../loads/words/book.en.ts';
import { words as loadsCustomsEn } from '../loads/words/customs.en.ts';
import { words as loadsHistoryEn } from '../loads/words/history.en.ts';
import { words as loadsImportScreenEn } from '../loads/words/import-screen.en.ts';
import { words as loadsMyLoadsEn } from '../loads/words/my-loads.en.ts';
import { words as loadsOrdersEn } from '../loads/words/orders.en.ts';
import { words as loadsPageEn } from '../loads/words/page.en.ts';
import { words as loadsSheetEn } from '../loads/words/sheet.en.ts';
import { words as mcpEn } from '../mcp/words/en.ts';
import { words as noticesEn } from '../notices/words/en.ts';
import { words as placesEn } from '../places/words/en.ts';
import { words as placesTermsEn } from '../places/words/terms.en.ts';
import { words as quotesEn } from '../quotes/words/en.ts';
import { words as ratesListEn } from '../rates/words/list.en.ts';
import { words as ratesEn } from '../rates/words/en.ts';
import { words as rolesEn } from '../roles/words/en.ts';
import { words as settingsEn } from '../settings/words/en.ts';
import { words as settingsCarriersEn } from '../settings/words/carriers.en.ts';
import { words as settingsHomeEn } from '../settings/words/home.en.ts';
import { words as settingsLineItemsEn } from '../settings/words/line-items.en.ts';
import { words as settingsLocationsEn } from '../settings/words/locations.en.ts';
import { words as settingsSavedEn } from '../settings/words/saved.en.ts';
import { words as settingsLogosEn } from '../settings/words/logos.en.ts';
import { words as settingsNotificationsEn } from '../settings/words/notifications.en.ts';
import { words as settingsThemesEn } from '../settings/words/themes.en.ts';
import { words as settingsWiresEn } from '../settings/words/wires.en.ts';
import { words as settingsTrucksEn } from '../settings/words/trucks.en.ts';
import { words as setupEn } from '../setup/words/en.ts';
import { words as sharingEn } from '../sharing/words/en.ts';
import { words as singleSignOnEn } from '../single-sign-on/words/en.ts';
import { words as statisticsEn } from '../statistics/words/en.ts';
import { words as taxesEn } from '../taxes/words/en.ts';
import { words as taxesScreenEn } from '../taxes/words/screen.en.ts';
import { words as templatesEn } from '../templates/words/en.ts';
import { words as tenderingEn } from '../tendering/words/en.ts';
import { words as tenderingDispatchEn } from '../tendering/words/dispatch.en.ts';
import { words as trackingEn } from '../tracking/words/en.ts';
import { words as usersEn } from '../users/words/en.ts';
import { words as usersManageEn } from '../users/words/manage.en.ts';
import { words as usersProfileEn } from '../users/words/profile.en.ts';
import { words as usersSessionsEn } from '../users/words/sessions.en.ts';
import { words as webhooksEn } from '../webhooks/words/en.ts';

/** Every phrase of the screens, by feature. A part with a file of its own is a key of its feature. */
export const en = {
  accessorials: accessorialsEn,
  api_keys: apiKeysEn,
  approvals: { ...approvalsEn, screens: approvalsScreensEn },
  audit: { ...auditEn, change: auditChangeEn },
  accounts: accountsEn,
  auth: { ...authEn, access: authAccessEn, passkeys: authPasskeysEn, second_factor: authSecondFactorEn },
  billing: {
    ...billingEn,
    balances: billingBalancesEn,
    collect: billingCollectEn,
    load: billingLoadEn,
    pay: billingPayEn,
    screens: billingScreensEn,
  },
  carrier_bills: { ...carrierBillsEn, screens: carrierBillsScreensEn },
  carriers: carriersEn,
  claims: { ...claimsEn, load: claimsLoadEn, screens: claimsScreensEn },
  commodities: { ...commoditiesEn, file: commoditiesFileEn },
  conversation: conversationEn,
  documents: documentsEn,
  drayage: {
    ...drayageEn,
    book: drayageBookEn,
    clock: drayageClockEn,
    free_time: drayageFreeTimeEn,
    load: drayageLoadEn,
  },
  equipment: equipmentEn,
  frame: frameEn,
  freight_system: freightSystemEn,
  guests: { ...guestsEn, demo: guestsDemoEn, legal: guestsLegalEn, requests: guestsRequestsEn },
  home: { ...homeEn, operator: homeOperatorEn, screen: homeScreenEn },
  http: httpEn,
  insurance: {
    ...insuranceEn,
    load: insuranceLoadEn,
    losses: insuranceLossesEn,
    screens: insuranceScreensEn,
    tariffs: insuranceTariffsEn,
  },
  lists: { ...listsEn, source: listsSourceEn },
  jobs: jobsEn,
  loads: {
    ...loadsEn,
    book: loadsBookEn,
    history: loadsHistoryEn,
    import_screen: loadsImportScreenEn,
    my_loads: loadsMyLoadsEn,
    customs: loadsCustomsEn,
    orders: loadsOrdersEn,
    page: loadsPageEn,
    sheet: loadsSheetEn,
  },
  mcp: mcpEn,
  notices: noticesEn,
  places: { ...placesEn, terms: placesTermsEn },
  quotes: quotesEn,
  rates: { ...ratesEn, list: ratesListEn },
  roles: rolesEn,
  settings: {
    ...settingsEn,
    carriers: settingsCarriersEn,
    home: settingsHomeEn,
    line_items: settingsLineItemsEn,
    locations: settingsLocationsEn,
    logos: settingsLogosEn,
    notifications: settingsNotificationsEn,
    saved: settingsSavedEn,
    themes: settingsThemesEn,
    trucks: settingsTrucksEn,
    wires: settingsWiresEn,
  },
  setup: setupEn,
  sharing: sharingEn,
  single_sign_on: singleSignOnEn,
  statistics: statisticsEn,
  taxes: { ...taxesEn, screen: taxesScreenEn },
  templates: templatesEn,
  tendering: { ...tenderingEn, dispatch: tenderingDispatchEn },
  tracking: trackingEn,
  users: { ...usersEn, manage: usersManageEn, profile: usersProfileEn, sessions: usersSessionsEn },
  edi: ediEn,
  webhooks: webhooksEn,
};
