import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { changeDrayage } from './book/change-drayage.ts';
import { createDrayage } from './book/create-drayage.ts';
import { getDrayage } from './get-drayage.ts';
import { listLines } from './rate/list-lines.ts';
import { listPlaces, listPlacesAt } from './rate/list-places.ts';
import { requoteDrayage } from './book/requote-drayage.ts';

export const drayageRoutes = (app: App): void =>
  serve(app, drayage, {
    ports: (ctx) => listPlaces(ctx),
    portsAt: (ctx, { params }) => listPlacesAt(ctx, params.location),
    carriers: (_ctx, { query }) => listLines(query),
    get: (ctx, { params }) => getDrayage(ctx, params.load_id),
    create: (ctx, { query, body }) => createDrayage(ctx, body, query),
    change: (ctx, { params, body }) => changeDrayage(ctx, params.load_id, body),
    requote: (ctx, { params, query, body }) => requoteDrayage(ctx, params.load_id, { ...query, ...body }),
  });
