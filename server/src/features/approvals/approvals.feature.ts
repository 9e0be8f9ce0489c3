import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import {
  approvalAsked,
  approvalEnded,
  approvalEscalated,
  approvalProposed,
} from '@portal/contract/approvals/approvals.events.ts';
import { guide } from '@portal/contract/approvals/guide/guide.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeRules, getRules, listRuleVersions } from './approval-rules.ts';
import { askApproval } from './ask-approval.ts';
import { approve, propose, sendBack, withdraw } from './decide-approval.ts';
import { addDeputy, listDeputies, removeDeputy } from './deputies.ts';
import { getGuide, guideOfLoad, listGuideVersions, publishGuide, tryRules } from './guide/routing-guide.ts';
import { approvalVeto } from './judge-rules.ts';
import { listApprovals } from './list-approvals.ts';
import { readApproval } from './present-approval.ts';
import { watchApprovals } from './watch-approvals.ts';

export const approvalsFeature = feature({
  name: 'approvals',
  uses: ['auth', 'billing', 'loads', 'tendering'],
  routes: (app) => {
    serve(app, approvals, {
      list: (ctx, { query }) => listApprovals(ctx, query),
      read: (ctx, { params }) => readApproval(ctx, params.id),
      ask: (ctx, { params, body }) => askApproval(ctx, params.id, body),
      approve: (ctx, { params, body }) => approve(ctx, params.id, body.price),
      sendBack: (ctx, { params, body }) => sendBack(ctx, params.id, body.note),
      propose: (ctx, { params, body }) => propose(ctx, params.id, body.carrier_quote_id, body.note),
      withdraw: (ctx, { params }) => withdraw(ctx, params.id),
      deputies: (ctx) => listDeputies(ctx),
      addDeputy: (ctx, { body }) => addDeputy(ctx, body),
      removeDeputy: (ctx, { params }) => removeDeputy(ctx, params.id),
      rules: (ctx) => getRules(ctx),
      changeRules: (ctx, { body }) => changeRules(ctx, body),
      ruleVersions: (ctx, { query }) => listRuleVersions(ctx, query),
    });
    serve(app, guide, {
      read: (ctx) => getGuide(ctx),
      publish: (ctx, { body }) => publishGuide(ctx, body),
      versions: (ctx, { query }) => listGuideVersions(ctx, query),
      try: (ctx, { body }) => tryRules(ctx, body),
      ofLoad: (ctx, { params }) => guideOfLoad(ctx, params.id),
    });
  },
  events: [approvalAsked, approvalEnded, approvalEscalated, approvalProposed],
  vetoes: [approvalVeto],
  tickers: [watchApprovals],
});
