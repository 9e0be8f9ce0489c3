import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { getAccount } from './get-account.ts';
import { listAccounts } from './list-accounts.ts';

export const accountsFeature = feature({
  name: 'accounts',
  uses: [],
  routes: (app) =>
    serve(app, accounts, {
      list: (ctx, { query }) => listAccounts(ctx, query),
      get: (ctx, { params }) => getAccount(ctx, params.id),
    }),
});
