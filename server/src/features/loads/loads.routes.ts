import { loads } from '@portal/contract/loads/loads.contract.ts';
import { type App, serve } from '../../platform/serve.ts';
import { changeBilling } from './change-billing.ts';
import { changeLoad } from './change-load.ts';
import { cloneLoad } from './clone-load.ts';
import { createLoad } from './create-load.ts';
import { exportLoads } from './export-loads.ts';
import { getLoad } from './get-load.ts';
import { getLoadDetails } from './get-load-details.ts';
import { listHistory } from './list-history.ts';
import { listLoads } from './list-loads.ts';

export const loadsRoutes = (app: App): void =>
  serve(app, loads, {
    list: (ctx, { query }) => listLoads(ctx, query),
    exportList: (ctx, { query }) => exportLoads(ctx, query),
    get: (ctx, { params }) => getLoad(ctx, params.id),
    details: (ctx, { params }) => getLoadDetails(ctx, params.id),
    create: (ctx, { body }) => createLoad(ctx, body),
    change: (ctx, { params, body }) => changeLoad(ctx, params.id, body),
    changeBilling: (ctx, { params, body }) => changeBilling(ctx, params.id, body),
    clone: (ctx, { params }) => cloneLoad(ctx, params.id),
    history: (ctx, { query }) => listHistory(ctx, query),
  });
