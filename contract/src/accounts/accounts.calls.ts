import type { Calls } from '../http/endpoint.ts';

export const accountsCalls = {
  list: {
    method: 'GET',
    path: '/api/accounts/v2',
    permission: 'get:accounts',
  },
  exportList: {
    method: 'GET',
    path: '/api/accounts/export',
    permission: 'get:accounts',
    reply: 'file',
  },
  get: {
    method: 'GET',
    path: '/api/accounts/{id}',
    permission: 'get:accounts',
  },
  create: {
    method: 'POST',
    path: '/api/accounts',
    permission: 'post:accounts',
  },
  change: {
    method: 'PATCH',
    path: '/api/accounts/{id}',
    permission: 'patch:accounts',
  },
  close: {
    method: 'DELETE',
    path: '/api/accounts/{id}',
    permission: 'delete:accounts',
  },
  settings: {
    method: 'GET',
    path: '/api/accounts/settings',
    permission: 'get:account-settings',
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/accounts/settings',
    permission: 'patch:account-settings',
  },
  modes: {
    method: 'GET',
    path: '/api/accounts/modes',
    permission: 'get:accounts',
  },
  trackingPreferences: {
    method: 'GET',
    path: '/api/accounts/tracking-preferences',
    permission: 'get:accounts',
    closedToBranded: true,
  },
  changeTrackingPreferences: {
    method: 'PATCH',
    path: '/api/accounts/tracking-preferences',
    permission: 'patch:accounts',
    closedToBranded: true,
  },
  contacts: {
    method: 'GET',
    path: '/api/accounts/{id}/contacts',
    permission: 'get:crm-contact',
  },
} as const satisfies Calls;

/** Which account stands below which. A link is known by the id of the account below. */
export const accountChildrenCalls = {
  list: {
    method: 'GET',
    path: '/api/account-children',
    permission: 'get:accounts',
  },
  add: {
    method: 'POST',
    path: '/api/account-children',
    permission: 'post:accounts',
  },
  change: {
    method: 'PATCH',
    path: '/api/account-children/{id}',
    permission: 'post:accounts',
  },
  remove: {
    method: 'DELETE',
    path: '/api/account-children/{id}',
    permission: 'post:accounts',
  },
} as const satisfies Calls;

/** People to call at the operator's customers. */
export const contactsCalls = {
  list: {
    method: 'GET',
    path: '/api/crm/contacts',
    permission: 'get:crm-contact',
  },
  ofAccount: {
    method: 'GET',
    path: '/api/crm/contacts/account/{id}',
    permission: 'get:crm-contact',
  },
  add: {
    method: 'POST',
    path: '/api/crm/contacts',
    permission: 'post:crm-contact',
  },
  change: {
    method: 'PATCH',
    path: '/api/crm/contacts/{id}',
    permission: 'patch:crm-contact',
  },
  remove: {
    method: 'DELETE',
    path: '/api/crm/contacts/{id}',
    permission: 'delete:crm-contact',
  },
} as const satisfies Calls;

/** The operator's view of its customers: their accounts as a CRM reads and writes them. */
export const crmCalls = {
  accounts: {
    method: 'GET',
    path: '/api/crm/accounts',
    permission: 'get:crm-account',
  },
  addAccount: {
    method: 'POST',
    path: '/api/crm/accounts',
    permission: 'post:crm-account',
  },
  changeAccount: {
    method: 'PATCH',
    path: '/api/crm/accounts/{id}',
    permission: 'patch:crm-account',
  },
  closeAccount: {
    method: 'DELETE',
    path: '/api/crm/accounts/{id}',
    permission: 'delete:crm-account',
  },
  customers: {
    method: 'GET',
    path: '/api/crm/customers',
    permission: 'get:crm-account',
  },
} as const satisfies Calls;
