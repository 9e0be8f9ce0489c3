import type { AccountChild } from '@portal/contract/accounts/account.ts';
import { isInScope } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { lockAccountInScope } from './account-in-scope.ts';
import { requireRights } from '../users/power/held-rights.ts';
import {
  changeReach,
  countChildren,
  findAccountRow,
  findAncestors,
  findChildren,
  lockTreeOfAccounts,
} from './accounts.queries.ts';

/** Waits for whoever changes the tree of accounts: two moves at once could make a circle that neither sees. */
export const lockTree = (tx: Ctx): Promise<void> => lockTreeOfAccounts(tx.db);

/**
 * Refuses a parent under which an account cannot stand: 404 where there is none, 409 for a closed one, for the
 * operator's own, and where the account would stand below itself. The tree has to be locked.
 */
export const assertMayStandBelow = async (
  tx: Ctx,
  accountId: number,
  parentId: number,
  field: string,
): Promise<void> => {
  const parent = isInScope(tx, parentId) ? await findAccountRow(tx.db, parentId) : undefined;
  if (!parent) throw problem('http.not_found', 404, { field });
  if (parent.is_operator) throw problem('accounts.is_operator', 409, { field });
  if (parent.status === 'closed') throw problem('accounts.closed', 409, { field });
  const above = await findAncestors(tx.db, parentId);
  if (parentId === accountId || above.includes(accountId)) throw problem('accounts.circle', 409, { field });
};

/** The accounts right below one, by name; below the own one where none is named. 404 for a foreign one. */
export const listChildren = async (
  ctx: Ctx,
  { account_id = ctx.actor.accountId, skip, limit }: { account_id?: number | undefined; skip: number; limit: number },
): Promise<{ items: AccountChild[]; total: number }> => {
  if (!isInScope(ctx, account_id) || !(await findAccountRow(ctx.db, account_id))) throw notFound();
  const [items, total] = await Promise.all([
    findChildren(ctx.db, ctx.scope, account_id, { skip, limit }),
    countChildren(ctx.db, ctx.scope, account_id),
  ]);
  return { items: items.map(({ parent_id, ...child }) => ({ ...child, parent_id: parent_id ?? account_id })), total };
};

/**
 * Puts an account, with all that stands below it, below another one, or below none. Admins act for accounts below theirs:
 * 403 `roles.not_held` where the caller holds less than that.
 */
const moveAccount = (ctx: Ctx, accountId: number, parentId: number | null, field: string): Promise<string> =>
  withTransaction(ctx, async (tx) => {
    await lockTree(tx);
    const row = await lockAccountInScope(tx, accountId);
    if (row.is_operator) throw problem('accounts.is_operator', 409, { field });
    if (row.status === 'closed') throw problem('accounts.closed', 409, { field });
    if (parentId !== null) await assertMayStandBelow(tx, accountId, parentId, field);
    if (row.parent_id === parentId) return row.name;
    await changeReach(tx.db, await requireRights(tx, { kind: 'account', account_id: accountId }, { field }), {
      parent_id: parentId,
    });
    const what = { object_type: 'account', object_id: accountId, account_id: accountId };
    const change = { before: { parent_id: row.parent_id }, after: { parent_id: parentId } };
    await audit(tx, { action: 'account.moved', ...what, ...change });
    return row.name;
  });

/** Puts an account below another one. 404, and 409 for a circle. */
export const addChild = async (ctx: Ctx, { parent_id, child_id }: { parent_id: number; child_id: number }) => ({
  id: child_id,
  name: await moveAccount(ctx, child_id, parent_id, 'parent_id'),
  parent_id,
});

/** The same for an account that stands below one already. */
export const changeChild = (ctx: Ctx, id: number, { parent_id }: { parent_id: number }): Promise<AccountChild> =>
  addChild(ctx, { child_id: id, parent_id });

/** Lets an account stand below no other one. 404 where it does not exist. */
export const removeChild = async (ctx: Ctx, id: number): Promise<void> => {
  await moveAccount(ctx, id, null, 'id');
};
