import { documents } from '@portal/contract/documents/documents.contract.ts';
import { type App, serve } from '../../platform/serve.ts';
import { downloadFile } from './download-file.ts';
import { listDocuments } from './list-documents.ts';

export const documentsRoutes = (app: App): void =>
  serve(app, documents, {
    list: (ctx, { params }) => listDocuments(ctx, params.load_id),
    download: (ctx, { params }) => downloadFile(ctx, params.token),
  });
