import type { Reply } from '@portal/contract/http/endpoint.ts';
import { EventBody } from '@portal/contract/webhooks/webhook-schemas.ts';
import type { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { holdFeed } from './endpoints.queries.ts';
import { findEventsAfter } from './outgoing-events.queries.ts';

/**
 * What happened of the own account after a position. Nothing with a lower position appears later. The first reading begins
 * the feed where the account has none.
 */
export const readFeed = async (
  ctx: Ctx,
  { after, limit }: { after: number; limit: number },
): Promise<Reply<typeof webhooks.events>> => {
  const { accountId: account_id } = ctx.actor;
  const found = await findEventsAfter(ctx.db, account_id, { after, limit });
  if (found.length === 0 && after === 0) await withTransaction(ctx, (tx) => holdFeed(tx.db, account_id));
  const rows = found.slice(0, limit);
  return {
    items: rows.map(({ body }) => EventBody.parse(JSON.parse(body))),
    next: rows.at(-1)?.position ?? after,
    has_more: found.length > limit,
    account_id,
  };
};
