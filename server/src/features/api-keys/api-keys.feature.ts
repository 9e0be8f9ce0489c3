import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  changeKey,
  changeKeyStatus,
  createKey,
  getCompanyKey,
  listAllKeys,
  listKeys,
  registerKey,
  removeKey,
} from './api-keys.ts';

export const apiKeysFeature = feature({
  name: 'api-keys',
  uses: ['accounts', 'auth', 'users'],
  routes: (app) =>
    serve(app, apiKeys, {
      list: (ctx, { query }) => listKeys(ctx, query),
      all: (ctx, { query }) => listAllKeys(ctx, query),
      company: (ctx) => getCompanyKey(ctx),
      create: (ctx, { body }) => createKey(ctx, body),
      register: (ctx, { body }) => registerKey(ctx, body.name),
      change: (ctx, { params, body }) => changeKey(ctx, params.id, body),
      changeStatus: (ctx, { params, body }) => changeKeyStatus(ctx, params.id, body.status),
      remove: (ctx, { params }) => removeKey(ctx, params.id),
    }),
});
