import { guests } from '@portal/contract/guests/guests.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { requestDemo } from './request-demo.ts';

export const guestsRoutes = (app: App): void =>
  serve(app, guests, { requestDemo: (ctx, { body }) => requestDemo(ctx, body) });
