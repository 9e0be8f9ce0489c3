import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { managedUser } from '../users/manage/user-in-scope.ts';
import { endLinksOf, findOpenLinksOf } from '../users/open-links.queries.ts';

/** The open links of a user one manages. They end by themselves where the user is deleted or moved. 404. */
export const listLinksOfUser = async (ctx: Ctx, userId: number): Promise<Reply<typeof sharing.linksOfUser>> => {
  await managedUser(ctx, userId, 'patch:user');
  return findOpenLinksOf(ctx.db, ctx.scope, userId);
};

/** Ends them in one act, as for somebody who left and stays suspended. 404. */
export const endLinksOfUser = (ctx: Ctx, userId: number): Promise<Reply<typeof sharing.endLinksOfUser>> =>
  withTransaction(ctx, async (tx) => {
    const { account_id } = await managedUser(tx, userId, 'patch:user');
    const ended = await endLinksOf(tx.db, tx.scope, userId, tx.actor.userId);
    const what = { object_type: 'user', object_id: userId, account_id };
    await audit(tx, { action: 'users.links-ended', ...what, before: { links: ended } });
    return { ended };
  });
