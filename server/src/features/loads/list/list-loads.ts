import { statusGroupNames } from '@portal/contract/loads/load-status.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { loads } from '@portal/contract/loads/loads.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { type ListQuestion, listStatement } from './list-loads.queries.ts';
import { presentSummary } from '../present-summary.ts';
import { accountExists } from '../loads.queries.ts';
import { readReply } from '../state/read-reply.ts';

type ListReply = Reply<typeof loads.list>;

const noLoads = recordOf(statusGroupNames, () => 0);

/** A filter by an account the caller does not see is answered like one by an account that does not exist. */
export const refuseForeignAccount = async (ctx: Ctx, accountId: number): Promise<void> => {
  const visible = ctx.scope === 'all' ? await accountExists(ctx, accountId) : ctx.scope.accountIds.includes(accountId);
  if (!visible) throw notFound();
};

/** My Loads: one page, filtered and sorted, and how many loads each status group holds. 404 for a foreign account. */
export const listLoads = async (ctx: Ctx, question: ListQuestion): Promise<ListReply> => {
  if (question.account_id) await refuseForeignAccount(ctx, question.account_id);
  const { text, values } = listStatement({ ...question, userId: ctx.actor.userId }, ctx.scope);
  const reply = await readReply<ListReply>(ctx, text, values);
  if (!reply) throw new Error('a list answers one row');
  return { ...reply, items: reply.items.map(presentSummary), counts: { ...noLoads, ...reply.counts } };
};
