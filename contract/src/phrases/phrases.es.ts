import { words as accessorialsEs } from '../accessorials/words/es.ts';
import { words as apiKeysEs } from '../api-keys/words/es.ts';
import { words as approvalsEs } from '../approvals/words/es.ts';
import { words as approvalsScreensEs } from '../approvals/words/screens.es.ts';
import { words as auditChangeEs } from '../audit/words/change.es.ts';
import { words as auditEs } from '../audit/words/es.ts';
import { words as accountsEs } from '../accounts/words/es.ts';
import { words as authEs } from '../auth/words/es.ts';
import { words as authAccessEs } from '../auth/words/access.es.ts';
import { words as authPasskeysEs } from '../auth/words/passkeys.es.ts';
import { words as authSecondFactorEs } from '../auth/words/second-factor.es.ts';
import { words as billingEs } from '../billing/words/es.ts';
import { words as billingBalancesEs } from '../billing/words/balances.es.ts';
import { words as billingCollectEs } from '../billing/words/collect.es.ts';
import { words as billingLoadEs } from '../billing/words/load.es.ts';
import { words as billingPayEs } from '../billing/words/pay.es.ts';
import { words as billingScreensEs } from '../billing/words/screens.es.ts';
import { words as carrierBillsEs } from '../carrier-bills/words/es.ts';
import { words as carrierBillsScreensEs } from '../carrier-bills/words/screens.es.ts';
import { words as carriersEs } from '../carriers/words/es.ts';
import { words as claimsEs } from '../claims/words/es.ts';
import { words as claimsLoadEs } from '../claims/words/load.es.ts';
import { words as claimsScreensEs } from '../claims/words/screens.es.ts';
import { words as commoditiesEs } from '../commodities/words/es.ts';
import { words as commoditiesFileEs } from '../commodities/words/file.es.ts';
import { words as conversationEs } from '../conversation/words/es.ts';
import { words as documentsEs } from '../documents/words/es.ts';
import { words as drayageEs } from '../drayage/words/es.ts';
import { words as drayageBookEs } from '../drayage/words/book.es.ts';
import { words as drayageClockEs } from '../drayage/words/clock.es.ts';
import { words as drayageFreeTimeEs } from '../drayage/words/free-time.es.ts';
import { words as drayageLoadEs } from '../drayage/words/load.es.ts';
import { words as ediEs } from '../edi/words/es.ts';
import { words as equipmentEs } from '../equipment/words/es.ts';
import { words as listsSourceEs } from '../lists/words/source.es.ts';
import { words as listsEs } from '../lists/words/es.ts';
import { words as freightSystemEs } from '../freight-system/words/es.ts';
import { words as guestsEs } from '../guests/words/es.ts';
import { words as guestsDemoEs } from '../guests/words/demo.es.ts';
import { words as guestsLegalEs } from '../guests/words/legal.es.ts';
import { words as guestsRequestsEs } from '../guests/words/requests.es.ts';
import { words as homeOperatorEs } from '../home/words/operator.es.ts';
import { words as homeScreenEs } from '../home/words/screen.es.ts';
import { words as homeEs } from '../home/words/es.ts';
import { words as httpEs } from '../http/words/es.ts';
import { words as insuranceEs } from '../insurance/words/es.ts';
import { words as insuranceScreensEs } from '../insurance/words/screens.es.ts';
import { words as insuranceLoadEs } from '../insurance/words/load.es.ts';
import { words as insuranceLossesEs } from '../insurance/words/losses.es.ts';
import { words as insuranceTariffsEs } from '../insurance/words/tariffs.es.ts';
import { words as jobsEs } from '../jobs/words/es.ts';
import { words as loadsEs } from '../loads/words/es.ts';
import { words as loadsBookEs } from '../loads/words/book.es.ts';
import { words as loadsCustomsEs } from '../loads/words/customs.es.ts';
import { words as loadsHistoryEs } from '../loads/words/history.es.ts';
import { words as loadsImportScreenEs } from '../loads/words/import-screen.es.ts';
import { words as loadsMyLoadsEs } from '../loads/words/my-loads.es.ts';
import { words as loadsOrdersEs } from '../loads/words/orders.es.ts';
import { words as loadsPageEs } from '../loads/words/page.es.ts';
import { words as loadsSheetEs } from '../loads/words/sheet.es.ts';
import { words as mcpEs } from '../mcp/words/es.ts';
import { words as noticesEs } from '../notices/words/es.ts';
import { words as placesEs } from '../places/words/es.ts';
import { words as placesTermsEs } from '../places/words/terms.es.ts';
import { words as quotesEs } from '../quotes/words/es.ts';
import { words as ratesListEs } from '../rates/words/list.es.ts';
import { words as ratesEs } from '../rates/words/es.ts';
import { words as rolesEs } from '../roles/words/es.ts';
import { words as settingsLineItemsEs } from '../settings/words/line-items.es.ts';
import { words as settingsLocationsEs } from '../settings/words/locations.es.ts';
import { words as settingsSavedEs } from '../settings/words/saved.es.ts';
import { words as settingsLogosEs } from '../settings/words/logos.es.ts';
import { words as settingsNotificationsEs } from '../settings/words/notifications.es.ts';
import { words as settingsThemesEs } from '../settings/words/themes.es.ts';
import { words as settingsEs } from '../settings/words/es.ts';
import { words as settingsCarriersEs } from '../settings/words/carriers.es.ts';
import { words as settingsHomeEs } from '../settings/words/home.es.ts';
import { words as settingsWiresEs } from '../settings/words/wires.es.ts';
import { words as settingsTrucksEs } from '../settings/words/trucks.es.ts';
import { words as setupEs } from '../setup/words/es.ts';
import { words as sharingEs } from '../sharing/words/es.ts';
import { words as singleSignOnEs } from '../single-sign-on/words/es.ts';
import { words as statisticsEs } from '../statistics/words/es.ts';
import { words as taxesEs } from '../taxes/words/es.ts';
import { words as taxesScreenEs } from '../taxes/words/screen.es.ts';
import { words as templatesEs } from '../templates/words/es.ts';
import { words as tenderingEs } from '../tendering/words/es.ts';
import { words as tenderingDispatchEs } from '../tendering/words/dispatch.es.ts';
import { words as trackingEs } from '../tracking/words/es.ts';
import { words as usersEs } from '../users/words/es.ts';
import { words as usersManageEs } from '../users/words/manage.es.ts';
import { words as usersProfileEs } from '../users/words/profile.es.ts';
import { words as usersSessionsEs } from '../users/words/sessions.es.ts';
import { words as webhooksEs } from '../webhooks/words/es.ts';
import type { Widen } from '../words/widen.ts';
import { frameEs } from './frame-phrases.ts';
import type { en } from './phrases.ts';

/** The same in Spanish. */
export const es = {
  accessorials: accessorialsEs,
  api_keys: apiKeysEs,
  approvals: { ...approvalsEs, screens: approvalsScreensEs },
  audit: { ...auditEs, change: auditChangeEs },
  accounts: accountsEs,
  auth: { ...authEs, access: authAccessEs, passkeys: authPasskeysEs, second_factor: authSecondFactorEs },
  billing: {
    ...billingEs,
    balances: billingBalancesEs,
    collect: billingCollectEs,
    load: billingLoadEs,
    pay: billingPayEs,
    screens: billingScreensEs,
  },
  carrier_bills: { ...carrierBillsEs, screens: carrierBillsScreensEs },
  carriers: carriersEs,
  claims: { ...claimsEs, load: claimsLoadEs, screens: claimsScreensEs },
  commodities: { ...commoditiesEs, file: commoditiesFileEs },
  conversation: conversationEs,
  documents: documentsEs,
  drayage: {
    ...drayageEs,
    book: drayageBookEs,
    clock: drayageClockEs,
    free_time: drayageFreeTimeEs,
    load: drayageLoadEs,
  },
  equipment: equipmentEs,
  frame: frameEs,
  freight_system: freightSystemEs,
  guests: { ...guestsEs, demo: guestsDemoEs, legal: guestsLegalEs, requests: guestsRequestsEs },
  home: { ...homeEs, operator: homeOperatorEs, screen: homeScreenEs },
  http: httpEs,
  insurance: {
    ...insuranceEs,
    load: insuranceLoadEs,
    losses: insuranceLossesEs,
    screens: insuranceScreensEs,
    tariffs: insuranceTariffsEs,
  },
  lists: { ...listsEs, source: listsSourceEs },
  jobs: jobsEs,
  loads: {
    ...loadsEs,
    book: loadsBookEs,
    history: loadsHistoryEs,
    import_screen: loadsImportScreenEs,
    my_loads: loadsMyLoadsEs,
    customs: loadsCustomsEs,
    orders: loadsOrdersEs,
    page: loadsPageEs,
    sheet: loadsSheetEs,
  },
  mcp: mcpEs,
  notices: noticesEs,
  places: { ...placesEs, terms: placesTermsEs },
  quotes: quotesEs,
  rates: { ...ratesEs, list: ratesListEs },
  roles: rolesEs,
  settings: {
    ...settingsEs,
    carriers: settingsCarriersEs,
    home: settingsHomeEs,
    line_items: settingsLineItemsEs,
    locations: settingsLocationsEs,
    logos: settingsLogosEs,
    notifications: settingsNotificationsEs,
    saved: settingsSavedEs,
    themes: settingsThemesEs,
    trucks: settingsTrucksEs,
    wires: settingsWiresEs,
  },
  setup: setupEs,
  sharing: sharingEs,
  single_sign_on: singleSignOnEs,
  statistics: statisticsEs,
  taxes: { ...taxesEs, screen: taxesScreenEs },
  templates: templatesEs,
  tendering: { ...tenderingEs, dispatch: tenderingDispatchEs },
  tracking: trackingEs,
  users: { ...usersEs, manage: usersManageEs, profile: usersProfileEs, sessions: usersSessionsEs },
  edi: ediEs,
  webhooks: webhooksEs,
} satisfies Widen<typeof en>;
