import { advancedSearch } from '@portal/contract/loads/advanced-search.contract.ts';
import { importMappings } from '@portal/contract/loads/import/import-mappings.contract.ts';
import { lanes } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { loadImport } from '@portal/contract/loads/import/import.contract.ts';
import { loadParts } from '@portal/contract/loads/load-parts.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import {
  cancellationAsked,
  cancellationRefused,
  loadCancelled,
  loadCreated,
  loadStopChanged,
  quotesRequested,
} from '@portal/contract/loads/loads.events.ts';
import { joining } from '@portal/contract/loads/orders/joining.contract.ts';
import { orders } from '@portal/contract/loads/orders/orders.contract.ts';
import { savedViews } from '@portal/contract/loads/saved-views.contract.ts';
import { joinLoads, readJoining } from './join/join-loads.ts';
import { partLoad } from './join/part-load.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { createLoad } from './book/create-load.ts';
import { answerOrder } from './book/receive-order.ts';
import { addAccessorial, addAccessorials, listLoadAccessorials } from './change/add-accessorials.ts';
import { addLineItem, changeLineItem, removeLineItem } from './change/line-items.ts';
import { changeAccessorial } from './change/change-accessorial.ts';
import { changeBilling } from './change/change-billing.ts';
import { changeLoad } from './change/change-load.ts';
import { removeAccessorial, removeAccessorialOfLoad } from './change/remove-accessorial.ts';
import { getLoad, getLoadDetails } from './details/get-load-details.ts';
import { listHistory } from './history/list-history.ts';
import { importLoads } from './import/import-loads.ts';
import { addMapping, changeMapping, listMappings, removeMapping } from './import/mappings/import-mappings.ts';
import { readHeadings } from './import/mappings/read-mapped-file.ts';
import { writeTemplate } from './import/write-template.ts';
import { listLanePrices, listLanes } from './lanes/list-lanes.ts';
import { exportLoads } from './list/export-loads.ts';
import { listLoads } from './list/list-loads.ts';
import { searchLoads } from './list/search-loads.ts';
import { bookLoad, cancelLoadAct, changeBookedLoad, changeReferences } from './load-acts.ts';
import { changeResidential } from './stops/change-residential.ts';
import { changeStop } from './stops/change-stop.ts';
import { addView, changeView, listViews, removeView, viewsOfLoads } from './views/saved-views.ts';

export const loadsFeature = feature({
  name: 'loads',
  uses: ['carriers', 'commodities', 'equipment', 'places', 'taxes'],
  routes: (app) => {
    serve(app, advancedSearch, {
      search: (ctx, { query }) => searchLoads(ctx, query),
    });
    serve(app, loadImport, {
      template: (ctx, { query }) => writeTemplate(ctx, query.format, query.language),
      importLoads: (ctx, { body }) => importLoads(ctx, body),
    });
    serve(app, importMappings, {
      list: (ctx) => listMappings(ctx),
      add: (ctx, { body }) => addMapping(ctx, body),
      change: (ctx, { params, body }) => changeMapping(ctx, params.id, body),
      remove: (ctx, { params }) => removeMapping(ctx, params.id),
      readHeadings: (ctx, { body }) => readHeadings(ctx, body.file),
    });
    serve(app, lanes, {
      list: (ctx, { query }) => listLanes(ctx, query),
      prices: (ctx, { params }) => listLanePrices(ctx, params.id),
    });
    serve(app, joining, {
      read: (ctx, { params }) => readJoining(ctx, params.id),
      join: (ctx, { body }) => joinLoads(ctx, body.load_ids),
      part: (ctx, { params }) => partLoad(ctx, params.id),
    });
    serve(app, orders, { receive: (ctx, { body }) => answerOrder(ctx, body) });
    serve(app, savedViews, {
      list: (ctx) => listViews(ctx, viewsOfLoads),
      add: (ctx, { body }) => addView(ctx, viewsOfLoads, body),
      change: (ctx, { params, body }) => changeView(ctx, viewsOfLoads, params.id, body),
      remove: (ctx, { params }) => removeView(ctx, viewsOfLoads, params.id),
    });
    serve(app, loads, {
      list: (ctx, { query }) => listLoads(ctx, query),
      exportList: (ctx, { query }) => exportLoads(ctx, query),
      get: (ctx, { params }) => getLoad(ctx, params.id),
      details: (ctx, { params }) => getLoadDetails(ctx, params.id),
      create: (ctx, { body }) => createLoad(ctx, body),
      change: (ctx, { params, body }) => changeLoad(ctx, params.id, body),
      changeBilling: (ctx, { params, body }) => changeBilling(ctx, params.id, body),
      history: (ctx, { query }) => listHistory(ctx, query),
    });
    serve(app, loadParts, {
      accessorials: (ctx, { params }) => listLoadAccessorials(ctx, params.id),
      addAccessorials: (ctx, { params, body }) => addAccessorials(ctx, params.id, body.accessorials),
      removeAccessorialOfLoad: (ctx, { params, query }) =>
        removeAccessorialOfLoad(ctx, params.id, query.accessorial_id),
      listAccessorials: (ctx, { query }) => listLoadAccessorials(ctx, query.load_id),
      addAccessorial: (ctx, { body }) => addAccessorial(ctx, body),
      changeAccessorial: (ctx, { params, body }) => changeAccessorial(ctx, params.id, body),
      removeAccessorial: (ctx, { params }) => removeAccessorial(ctx, params.id),
      addLineItem: (ctx, { params, body }) => addLineItem(ctx, params.id, body),
      changeLineItem: (ctx, { params, body }) => changeLineItem(ctx, params.id, params.line_item_id, body),
      removeLineItem: (ctx, { params }) => removeLineItem(ctx, params.id, params.line_item_id),
      changeResidential: (ctx, { params, body }) => changeResidential(ctx, params.id, body),
      changeStop: (ctx, { params, body }) => changeStop(ctx, params.id, params.stop_id, body),
    });
  },
  acts: [bookLoad, changeBookedLoad, changeReferences, cancelLoadAct],
  events: [cancellationAsked, cancellationRefused, loadCancelled, loadCreated, loadStopChanged, quotesRequested],
});
