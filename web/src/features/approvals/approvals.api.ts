import type { Approval, NewApproval } from '@portal/contract/approvals/approval.ts';
import type { ApprovalRulesChange } from '@portal/contract/approvals/approval-rules.ts';
import type { ApprovalView } from '@portal/contract/approvals/approval-states.ts';
import { approvalsCalls } from '@portal/contract/approvals/approvals.calls.ts';
import type { approvals as approvalsRows } from '@portal/contract/approvals/approvals.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import { approvalKeys } from './approvals.keys.ts';

const calls = callsOf<typeof approvalsRows>(approvalsCalls);

export type ApprovalPage = Received<typeof approvalsRows.list>;
type ApprovalQuestion = { view: ApprovalView; skip: number; limit: number };

export const approvalList = (query: ApprovalQuestion) =>
  queryOptions({
    queryKey: approvalKeys.list(query),
    queryFn: ({ signal }) => api(calls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** While a request waits, what others decide of it is looked for so often beside the socket. */
const lookAgainMs = 20_000;

export const approvalRequest = (id: number) =>
  queryOptions({
    queryKey: approvalKeys.one(id),
    queryFn: ({ signal }) => api(calls.read, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? lookAgainMs : false),
  });

export const deputyList = queryOptions({
  queryKey: approvalKeys.deputies,
  queryFn: ({ signal }) => api(calls.deputies, {}, signal),
});

export const approvalRules = queryOptions({
  queryKey: approvalKeys.rules,
  queryFn: ({ signal }) => api(calls.rules, {}, signal),
});

export const ruleVersions = queryOptions({
  queryKey: approvalKeys.versions,
  queryFn: ({ signal }) => api(calls.ruleVersions, { query: { limit: 100 } }, signal),
});

export const askApproval = (loadId: number, body: NewApproval) =>
  api(calls.ask, { params: { id: loadId }, body }, undefined, crypto.randomUUID());

/** What may be done with a request. */
export type Decision =
  | { act: 'approve'; price: number }
  | { act: 'send_back'; note: string }
  | { act: 'propose'; carrier_quote_id: number; note: string }
  | { act: 'withdraw' };

const decide = (id: number, decision: Decision): Promise<Approval> => {
  const params = { id };
  switch (decision.act) {
    case 'approve':
      return api(calls.approve, { params, body: { price: decision.price } }, undefined, crypto.randomUUID());
    case 'send_back':
      return api(calls.sendBack, { params, body: { note: decision.note } });
    case 'propose': {
      const { carrier_quote_id, note } = decision;
      return api(calls.propose, { params, body: { carrier_quote_id, note } });
    }
    case 'withdraw':
      return api(calls.withdraw, { params });
  }
};

/** Decides about a request; whatever shows it or its load is read again, also after a refusal. */
export const useDecision = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decide(id, decision),
    onSuccess: (approval) => client.setQueryData(approvalKeys.one(id), approval),
    onError: () => void client.invalidateQueries({ queryKey: approvalKeys.one(id) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: approvalKeys.lists });
      void client.invalidateQueries({ queryKey: loadKeys.all });
    },
  });
};

export const addDeputy = (body: { deputy_id: number; from_day: string; to_day: string }) =>
  api(calls.addDeputy, { body });
export const removeDeputy = (id: number) => api(calls.removeDeputy, { params: { id } });
export const publishRules = (body: ApprovalRulesChange) => api(calls.changeRules, { body });
