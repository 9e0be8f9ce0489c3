/**
 * The right that each call asks for, written by hand: a second opinion beside the permissions of the contract, for
 * people whose role holds few or odd rights. `signed-in` asks for a session alone. Paths are under `/api`.
 */
const rightsAndCalls = `
get:accessorials
  GET /accessorials
get:account-settings
  GET /accounts/settings
patch:account-settings
  PATCH /accounts/settings
delete:accounts
  DELETE /accounts/{id}
get:accounts
  GET /accounts/views
  POST /accounts/views
  PATCH /accounts/views/{id}
  DELETE /accounts/views/{id}
  GET /account-children
  GET /accounts/v2
  GET /accounts/export
  GET /accounts/{id}
  GET /accounts/modes
  GET /accounts/tracking-preferences
  GET /magaya-company/exist/{id}
  GET /magaya-entity/client
  GET /magaya-entity/client/contacts
patch:accounts
  PATCH /accounts/{id}
  PATCH /accounts/tracking-preferences
  PATCH /accounts/{id}/settings/logo
  PATCH /accounts/{id}/settings/documents-logo
  POST /auth/magaya/validate
  GET /mail-samples/{name}
  POST /mail-samples/{name}/send
post:accounts
  POST /account-children
  PATCH /account-children/{id}
  DELETE /account-children/{id}
  POST /accounts
  GET /auth/magaya/credentials
  PATCH /auth/magaya/credentials
  POST /users/magaya/register
  PATCH /accounts/magaya/markups
  GET /demo-requests
  GET /demo-requests/{id}
  PATCH /demo-requests/{id}
  GET /accounts/{id}/single-sign-on
  PATCH /accounts/{id}/single-sign-on
  POST /accounts/{id}/single-sign-on/check
  POST /users/register
  POST /users/admin/register
delete:api-key
  DELETE /api-key/{id}
get:api-key
  GET /api-key
  GET /api-key/all
  GET /api-key/company
patch:api-key
  PATCH /api-key/{id}
  PATCH /api-key/{id}/status
post:api-key
  POST /api-key
  POST /api-key/register
get:assignment
  GET /assignments
  GET /assignments/export
  GET /assignments/views
  POST /assignments/views
  PATCH /assignments/views/{id}
  DELETE /assignments/views/{id}
post:assignment
  POST /assignments/{load_id}
  POST /assignments/{load_id}/decline
  POST /loads/{load_id}/progress
get:audit
  GET /audit-entries
  GET /audit-entries/export
post:billing
  POST /stripe/billings/{id}/credit-notes
  POST /stripe/received-payments
  POST /stripe/billings/{id}/sent-refunds
  POST /stripe/billings/{id}/applied-credits
  POST /stripe/payments/{id}/bounce
  POST /stripe/payments/{id}/sent-refunds
  POST /accounts/{id}/upload-statement
  GET /stripe/ledger
  GET /stripe/ledger/file
  GET /stripe/differences
  POST /stripe/billings/{id}/refunds
  GET /stripe/billings/{id}/collection
  POST /stripe/promises
  DELETE /stripe/billings/{id}/promise
  POST /stripe/billings/{id}/write-off
  POST /stripe/billings/{id}/write-off/decision
  POST /stripe/billings/{id}/write-off/recovery
  GET /accounts/dunning
  PATCH /accounts/{id}/dunning
post:period-close
  GET /stripe/months
  POST /stripe/months/close
  POST /stripe/months/reopen
get:tax
  GET /stripe/taxes
get:approval
  GET /approvals
  GET /approvals/{id}
post:approval
  POST /approvals/{id}/approve
  POST /approvals/{id}/send-back
  POST /approvals/{id}/propose
  GET /approval-deputies
  POST /approval-deputies
  DELETE /approval-deputies/{id}
get:approval-rule
  GET /approval-rules
  GET /approval-rules/versions
  GET /routing-guide
  GET /routing-guide/versions
  POST /routing-guide/trial
patch:approval-rule
  PATCH /approval-rules
  PATCH /routing-guide
get:cancellation
  GET /cancellation/{load_id}
post:cancellation
  POST /cancellation/{load_id}
delete:carrier-alert
  DELETE /carriers-alert/{id}
get:carrier-alert
  GET /carriers-alert
patch:carrier-alert
  GET /carriers-alert/figures
  PATCH /carriers-alert/{id}
post:carrier-alert
  POST /carriers-alert
get:carrier-bills
  GET /stripe/billings/{id}/margin
  GET /carrier-bills
  GET /carrier-bills/{id}
  GET /carrier-bills/charge-names
post:carrier-bills
  POST /carrier-bills
  POST /carrier-bills/files
  POST /carrier-bills/{id}/match
  POST /carrier-bills/{id}/charges
  POST /carrier-bills/charge-names
  PATCH /carrier-bills/{id}/differences
  POST /carrier-bills/{id}/packet
  POST /carrier-bills/{id}/approve
  POST /carrier-bills/{id}/pay
  POST /carrier-bills/{id}/void
get:carrier-connection
  GET /carrier-connections
  GET /carrier-connections/{id}/scorecard
  GET /carrier-calendars
patch:carrier-connection
  PATCH /carrier-connections/{id}
  POST /carrier-connections/{id}/check
  POST /carrier-connections/{id}/webhook-secret
  DELETE /carrier-connections/{id}/webhook-secret
  PATCH /carrier-connections/{id}/logo
  DELETE /carrier-connections/{id}/logo
  PATCH /carrier-calendars/{code}
post:carrier-connection
  POST /carrier-connections
  POST /carrier-calendars
  POST /setup/examples
get:edi
  GET /edi-messages
  GET /edi-messages/{id}
  GET /edi-partners
patch:edi
  POST /edi-messages/{id}/decision
  POST /edi-partners/{carrier_id}/poll
get:carrier-wire
  GET /carrier-wires
patch:carrier-wire
  PATCH /carrier-wires/{id}
  POST /carrier-wires/{id}/check
  POST /edi-partners/{carrier_id}/host-key
  POST /edi-partners/{carrier_id}/key-pair
post:carrier-wire
  POST /carrier-wires
delete:carrier-wire
  DELETE /carrier-wires/{id}
get:carriers
  GET /carrier-db
  GET /carrier-db/{id}
  GET /loads/{id}/carriers
  GET /loads/{id}/routing-guide
  GET /loads/{id}/carriers/earlier
patch:carriers
  GET /loads/{id}/carriers/markups
  PATCH /loads/{id}/carriers/markups
patch:certificate-number
  PATCH /v2/quote-insurance/{id}/certificate-number
  PATCH /claims/{id}/insurer-report
get:claims
  GET /claims/views
  POST /claims/views
  PATCH /claims/views/{id}
  DELETE /claims/views/{id}
  GET /claims
  GET /claims/export
  GET /claims/guide
  GET /claims/{id}
  GET /claims/{id}/messages
  GET /claims/{id}/insurer-report
patch:claims
  PATCH /claims/{id}
post:claims
  POST /claims
  POST /claims/{id}/messages
  POST /claims/{id}/packet
  POST /claims/{id}/insurer-report
get:clone
  GET /clone/{id}
delete:crm-account
  DELETE /crm/accounts/{id}
get:conversation
  GET /loads/{id}/conversation
  GET /loads/{id}/conversation/people
  POST /loads/{id}/conversation/read
  PATCH /loads/{id}/watch
post:conversation
  POST /loads/{id}/conversation
  PATCH /loads/{id}/conversation/{message_id}
  DELETE /loads/{id}/conversation/{message_id}
  PATCH /loads/{id}/assignee
get:crm-account
  GET /crm/accounts
  GET /crm/customers
patch:crm-account
  PATCH /crm/accounts/{id}
post:crm-account
  POST /crm/accounts
delete:crm-contact
  DELETE /crm/contacts/{id}
get:crm-contact
  GET /accounts/{id}/contacts
  GET /crm/contacts
  GET /crm/contacts/account/{id}
patch:crm-contact
  PATCH /crm/contacts/{id}
post:crm-contact
  POST /crm/contacts
get:distance-coordinates
  GET /distance/coordinates
post:docs-generate
  POST /docs/generate
get:docs
  GET /docs/{load_id}
  GET /docs/carriers
  GET /docs/invoice
  GET /docs/account/attachments
  GET /docs/joined
get:history
  GET /history
delete:home
  DELETE /carousel/{id}
  DELETE /home/{id}
get:home
  GET /carousel
  GET /home
  GET /statistics/load-modes
  GET /statistics/load-carriers
  GET /statistics/load-status
  GET /statistics/load-accessorials
  GET /statistics/billing
  GET /statistics/stops-states
  GET /statistics/load-modes-monthly
  GET /statistics/attention
patch:home
  PATCH /carousel/{id}
  PATCH /carousel/order
  PATCH /home/{id}
post:home
  POST /carousel
  POST /carousel/{id}/image
  POST /carousel/{id}/video
  POST /home
delete:insurance
  DELETE /v2/quote-insurance/{id}
get:insurance
  GET /v2/quote-insurance
  GET /v2/quote-insurance/search
  GET /v2/quote-insurance/export
  GET /v2/quote-insurance/{id}
  POST /v2/quote-insurance/quote
  GET /v2/quote-insurance/{id}/files
  GET /v2/quote-insurance/{id}/files/{document_id}
patch:insurance
  PATCH /v2/quote-insurance/{id}
post:insurance
  POST /v2/quote-insurance
  POST /v2/quote-insurance/{id}/requote
  POST /v2/quote-insurance/{id}/certify
  POST /v2/quote-insurance/{id}/documents
  POST /v2/quote-insurance/{id}/share-files
  POST /v2/quote-insurance/{id}/upload-url
  POST /insurance-uploads/{token}
delete:line-items
  DELETE /account-commodity/{id}
  DELETE /loads/{id}/line-items/{line_item_id}
get:line-items
  GET /loads/line-item-picklists
  GET /account-commodity
  GET /account-commodity/export
  GET /account-commodity/{id}
patch:line-items
  PATCH /account-commodity/{id}
  PATCH /loads/{id}/line-items/{line_item_id}
post:line-items
  POST /account-commodity/import
  POST /account-commodity
  POST /loads/{id}/line-items
delete:load-accessorials
  DELETE /loads/{id}/accessorials
  DELETE /load-accessorials/{id}
get:load-accessorials
  GET /loads/{id}/accessorials
  GET /load-accessorials
patch:load-accessorials
  PATCH /load-accessorials/{id}
post:load-accessorials
  POST /loads/{id}/accessorials
  POST /load-accessorials
get:loads
  GET /lanes
  GET /loads/{id}/lane-prices
  GET /loads/{id}/joining
  GET /drayage/deadlines
  GET /drayage/{load_id}
  GET /loads/advanced
  GET /loads
  GET /loads/export
  GET /loads/{id}
  GET /loads/details/{id}
  GET /loads/views
  POST /loads/views
  PATCH /loads/views/{id}
  DELETE /loads/views/{id}
  GET /loads/{load_id}/assignment
patch:loads
  PATCH /drayage/{load_id}
  PATCH /loads/{id}/residential
  PATCH /loads/{id}
  PATCH /loads/{id}/billing-po
post:loads
  POST /drayage
  GET /loads/import-template
  POST /loads/import
  GET /loads/import-mappings
  POST /loads/import-mappings
  PATCH /loads/import-mappings/{id}
  DELETE /loads/import-mappings/{id}
  POST /loads/import-headings
  POST /loads
  POST /orders
  POST /loads/join
  POST /loads/{id}/part
delete:locations
  DELETE /locations/{id}
get:locations
  GET /locations
  GET /locations/export
  GET /locations/{id}
  GET /notice-refusals
patch:locations
  PATCH /locations/{id}
post:locations
  POST /locations/import
  POST /locations
get:nmfc-standardization
  GET /standardizers/un-numbers
  GET /standardizers/nmfc
post:nmfc-standardization
  POST /standardizers/line-items/info
get:operations-quote
  GET /drayage/operations
post:operations-quote
  POST /drayage/{load_id}/quote
  POST /drayage/{load_id}/hand-back
get:operator-statistics
  GET /statistics/operator/overview
  GET /statistics/operator/margins
  GET /statistics/operator/funnel
  GET /statistics/operator/first-quotes
  GET /statistics/operator/commissions
  GET /statistics/operator/report
get:payments
  GET /stripe
  GET /stripe/balances
  GET /stripe/billings
  GET /stripe/billings/export
  GET /stripe/billings/{id}
  GET /stripe/billings/{id}/pdf
  GET /stripe/history
  GET /stripe/files
  GET /stripe/checkouts/{id}
  GET /stripe/payments/{id}/receipt
  GET /accounts/statement-schedule
  GET /accounts/statement-mail
post:payments
  POST /stripe/send-billing
  POST /claims/contests
  POST /stripe/payments/{id}/receipt
  POST /stripe
  POST /stripe/pay
  POST /stripe/checkouts/{id}/give-up
  PATCH /accounts/{id}/statement-schedule
  POST /accounts/{id}/send-statement
delete:permissions
  DELETE /permissions/{id}
get:permissions
  GET /permissions
post:permissions
  POST /permissions
get:quote-file
  GET /quote-file
  GET /quote-file/excel
post:quote-file
  POST /quote-file
  POST /quote-file/excel
get:quote
  GET /drayage/ports
  GET /drayage/ports/{location}
  GET /drayage/carriers
  GET /drayage/rates
post:quote
  POST /drayage/requote/{load_id}
  POST /loads/{id}/quote
  POST /loads/{id}/operations
get:rates
  GET /rates
  GET /rates/version
  GET /rates/export
  GET /rates/drafts/{id}
  POST /rates/explain
  GET /rates/tables/{name}
  GET /rates/tables/{name}/export
patch:rates
  POST /rates/drafts
  PATCH /rates/drafts/{id}
  DELETE /rates/drafts/{id}
  POST /rates/drafts/{id}/import
  POST /rates/drafts/{id}/publish
  PATCH /rates/tables/{name}
  POST /rates/tables/{name}/import
delete:role-permission
  DELETE /role-permissions/{id}
get:role-permission
  GET /role-permissions
post:role-permission
  POST /role-permissions
  PATCH /roles/{id}/rights
  POST /roles/{id}/restore
delete:role
  DELETE /roles/{id}
get:role
  GET /roles
  GET /roles/{id}
patch:role
  PATCH /roles/{id}
post:role
  POST /roles
get:settings
  GET /settings
  GET /settings/themes/uses
  GET /settings/{name}
patch:settings
  GET /failed-jobs
  POST /failed-jobs/retry
  PATCH /settings/{name}
  GET /setup
post:share-files
  POST /share-files/{id}
  GET /share-files/{id}
  POST /shares/{share_id}/revoke
  GET /loads/{load_id}/tracking-link
  POST /loads/{load_id}/tracking-link
  POST /tracking-links/{tracking_link_id}/revoke
  GET /loads/{load_id}/notices
  PATCH /loads/{load_id}/notices
get:shipping-label
  GET /shipping-label/{load_id}
  GET /shipping-label/{load_id}/preview
post:sign-in-as
  POST /auth/access-token/{id}
signed-in
  GET /auth/access
  POST /auth/access/end
  POST /auth/sign-out
  GET /auth/credentials
  GET /auth/passkeys
  POST /auth/passkeys/options
  POST /auth/passkeys
  POST /auth/passkeys/{id}/remove
  GET /auth/second-factor
  POST /auth/second-factor
  POST /auth/second-factor/confirm
  POST /auth/second-factor/recovery-codes
  POST /auth/second-factor/remove
  GET /accounts/get-statement
  GET /accounts/get-statement/file
  GET /accounts/statements/{id}
  GET /mail-choices
  PATCH /mail-choices
  GET /notifications
  GET /notifications/count
  POST /notifications/read
  GET /settings/states
  GET /users/me
  GET /users/me/complete
  PATCH /users/{id}
  PATCH /users/user-tour
  GET /users/{id}/sessions
  DELETE /users/{id}/sessions/{session}
  DELETE /users/{id}/sessions
get:stops
  GET /address/verify-stop/account/{id}
  GET /timezone-validation
patch:stops
  PATCH /loads/{id}/stops/{stop_id}
delete:templates
  DELETE /templates/{id}
get:templates
  GET /templates
  GET /templates/{id}
  GET /recurring-loads
  GET /recurring-loads/{id}
patch:templates
  PATCH /templates/{id}
  PATCH /recurring-loads/{id}
  POST /recurring-loads/{id}/skipped-days
  DELETE /recurring-loads/{id}/skipped-days/{day}
post:templates
  POST /templates
  POST /recurring-loads
post:tender
  POST /loads/{id}/approval
  POST /approvals/{id}/withdraw
  POST /loads/{id}/tender
delete:truck-type
  DELETE /trucks-types/{id}
get:truck-type
  GET /trucks-types
patch:truck-type
  PATCH /trucks-types/{id}
  PATCH /trucks-types/{id}/image
post:truck-type
  POST /trucks-types
post:user-docs
  POST /user-docs
  DELETE /user-docs/{document_id}
delete:user
  DELETE /users/{id}
get:user
  GET /accounts/{id}/users
  GET /users
patch:user
  DELETE /users/{id}/second-factor
  GET /users/{id}/access
  POST /users/{id}/access/end
  GET /users/{id}/shared-links
  POST /users/{id}/shared-links/end
  GET /accounts/{id}/users/export
  GET /users/username
post:user
  POST /accounts/{id}/users
post:mcp
  POST /mcp
get:webhook
  GET /webhook
  GET /webhook/{id}/deliveries
  GET /webhook/{id}/deliveries/{delivery_id}
  GET /events
post:webhook
  POST /webhook
  POST /webhook/{id}/test
  POST /webhook/{id}/replay
  POST /webhook/{id}/deliveries/{delivery_id}/send
patch:webhook
  PATCH /webhook/{id}
  POST /webhook/{id}/secret
  DELETE /webhook/{id}/former-secret
delete:webhook
  DELETE /webhook/{id}
`;

const rightOfCall = new Map<string, string>();
let right = '';
for (const line of rightsAndCalls.split('\n')) {
  const [method, path] = line.trim().split(' ');
  if (line.startsWith('  ')) rightOfCall.set(`${method} /api${path}`, right);
  else right = line;
}

/** The right that a call asks for, or `signed-in`, by the table above. */
export const rightOf = (call: string): string => {
  const found = rightOfCall.get(call);
  if (!found) throw new Error(`nobody says which right ${call} asks for`);
  return found;
};
