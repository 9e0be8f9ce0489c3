import { type AttentionQuery } from '@portal/contract/statistics/attention.ts';
import { type AttentionKind, attentionKinds } from '@portal/contract/statistics/attention-kinds.ts';
import type { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { refuseForeignAccount } from '../../loads/list/list-loads.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { findWaiting, mostCounted } from './attention.queries.ts';

/** What each kind takes to do something about it. */
const rightFor: Readonly<Record<AttentionKind, Permission>> = {
  quote_expires: 'post:tender',
  tender_unanswered: 'post:tender',
  load_late: 'get:loads',
  document_missing: 'post:user-docs',
  invoice_due: 'get:payments',
  claim_waiting: 'patch:claims',
  approval_waiting: 'post:approval',
  truck_pending: 'post:assignment',
  container_request: 'post:operations-quote',
  refund_to_send: 'post:billing',
  promise_broken: 'post:billing',
  write_off_waiting: 'post:billing',
};

/** What a shipper does, and what whoever runs the portal does. */
const kindsOfSide = {
  shipper: [
    'quote_expires',
    'tender_unanswered',
    'load_late',
    'document_missing',
    'invoice_due',
    'claim_waiting',
    'approval_waiting',
  ],
  operator: [
    'truck_pending',
    'container_request',
    'tender_unanswered',
    'load_late',
    'document_missing',
    'claim_waiting',
    'approval_waiting',
    'refund_to_send',
    'promise_broken',
    'write_off_waiting',
  ],
} as const satisfies Record<string, readonly AttentionKind[]>;

/** What waits for the caller and is the caller's to do. 404 for a foreign account. */
export const listAttention = async (
  ctx: Ctx,
  { kind, account_id, skip, limit }: AttentionQuery,
): Promise<Reply<typeof statistics.attention>> => {
  if (account_id !== undefined) await refuseForeignAccount(ctx, account_id);
  const side = can(ctx, 'act_for_operator') ? 'operator' : 'shipper';
  const kinds: AttentionKind[] = kindsOfSide[side].filter((one) => ctx.actor.permissions.has(rightFor[one]));
  const ownAccounts = ctx.scope === 'all' ? null : ctx.scope.accountIds;
  const waiting = {
    accounts: account_id === undefined ? ownAccounts : [account_id],
    side,
    zone: await zoneOfAccount(ctx, account_id ?? ctx.actor.accountId),
    billingDay: billingDay(ctx),
    reader: ctx.actor.userId,
  } as const;
  const { items, counts } =
    kinds.length === 0 ? { items: [], counts: {} } : await findWaiting(ctx.db, kinds, waiting, { kind, skip, limit });
  const all = recordOf(attentionKinds, (one) => Math.min(counts[one] ?? 0, mostCounted));
  const capped = kinds.filter((one) => (counts[one] ?? 0) > mostCounted);
  const total = kind === undefined ? Object.values(all).reduce((sum, many) => sum + many, 0) : all[kind];
  const isCapped = kind === undefined ? capped.length > 0 : capped.includes(kind);
  return {
    items,
    counts: all,
    total,
    ...(isCapped ? { total_capped: true } : {}),
    ...(capped.length > 0 ? { capped } : {}),
    checked_at: ctx.services.clock.now().toISOString(),
  };
};
