import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { type App, serve } from '../../platform/serve.ts';
import { listQuotes } from './list-quotes.ts';
import { requestQuotes } from './request-quotes.ts';
import { setMarkup } from './set-markup.ts';

export const quotesRoutes = (app: App) =>
  serve(app, quotes, {
    list: (ctx, { params }) => listQuotes(ctx, params.id),
    setMarkup: (ctx, { params, body }) => setMarkup(ctx, params.id, body),
    request: (ctx, { params }) => requestQuotes(ctx, params.id),
  });
