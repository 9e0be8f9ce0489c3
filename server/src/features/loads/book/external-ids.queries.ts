import type { OpenCtx } from '../../../platform/context.ts';

/** The loads of an account that have these order numbers, and what their orders said. */
export const findByExternalIds = (ctx: OpenCtx, accountId: number, externalIds: readonly string[]) =>
  ctx.db
    .selectFrom('loads')
    .select(['id', 'external_id', 'order_hash'])
    .where('account_id', '=', accountId)
    .where('external_id', 'in', externalIds)
    .execute();
