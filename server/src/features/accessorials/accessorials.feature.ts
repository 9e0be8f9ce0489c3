import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { listAccessorials } from './list-accessorials.ts';

export const accessorialsFeature = feature({
  name: 'accessorials',
  uses: [],
  routes: (app) => serve(app, accessorials, { list: (_ctx, { query }) => listAccessorials(query) }),
});
