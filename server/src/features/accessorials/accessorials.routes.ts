import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listAccessorials } from './list-accessorials.ts';

export const accessorialsRoutes = (app: App): void =>
  serve(app, accessorials, { list: (_ctx, { query }) => listAccessorials(query) });
