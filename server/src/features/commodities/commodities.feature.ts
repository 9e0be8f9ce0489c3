import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { describeItems } from './describe-items.ts';
import { listHazmatNumbers } from './list-hazmat-numbers.ts';
import { listPicklists } from './list-picklists.ts';
import { listSavedItems } from './list-saved-items.ts';
import { listUsedNumbers } from './list-used-numbers.ts';

export const commoditiesFeature = feature({
  name: 'commodities',
  uses: [],
  routes: (app) =>
    serve(app, commodities, {
      picklists: () => listPicklists(),
      hazmatNumbers: (_ctx, { query }) => listHazmatNumbers(query),
      nmfc: (ctx, { query }) => listUsedNumbers(ctx, query),
      itemsInfo: (_ctx, { body }) => describeItems(body),
      savedItems: (ctx, { query }) => listSavedItems(ctx, query),
    }),
});
