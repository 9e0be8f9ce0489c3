/** The rows of the authorization table about settings, sign-in, users, roles, keys and accounts. */
export const peopleRows = `
GET /api/settings | operator | -
GET /api/settings/states | everybody | -
GET /api/settings/themes/uses | operator | -
GET /api/settings/{name} | operator | -
PATCH /api/settings/{name} | operator | -
GET /api/setup | operator | -
POST /api/setup/examples | operator | -
GET /api/demo-requests | operator | -
GET /api/demo-requests/{id} id | operator | shared
PATCH /api/demo-requests/{id} id | operator | shared
GET /api/failed-jobs | operator | -
POST /api/failed-jobs/retry | operator | -
GET /api/audit-entries account_id | admins | own
GET /api/audit-entries user_id | admins | own
GET /api/audit-entries object_id | admins | shared
GET /api/audit-entries/export account_id | admins | own
GET /api/audit-entries/export user_id | admins | own
GET /api/audit-entries/export object_id | admins | shared
GET /api/api-key account_id | keyholders | tree
GET /api/api-key/all account_id | operator | shared
GET /api/api-key/company | keyholders | -
POST /api/api-key | keyholders | -
POST /api/api-key/register | keyholders | -
PATCH /api/api-key/{id} id | keyholders | own
PATCH /api/api-key/{id}/status id | keyholders | tree
DELETE /api/api-key/{id} id | keyholders | own
POST /api/mcp | admins-at-home | -
GET /api/webhook | admins | -
POST /api/webhook | admins-at-home | -
PATCH /api/webhook/{id} id | admins-at-home | own
DELETE /api/webhook/{id} id | admins | own
POST /api/webhook/{id}/secret id | admins-at-home | own
DELETE /api/webhook/{id}/former-secret id | admins-at-home | own
POST /api/webhook/{id}/test id | admins | own
GET /api/webhook/{id}/deliveries id | admins | own
GET /api/webhook/{id}/deliveries/{delivery_id} id | admins | own
GET /api/webhook/{id}/deliveries/{delivery_id} delivery_id | admins | own
POST /api/webhook/{id}/deliveries/{delivery_id}/send id | admins | own
POST /api/webhook/{id}/deliveries/{delivery_id}/send delivery_id | admins | own
POST /api/webhook/{id}/replay id | admins | own
GET /api/events | admins | -
POST /api/auth/access-token | public | -
POST /api/auth/refresh | public | -
POST /api/auth/access-token/{id} id | keyholders | below
POST /api/auth/sign-out | people | -
GET /api/auth/credentials | everybody | -
GET /api/auth/second-factor | themselves | -
POST /api/auth/second-factor | themselves | -
POST /api/auth/second-factor/confirm | themselves | -
POST /api/auth/second-factor/recovery-codes | themselves | -
POST /api/auth/second-factor/remove | themselves | -
DELETE /api/users/{id}/second-factor id | keyholders | people
GET /api/auth/access | themselves | -
POST /api/auth/access/end | themselves | -
GET /api/auth/passkeys | themselves | -
POST /api/auth/passkeys | themselves | -
POST /api/auth/passkeys/options | themselves | -
POST /api/auth/passkeys/{id}/remove id | themselves | self
POST /api/auth/passkeys/sign-in/options | public | -
POST /api/auth/passkeys/sign-in | public | -
GET /api/notifications | themselves | -
GET /api/notifications/count | themselves | -
POST /api/notifications/read | themselves | -
GET /api/mail-choices | unbranded-selves | -
PATCH /api/mail-choices | unbranded-selves | -
GET /api/mail-samples/{name} | unbranded-keyholders | -
POST /api/mail-samples/{name}/send | unbranded-keyholders | -
GET /api/unsubscribe/{token} | public | -
POST /api/unsubscribe/{token} | public | -
POST /api/unsubscribe/{token}/undo | public | -
GET /api/users/me | everybody | -
GET /api/users/me/complete | everybody | -
PATCH /api/users/{id} id | everybody | people
GET /api/accounts/{id}/users id | everybody | colleagues
GET /api/accounts/{id}/users user_id | everybody | colleagues
GET /api/accounts/{id}/users role_id | everybody | shared
POST /api/accounts/{id}/users id | admins-at-home | tree
GET /api/users account_id | everybody | colleagues
GET /api/accounts/{id}/users/export id | admins | tree
GET /api/accounts/{id}/users/export user_id | admins | tree
GET /api/accounts/{id}/users/export role_id | admins | shared
GET /api/users/username | admins | -
POST /api/users/register | operator | -
POST /api/users/admin/register | operator | -
DELETE /api/users/{id} id | admins-at-home | people
PATCH /api/users/user-tour | everybody | -
GET /api/users/{id}/sessions id | themselves | people
DELETE /api/users/{id}/sessions/{session} id | themselves | people
DELETE /api/users/{id}/sessions id | themselves | people
GET /api/users/{id}/access id | keyholders | people
POST /api/users/{id}/access/end id | keyholders | people
GET /api/users/{id}/shared-links id | admins | people
POST /api/users/{id}/shared-links/end id | admins | people
POST /api/users/forgot-password | public | -
POST /api/users/recovery-password | public | -
GET /api/roles | admins | -
GET /api/roles/{id} id | admins | shared
POST /api/roles | operator | -
PATCH /api/roles/{id} id | operator | shared
DELETE /api/roles/{id} id | operator | shared
PATCH /api/roles/{id}/rights id | operator | shared
POST /api/roles/{id}/restore id | operator | shared
GET /api/role-permissions role_id | admins | shared
POST /api/role-permissions | operator | -
DELETE /api/role-permissions/{id} id | operator | shared
GET /api/permissions | admins | -
POST /api/permissions | operator | -
DELETE /api/permissions/{id} id | operator | shared
GET /api/accounts/v2 parent_id | everybody | tree
GET /api/accounts/export | everybody | -
GET /api/accounts/views | everybody | -
POST /api/accounts/views | everybody | -
PATCH /api/accounts/views/{id} id | everybody | self
DELETE /api/accounts/views/{id} id | everybody | self
GET /api/accounts/{id} id | everybody | tree
POST /api/accounts | operator | -
PATCH /api/accounts/{id} id | admins | tree
DELETE /api/accounts/{id} id | operator | shared
GET /api/accounts/settings | everybody | -
PATCH /api/accounts/settings | dispatching-admins | -
GET /api/accounts/modes | everybody | -
GET /api/accounts/tracking-preferences | unbranded | -
PATCH /api/accounts/tracking-preferences | unbranded-admins | -
GET /api/accounts/{id}/contacts id | admins | tree
GET /api/account-children account_id | everybody | tree
POST /api/account-children | operator | -
PATCH /api/account-children/{id} id | operator | shared
DELETE /api/account-children/{id} id | operator | shared
GET /api/crm/accounts | admins | -
POST /api/crm/accounts | operator | -
PATCH /api/crm/accounts/{id} id | operator | shared
DELETE /api/crm/accounts/{id} id | operator | shared
GET /api/crm/customers | admins | -
GET /api/crm/contacts account_id | admins | tree
GET /api/crm/contacts/account/{id} id | admins | tree
POST /api/crm/contacts | admins | -
PATCH /api/crm/contacts/{id} id | admins | tree
DELETE /api/crm/contacts/{id} id | admins | tree
POST /api/auth/magaya/access-token | public | -
POST /api/auth/magaya/validate | admins | -
GET /api/auth/magaya/credentials account_id | operator | shared
PATCH /api/auth/magaya/credentials | operator | -
POST /api/users/magaya/register | operator | -
PATCH /api/accounts/magaya/markups | operator | -
POST /api/auth/single-sign-on | public | -
POST /api/auth/single-sign-on/access-token | public | -
GET /api/accounts/{id}/single-sign-on id | operator | shared
PATCH /api/accounts/{id}/single-sign-on id | operator | shared
POST /api/accounts/{id}/single-sign-on/check id | operator | shared
GET /api/magaya-company/exist/{id} id | everybody | system
GET /api/magaya-entity/client | everybody | system
GET /api/magaya-entity/client/contacts client_id | everybody | system
POST /api/request-demo | public | -`;
