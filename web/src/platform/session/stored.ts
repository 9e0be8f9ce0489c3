/** Every key this portal keeps in local storage. */
export const storedKeys = {
  session: 'portal.session',
  version: 'portal.version',
  userSettings: 'portal.user_settings',
  language: 'portal.language',
  unsavedLanguage: 'portal.unsaved_language',
  myLoadsTable: 'portal.my_loads_table',
  insuranceTable: 'portal.insurance_table',
  invoicesTable: 'portal.invoices_table',
  paymentsTable: 'portal.payments_table',
  carrierBillsTable: 'portal.carrier_bills_table',
  claimsTable: 'portal.claims_table',
  dispatchTable: 'portal.dispatch_table',
  approvalsTable: 'portal.approvals_table',
  auditTable: 'portal.audit_table',
  ediTable: 'portal.edi_table',
  apiKeysTable: 'portal.api_keys_table',
  allApiKeysTable: 'portal.all_api_keys_table',
  locationsTable: 'portal.locations_table',
  lineItemsTable: 'portal.line_items_table',
  usersTable: 'portal.users_table',
  colleaguesTable: 'portal.colleagues_table',
  customersTable: 'portal.customers_table',
  accountsBelowTable: 'portal.accounts_below_table',
  demoRequestsTable: 'portal.demo_requests_table',
  accountsTable: 'portal.accounts_table',
  failedJobsTable: 'portal.failed_jobs_table',
  myLoadsView: 'portal.my_loads_view',
  letterKeys: 'portal.letter_keys',
  charts: 'portal.charts',
  sidebar: 'portal.sidebar',
  conversation: 'portal.conversation',
  excludedCarriers: 'portal.excluded_carriers',
} as const;
export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];

/** Reads a stored value; null when there is none, or when it is not what this version writes. */
export const readStored = <T>(key: StoredKey): T | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

/** Stores a value; null removes it. A full or forbidden storage is no reason to stop working. */
export const writeStored = (key: StoredKey, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: the session then lives as long as the page.
  }
};
