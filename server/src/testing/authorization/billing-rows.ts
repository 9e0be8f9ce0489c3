/** The rows of invoices, payments and statements in the authorization table. Agents have no right to payments by default. */
export const billingRows = `
GET /api/stripe load_id | admins | tree
GET /api/stripe/billings account_id | admins | tree
GET /api/stripe/billings/export account_id | admins | tree
GET /api/stripe/balances account_id | admins | tree
GET /api/stripe/billings/{id} id | admins | tree
GET /api/stripe/billings/{id}/pdf id | admins | tree
GET /api/stripe/billings/{id}/margin id | operator | shared
GET /api/stripe/history | admins | -
GET /api/stripe/files billing_id | admins | tree
POST /api/stripe/send-billing | admins | -
POST /api/stripe/billings/{id}/credit-notes id | operator | shared
POST /api/stripe/received-payments | operator | -
POST /api/stripe/billings/{id}/sent-refunds id | operator | shared
POST /api/stripe/billings/{id}/applied-credits id | operator | shared
POST /api/stripe/payments/{id}/bounce id | operator | shared
POST /api/stripe/payments/{id}/sent-refunds id | operator | shared
GET /api/stripe/payments/{id}/receipt id | admins | tree
POST /api/stripe/payments/{id}/receipt id | admins | tree
POST /api/claims/contests | admins | -
POST /api/stripe | admins-at-home | -
POST /api/stripe/pay | admins-at-home | -
GET /api/stripe/checkouts/{id} id | admins | tree
POST /api/stripe/checkouts/{id}/give-up id | admins-at-home | tree
GET /api/stripe/differences | operator | -
POST /api/stripe/billings/{id}/refunds id | operator | shared
POST /api/stripe/webhook | public | -
GET /api/accounts/get-statement account_id | unlinked | tree
GET /api/accounts/get-statement/file account_id | unlinked | tree
GET /api/accounts/statement-schedule account_id | admins | tree
PATCH /api/accounts/{id}/statement-schedule id | admins | tree
GET /api/accounts/statement-mail account_id | admins | tree
POST /api/accounts/{id}/send-statement id | admins | tree
GET /api/stripe/billings/{id}/collection id | operator | shared
POST /api/stripe/promises | operator | -
DELETE /api/stripe/billings/{id}/promise id | operator | shared
POST /api/stripe/billings/{id}/write-off id | operator | shared
POST /api/stripe/billings/{id}/write-off/decision id | operator | shared
POST /api/stripe/billings/{id}/write-off/recovery id | operator | shared
GET /api/accounts/dunning account_id | operator | shared
PATCH /api/accounts/{id}/dunning id | operator | shared
POST /api/accounts/{id}/upload-statement id | operator | shared
GET /api/accounts/statements/{id} id | unlinked | tree
GET /api/stripe/months | operator | -
POST /api/stripe/months/close | operator | -
POST /api/stripe/months/reopen | operator | -
GET /api/stripe/taxes | operator | -
GET /api/stripe/ledger | operator | -
GET /api/stripe/ledger/file | operator | -
GET /api/carrier-bills carrier_id | operator | shared
GET /api/carrier-bills load_id | operator | shared
GET /api/carrier-bills/{id} id | operator | shared
POST /api/carrier-bills | operator | -
POST /api/carrier-bills/files | operator | -
POST /api/carrier-bills/{id}/match id | operator | shared
POST /api/carrier-bills/{id}/charges id | operator | shared
GET /api/carrier-bills/charge-names carrier_id | operator | shared
POST /api/carrier-bills/charge-names | operator | -
PATCH /api/carrier-bills/{id}/differences id | operator | shared
POST /api/carrier-bills/{id}/packet id | operator | shared
POST /api/carrier-bills/{id}/approve id | operator | shared
POST /api/carrier-bills/{id}/pay id | operator | shared
POST /api/carrier-bills/{id}/void id | operator | shared
`;
