import { audit } from '@portal/contract/audit/audit.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export const auditFeature = feature({
  name: 'audit',
  uses: ['accounts'],
  routes: (app) =>
    serve(app, audit, {
      list: (ctx, { query }) => listAudit(ctx, query),
      exportList: (ctx, { query }) => exportAudit(ctx, query),
    }),
});
