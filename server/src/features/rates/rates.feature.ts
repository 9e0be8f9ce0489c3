import { rates } from '@portal/contract/rates/rates.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { addDraft, changeDraft, removeDraft } from './drafts/drafts.ts';
import { importDraft } from './drafts/import-draft.ts';
import { getDraft } from './drafts/present-draft.ts';
import { publishDraft } from './drafts/publish-draft.ts';
import { explainPrice } from './explain/explain-price.ts';
import { exportSheet } from './export-sheet.ts';
import { getVersion, listRates } from './list-rates.ts';
import { changeTable, exportTable, getTable, importTable } from './shared/shared-tables.ts';

export const ratesFeature = feature({
  name: 'rates',
  uses: ['carriers', 'drayage', 'equipment', 'places', 'quotes'],
  routes: (app) =>
    serve(app, rates, {
      list: (ctx) => listRates(ctx),
      version: (ctx, { query }) => getVersion(ctx, query),
      exportSheet: (ctx, { query }) => exportSheet(ctx, query),
      addDraft: (ctx, { body }) => addDraft(ctx, body),
      draft: (ctx, { params }) => getDraft(ctx, params.id),
      changeDraft: (ctx, { params, body }) => changeDraft(ctx, params.id, body),
      removeDraft: (ctx, { params }) => removeDraft(ctx, params.id),
      importDraft: (ctx, { params, body }) => importDraft(ctx, params.id, body),
      publishDraft: (ctx, { params, body }) => publishDraft(ctx, params.id, body),
      explain: (ctx, { body }) => explainPrice(ctx, body),
      table: (ctx, { params }) => getTable(ctx, params.name),
      changeTable: (ctx, { params, body }) => changeTable(ctx, params.name, body),
      importTable: (ctx, { params, body }) => importTable(ctx, params.name, body),
      exportTable: (ctx, { params }) => exportTable(ctx, params.name),
    }),
});
