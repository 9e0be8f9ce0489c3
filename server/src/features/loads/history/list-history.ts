import type { HistoryEntry, HistorySource } from '@portal/contract/loads/history.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findHistory, type InternalLines } from './load-history.queries.ts';
import { loadInScope } from '../load-in-scope.ts';
import { findLoad } from '../loads.queries.ts';

type HistoryQuestion = { load_id: number; source?: HistorySource | undefined; skip: number; limit: number };

/** Internal lines exist for the operator, and those about what an account adds for whoever sells in its name. */
const internalLinesFor = (ctx: Ctx): InternalLines => {
  if (can(ctx, 'see_internal_notes')) return 'all';
  return ctx.actor.permissions.has('patch:carriers') ? { account_id: ctx.actor.accountId } : 'none';
};

/** Whoever may not see the load this one is a copy of does not learn its number either. */
const withVisibleOrigin = async (ctx: Ctx, line: HistoryEntry): Promise<HistoryEntry> => {
  const { copied_from, ...details } = line.details;
  if (typeof copied_from !== 'number') return line;
  return (await findLoad(ctx, ctx.scope, copied_from, ['id'])) ? line : { ...line, details };
};

/** What happened to a load, newest first. 404 for what is not the caller's. */
export const listHistory = async (
  ctx: Ctx,
  { load_id: loadId, ...question }: HistoryQuestion,
): Promise<{ items: HistoryEntry[]; total: number }> => {
  await loadInScope(ctx, loadId);
  const { items, total } = await findHistory(ctx, loadId, internalLinesFor(ctx), question);
  return { items: await Promise.all(items.map((line) => withVisibleOrigin(ctx, line))), total };
};
