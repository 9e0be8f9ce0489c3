import { words as accessorialsEn } from '../accessorials/words/en.ts';
import { words as accessorialsEs } from '../accessorials/words/es.ts';
import { words as apiKeysEn } from '../api-keys/words/en.ts';
import { words as apiKeysEs } from '../api-keys/words/es.ts';
import { words as auditChangeEn } from '../audit/words/change.en.ts';
import { words as auditChangeEs } from '../audit/words/change.es.ts';
import { words as auditEn } from '../audit/words/en.ts';
import { words as auditEs } from '../audit/words/es.ts';
import { words as accountsEn } from '../accounts/words/en.ts';
import { words as accountsEs } from '../accounts/words/es.ts';
import { words as authEn } from '../auth/words/en.ts';
import { words as authEs } from '../auth/words/es.ts';
import { words as authAccessEn } from '../auth/words/access.en.ts';
import { words as authPasskeysEn } from '../auth/words/passkeys.en.ts';
import { words as authAccessEs } from '../auth/words/access.es.ts';
import { words as authPasskeysEs } from '../auth/words/passkeys.es.ts';
import { words as authSecondFactorEn } from '../auth/words/second-factor.en.ts';
import { words as authSecondFactorEs } from '../auth/words/second-factor.es.ts';
import { words as billingEn } from '../billing/words/en.ts';
import { words as billingEs } from '../billing/words/es.ts';
import { words as billingLoadEn } from '../billing/words/load.en.ts';
import { words as billingLoadEs } from '../billing/words/load.es.ts';
import { words as billingPayEn } from '../billing/words/pay.en.ts';
import { words as billingPayEs } from '../billing/words/pay.es.ts';
import { words as billingScreensEn } from '../billing/words/screens.en.ts';
import { words as billingScreensEs } from '../billing/words/screens.es.ts';
import { words as carrierBillsEn } from '../carrier-bills/words/en.ts';
import { words as carrierBillsEs } from '../carrier-bills/words/es.ts';
import { words as carrierBillsScreensEn } from '../carrier-bills/words/screens.en.ts';
import { words as carrierBillsScreensEs } from '../carrier-bills/words/screens.es.ts';
import { words as carriersEn } from '../carriers/words/en.ts';
import { words as carriersEs } from '../carriers/words/es.ts';
import { words as claimsEn } from '../claims/words/en.ts';
import { words as claimsEs } from '../claims/words/es.ts';
import { words as claimsLoadEn } from '../claims/words/load.en.ts';
import { words as claimsLoadEs } from '../claims/words/load.es.ts';
import { words as claimsScreensEn } from '../claims/words/screens.en.ts';
import { words as claimsScreensEs } from '../claims/words/screens.es.ts';
import { words as commoditiesEn } from '../commodities/words/en.ts';
import { words as commoditiesFileEn } from '../commodities/words/file.en.ts';
import { words as commoditiesEs } from '../commodities/words/es.ts';
import { words as commoditiesFileEs } from '../commodities/words/file.es.ts';
import { words as documentsEn } from '../documents/words/en.ts';
import { words as documentsEs } from '../documents/words/es.ts';
import { words as drayageEn } from '../drayage/words/en.ts';
import { words as drayageEs } from '../drayage/words/es.ts';
import { words as drayageBookEn } from '../drayage/words/book.en.ts';
import { words as drayageBookEs } from '../drayage/words/book.es.ts';
import { words as drayageClockEn } from '../drayage/words/clock.en.ts';
import { words as drayageClockEs } from '../drayage/words/clock.es.ts';
import { words as drayageFreeTimeEn } from '../drayage/words/free-time.en.ts';
import { words as drayageFreeTimeEs } from '../drayage/words/free-time.es.ts';
import { words as drayageLoadEn } from '../drayage/words/load.en.ts';
import { words as drayageLoadEs } from '../drayage/words/load.es.ts';
import { words as equipmentEn } from '../equipment/words/en.ts';
import { words as equipmentEs } from '../equipment/words/es.ts';
import { frameEn, frameEs } from './frame-phrases.ts';
import { words as listsEn } from '../lists/words/en.ts';
import { words as listsSourceEn } from '../lists/words/source.en.ts';
import { words as listsSourceEs } from '../lists/words/source.es.ts';
import { words as listsEs } from '../lists/words/es.ts';
import { words as freightSystemEn } from '../freight-system/words/en.ts';
import { words as freightSystemEs } from '../freight-system/words/es.ts';
import { words as guestsEn } from '../guests/words/en.ts';
import { words as guestsEs } from '../guests/words/es.ts';
import { words as guestsDemoEn } from '../guests/words/demo.en.ts';
import { words as guestsDemoEs } from '../guests/words/demo.es.ts';
import { words as guestsLegalEn } from '../guests/words/legal.en.ts';
import { words as guestsRequestsEn } from '../guests/words/requests.en.ts';
import { words as guestsLegalEs } from '../guests/words/legal.es.ts';
import { words as guestsRequestsEs } from '../guests/words/requests.es.ts';
import { words as homeEn } from '../home/words/en.ts';
import { words as homeOperatorEn } from '../home/words/operator.en.ts';
import { words as homeOperatorEs } from '../home/words/operator.es.ts';
import { words as homeScreenEn } from '../home/words/screen.en.ts';
import { words as homeScreenEs } from '../home/words/screen.es.ts';
import { words as httpEn } from '../http/words/en.ts';
import { words as homeEs } from '../home/words/es.ts';
import { words as httpEs } from '../http/words/es.ts';
import { words as insuranceEn } from '../insurance/words/en.ts';
import { words as insuranceEs } from '../insurance/words/es.ts';
import { words as insuranceScreensEn } from '../insurance/words/screens.en.ts';
import { words as insuranceScreensEs } from '../insurance/words/screens.es.ts';
import { words as insuranceLoadEn } from '../insurance/words/load.en.ts';
import { words as insuranceLoadEs } from '../insurance/words/load.es.ts';
import { words as insuranceLossesEn } from '../insurance/words/losses.en.ts';
import { words as insuranceLossesEs } from '../insurance/words/losses.es.ts';
import { words as insuranceTariffsEn } from '../insurance/words/tariffs.en.ts';
import { words as insuranceTariffsEs } from '../insurance/words/tariffs.es.ts';
import { words as jobsEn } from '../jobs/words/en.ts';
import { words as jobsEs } from '../jobs/words/es.ts';
import { words as loadsEn } from '../loads/words/en.ts';
import { words as loadsEs } from '../loads/words/es.ts';
import { words as loadsBookEn } from '../loads/words/book.en.ts';
import { words as loadsBookEs } from '../loads/words/book.es.ts';
import { words as loadsCustomsEn } from '../loads/words/customs.en.ts';
import { words as loadsCustomsEs } from '../loads/words/customs.es.ts';
import { words as loadsHistoryEn } from '../loads/words/history.en.ts';
import { words as loadsHistoryEs } from '../loads/words/history.es.ts';
import { words as loadsImportScreenEn } from '../loads/words/import-screen.en.ts';
import { words as loadsImportScreenEs } from '../loads/words/import-screen.es.ts';
import { words as loadsMyLoadsEn } from '../loads/words/my-loads.en.ts';
import { words as loadsMyLoadsEs } from '../loads/words/my-loads.es.ts';
import { words as loadsPageEn } from '../loads/words/page.en.ts';
import { words as loadsPageEs } from '../loads/words/page.es.ts';
import { words as loadsSheetEn } from '../loads/words/sheet.en.ts';
import { words as loadsSheetEs } from '../loads/words/sheet.es.ts';
import { words as placesEn } from '../places/words/en.ts';
import { words as placesEs } from '../places/words/es.ts';
import { words as quotesEn } from '../quotes/words/en.ts';
import { words as quotesEs } from '../quotes/words/es.ts';
import { words as ratesListEn } from '../rates/words/list.en.ts';
import { words as ratesListEs } from '../rates/words/list.es.ts';
import { words as ratesEn } from '../rates/words/en.ts';
import { words as ratesEs } from '../rates/words/es.ts';
import { words as rolesEn } from '../roles/words/en.ts';
import { words as rolesEs } from '../roles/words/es.ts';
import { words as settingsEn } from '../settings/words/en.ts';
import { words as settingsCarriersEn } from '../settings/words/carriers.en.ts';
import { words as settingsHomeEn } from '../settings/words/home.en.ts';
import { words as settingsLineItemsEn } from '../settings/words/line-items.en.ts';
import { words as settingsLocationsEn } from '../settings/words/locations.en.ts';
import { words as settingsSavedEn } from '../settings/words/saved.en.ts';
import { words as settingsLineItemsEs } from '../settings/words/line-items.es.ts';
import { words as settingsLocationsEs } from '../settings/words/locations.es.ts';
import { words as settingsSavedEs } from '../settings/words/saved.es.ts';
import { words as settingsLogosEn } from '../settings/words/logos.en.ts';
import { words as settingsLogosEs } from '../settings/words/logos.es.ts';
import { words as settingsNotificationsEn } from '../settings/words/notifications.en.ts';
import { words as settingsNotificationsEs } from '../settings/words/notifications.es.ts';
import { words as settingsThemesEn } from '../settings/words/themes.en.ts';
import { words as settingsThemesEs } from '../settings/words/themes.es.ts';
import { words as settingsTrucksEn } from '../settings/words/trucks.en.ts';
import { words as settingsEs } from '../settings/words/es.ts';
import { words as settingsCarriersEs } from '../settings/words/carriers.es.ts';
import { words as settingsHomeEs } from '../settings/words/home.es.ts';
import { words as settingsTrucksEs } from '../settings/words/trucks.es.ts';
import { words as setupEn } from '../setup/words/en.ts';
import { words as setupEs } from '../setup/words/es.ts';
import { words as sharingEn } from '../sharing/words/en.ts';
import { words as sharingEs } from '../sharing/words/es.ts';
import { words as singleSignOnEn } from '../single-sign-on/words/en.ts';
import { words as singleSignOnEs } from '../single-sign-on/words/es.ts';
import { words as statisticsEn } from '../statistics/words/en.ts';
import { words as statisticsEs } from '../statistics/words/es.ts';
import { words as tenderingEn } from '../tendering/words/en.ts';
import { words as tenderingEs } from '../tendering/words/es.ts';
import { words as tenderingDispatchEn } from '../tendering/words/dispatch.en.ts';
import { words as tenderingDispatchEs } from '../tendering/words/dispatch.es.ts';
import { words as trackingEn } from '../tracking/words/en.ts';
import { words as trackingEs } from '../tracking/words/es.ts';
import { words as usersEn } from '../users/words/en.ts';
import { words as usersEs } from '../users/words/es.ts';
import { words as usersManageEn } from '../users/words/manage.en.ts';
import { words as usersManageEs } from '../users/words/manage.es.ts';
import { words as usersProfileEn } from '../users/words/profile.en.ts';
import { words as usersProfileEs } from '../users/words/profile.es.ts';
import { words as usersSessionsEn } from '../users/words/sessions.en.ts';
import { words as usersSessionsEs } from '../users/words/sessions.es.ts';
import { words as webhooksEn } from '../webhooks/words/en.ts';
import { words as webhooksEs } from '../webhooks/words/es.ts';
import type { Widen } from '../words/widen.ts';

/** Every phrase of the screens, by feature. A part with a file of its own is a key of its feature. */
export const en = {
  accessorials: accessorialsEn,
  api_keys: apiKeysEn,
  audit: { ...auditEn, change: auditChangeEn },
  accounts: accountsEn,
  auth: { ...authEn, access: authAccessEn, passkeys: authPasskeysEn, second_factor: authSecondFactorEn },
  billing: { ...billingEn, load: billingLoadEn, pay: billingPayEn, screens: billingScreensEn },
  carrier_bills: { ...carrierBillsEn, screens: carrierBillsScreensEn },
  carriers: carriersEn,
  claims: { ...claimsEn, load: claimsLoadEn, screens: claimsScreensEn },
  commodities: { ...commoditiesEn, file: commoditiesFileEn },
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
    page: loadsPageEn,
    sheet: loadsSheetEn,
  },
  places: placesEn,
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
  },
  setup: setupEn,
  sharing: sharingEn,
  single_sign_on: singleSignOnEn,
  statistics: statisticsEn,
  tendering: { ...tenderingEn, dispatch: tenderingDispatchEn },
  tracking: trackingEn,
  users: { ...usersEn, manage: usersManageEn, profile: usersProfileEn, sessions: usersSessionsEn },
  webhooks: webhooksEn,
};

/** The same in Spanish. */
export const es = {
  accessorials: accessorialsEs,
  api_keys: apiKeysEs,
  audit: { ...auditEs, change: auditChangeEs },
  accounts: accountsEs,
  auth: { ...authEs, access: authAccessEs, passkeys: authPasskeysEs, second_factor: authSecondFactorEs },
  billing: { ...billingEs, load: billingLoadEs, pay: billingPayEs, screens: billingScreensEs },
  carrier_bills: { ...carrierBillsEs, screens: carrierBillsScreensEs },
  carriers: carriersEs,
  claims: { ...claimsEs, load: claimsLoadEs, screens: claimsScreensEs },
  commodities: { ...commoditiesEs, file: commoditiesFileEs },
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
    page: loadsPageEs,
    sheet: loadsSheetEs,
  },
  places: placesEs,
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
  },
  setup: setupEs,
  sharing: sharingEs,
  single_sign_on: singleSignOnEs,
  statistics: statisticsEs,
  tendering: { ...tenderingEs, dispatch: tenderingDispatchEs },
  tracking: trackingEs,
  users: { ...usersEs, manage: usersManageEs, profile: usersProfileEs, sessions: usersSessionsEs },
  webhooks: webhooksEs,
} satisfies Widen<typeof en>;
