import { guideCalls } from '@portal/contract/approvals/guide/guide.calls.ts';
import type { guide as guideRows } from '@portal/contract/approvals/guide/guide.contract.ts';
import type { GuideChange, GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { approvalKeys } from '../approvals.keys.ts';

const calls = callsOf<typeof guideRows>(guideCalls);

export const routingGuide = queryOptions({
  queryKey: approvalKeys.guide,
  queryFn: ({ signal }) => api(calls.read, {}, signal),
});

export const guideVersions = queryOptions({
  queryKey: approvalKeys.guideVersions,
  queryFn: ({ signal }) => api(calls.versions, { query: { limit: 100 } }, signal),
});

/** What rules would have come to; nothing is kept. */
export const guideTrial = (rules: readonly GuideRule[]) =>
  queryOptions({
    queryKey: approvalKeys.trial(rules),
    queryFn: ({ signal }) => api(calls.try, { body: { rules: [...rules] } }, signal),
  });

export const publishGuide = (body: GuideChange) => api(calls.publish, { body });
