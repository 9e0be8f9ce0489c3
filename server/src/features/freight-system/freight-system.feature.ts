import { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { companyExists, listClients, listClientContacts } from './linked-company.ts';

export const freightSystemFeature = feature({
  name: 'freight-system',
  uses: [],
  routes: (app) =>
    serve(app, freightSystem, {
      companyExists: (ctx, { params }) => companyExists(ctx, params.id),
      clients: (ctx, { query }) => listClients(ctx, query),
      contacts: (ctx, { query }) => listClientContacts(ctx, query),
    }),
});
