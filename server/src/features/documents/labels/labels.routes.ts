import { labels } from '@portal/contract/documents/labels.contract.ts';
import { type App, serve } from '../../../platform/http/serve.ts';
import { previewLabel } from './preview-label.ts';
import { printLabels } from './print-labels.ts';

export const labelsRoutes = (app: App): void =>
  serve(app, labels, {
    print: (ctx, { params, query }) => printLabels(ctx, params.load_id, query),
    preview: (ctx, { params, query }) => previewLabel(ctx, params.load_id, query),
  });
