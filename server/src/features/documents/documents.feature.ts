import { documents } from '@portal/contract/documents/documents.contract.ts';
import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { labels } from '@portal/contract/documents/labels.contract.ts';
import { documentsLogo } from '@portal/contract/documents/logo.contract.ts';
import { carrierTerms } from '@portal/contract/documents/documents.settings.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { serve } from '../../platform/http/serve.ts';
import { issueBol, reissueBol, watchBols } from './bol/issue-bol.ts';
import { joinPapers } from './join/join-papers.ts';
import { previewLabel } from './labels/preview-label.ts';
import { printLabels } from './labels/print-labels.ts';
import { changeLogo, inspectLogo } from './logo/change-logo.ts';
import { getAccountLogo } from './logo/read-logo.ts';
import { generateDocument } from './papers/generate-document.ts';
import { listAttachments, listCarrierPapers, listInvoices } from './papers/list-papers.ts';
import { downloadFile } from './store/download-file.ts';
import { filePod } from './store/file-pod.ts';
import { listDocuments } from './store/list-documents.ts';
import { removeDocument } from './store/remove-document.ts';
import { claimFileStore, sweepUnnamedFiles } from './store/sweep-files.ts';
import { inspectUpload, uploadDocument } from './store/upload-document.ts';

export const documentsFeature = feature({
  name: 'documents',
  uses: ['commodities', 'drayage', 'loads'],
  routes: (app) => {
    serve(
      app,
      documents,
      {
        list: (ctx, { params }) => listDocuments(ctx, params.load_id),
        upload: (ctx, { body }) => uploadDocument(ctx, body),
        remove: (ctx, { params }) => removeDocument(ctx, params.document_id),
        download: (ctx, { params }) => downloadFile(ctx, params.token),
      },
      {
        upload: (ctx, { body }) => inspectUpload(ctx, body),
      },
    );
    serve(
      app,
      documentsLogo,
      {
        changeLogo: async (ctx, { params, body }) => {
          const logo_url = await changeLogo(ctx, params.id, 'logo_key', body.logo);
          return { account_id: params.id, has_logo: logo_url !== null, logo_url };
        },
        change: async (ctx, { params, body }) => {
          const documents_logo_url = await changeLogo(ctx, params.id, 'documents_logo_key', body.logo);
          return { account_id: params.id, has_documents_logo: documents_logo_url !== null, documents_logo_url };
        },
        picture: (ctx, { params }) => getAccountLogo(ctx, params.name),
      },
      {
        changeLogo: (ctx, { params, body }) => inspectLogo(ctx, params.id, body.logo),
        change: (ctx, { params, body }) => inspectLogo(ctx, params.id, body.logo),
      },
    );
    serve(app, generatedPapers, {
      generate: (ctx, { body }) => generateDocument(ctx, body),
      forCarrier: (ctx, { query }) => listCarrierPapers(ctx, query.load_id),
      invoices: (ctx, { query }) => listInvoices(ctx, query.load_id),
      ofAccount: (ctx, { query }) => listAttachments(ctx, query),
      joined: (ctx, { query }) => joinPapers(ctx, query.load_ids, query.type),
    });
    serve(app, labels, {
      print: (ctx, { params, query }) => printLabels(ctx, params.load_id, query),
      preview: (ctx, { params, query }) => previewLabel(ctx, params.load_id, query),
    });
  },
  settings: [keptSetting(carrierTerms)],
  events: [documentFiled],
  listeners: [filePod, issueBol, reissueBol],
  tickers: [claimFileStore, sweepUnnamedFiles, watchBols],
});
