import { AccountViewFilters, accountViews } from '@portal/contract/accounts/account-views.contract.ts';
import { accountChildren, accounts, contacts, crm } from '@portal/contract/accounts/accounts.contract.ts';
import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { serve } from '../../platform/http/serve.ts';
import { viewsOfList } from '../loads/views/views-of-list.ts';
import { addChild, changeChild, listChildren, removeChild } from './account-tree.ts';
import { changeAccount } from './change-account.ts';
import { closeAccount } from './close-account.ts';
import { addContact, changeContact, listContacts, listContactsOf, removeContact } from './contacts.ts';
import { listCrmAccounts, listCustomers } from './crm.ts';
import { exportAccounts } from './export-accounts.ts';
import { getAccount } from './get-account.ts';
import { listAccounts, watchAccountCounts, watchRecentLoads } from './list-accounts.ts';
import { openAccount } from './open-account.ts';
import {
  changeSettings,
  changeTrackingPreferences,
  getModes,
  getSettings,
  getTrackingPreferences,
} from './own-account.ts';

export const accountsFeature = feature({
  name: 'accounts',
  uses: ['guests', 'loads', 'users'],
  settings: [keptSetting(defaultMarkups)],
  taken: {
    accounts_crm_account_id: { code: 'accounts.crm_id_taken', field: 'crm_account_id' },
    accounts_freight_system_id: { code: 'accounts.freight_system_id_taken', field: 'freight_system_id' },
  },
  routes: (app) => {
    serve(app, accounts, {
      list: (ctx, { query }) => listAccounts(ctx, query),
      exportList: (ctx, { query }) => exportAccounts(ctx, query),
      get: (ctx, { params }) => getAccount(ctx, params.id),
      create: (ctx, { body }) => openAccount(ctx, body),
      change: (ctx, { params, body }) => changeAccount(ctx, params.id, body),
      close: (ctx, { params }) => closeAccount(ctx, params.id),
      settings: (ctx) => getSettings(ctx),
      changeSettings: (ctx, { body }) => changeSettings(ctx, body),
      modes: (ctx) => getModes(ctx),
      trackingPreferences: (ctx) => getTrackingPreferences(ctx),
      changeTrackingPreferences: (ctx, { body }) => changeTrackingPreferences(ctx, body),
      contacts: (ctx, { params }) => listContactsOf(ctx, params.id),
    });
    serve(app, accountViews, viewsOfList({ name: 'accounts', filters: AccountViewFilters }));
    serve(app, accountChildren, {
      list: (ctx, { query }) => listChildren(ctx, query),
      add: (ctx, { body }) => addChild(ctx, body),
      change: (ctx, { params, body }) => changeChild(ctx, params.id, body),
      remove: (ctx, { params }) => removeChild(ctx, params.id),
    });
    serve(app, contacts, {
      list: (ctx, { query }) => listContacts(ctx, query),
      ofAccount: (ctx, { params }) => listContactsOf(ctx, params.id),
      add: (ctx, { body }) => addContact(ctx, body),
      change: (ctx, { params, body }) => changeContact(ctx, params.id, body),
      remove: (ctx, { params }) => removeContact(ctx, params.id),
    });
    serve(app, crm, {
      accounts: (ctx, { query }) => listCrmAccounts(ctx, query, ctx.http.request.signal),
      addAccount: (ctx, { body }) => openAccount(ctx, body),
      changeAccount: (ctx, { params, body }) => changeAccount(ctx, params.id, body),
      closeAccount: (ctx, { params }) => closeAccount(ctx, params.id),
      customers: (ctx, { query }) => listCustomers(ctx, query, ctx.http.request.signal),
    });
  },
  tickers: [watchAccountCounts, watchRecentLoads],
});
