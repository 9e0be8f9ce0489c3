import { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import { exportSavedItems, importSavedItems } from './import-saved-items.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  changeSavedItem,
  getSavedItem,
  describeItems,
  listSavedItems,
  removeSavedItem,
  saveItem,
} from './saved-items.ts';
import { listHazmatNumbers, listUsedNumbers } from './commodity-numbers.ts';
import { listPicklists } from './list-picklists.ts';

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
      exportSavedItems: (ctx, { query }) => exportSavedItems(ctx, query),
      importSavedItems: (ctx, { body }) => importSavedItems(ctx, body),
      savedItem: (ctx, { params }) => getSavedItem(ctx, params.id),
      saveItem: (ctx, { body }) => saveItem(ctx, body),
      changeSavedItem: (ctx, { params, body }) => changeSavedItem(ctx, params.id, body),
      removeSavedItem: (ctx, { params }) => removeSavedItem(ctx, params.id),
    }),
});
