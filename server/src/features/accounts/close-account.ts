import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { freeAddresses } from '../users/users.queries.ts';
import { lockAccountInScope } from './account-in-scope.ts';
import { lockTree } from './account-tree.ts';
import { closeAccountRow, countChildren, countOpenLoads, holdNewLoads } from './accounts.queries.ts';

/**
 * Closes an account for good: nobody signs in to it any more, what it has stays, and others may use the addresses of
 * its users. 404; 409 while carriers count on its
 * loads or accounts stand below it, and for the operator's own.
 */
export const closeAccount = (ctx: Ctx, accountId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await lockTree(tx);
    await holdNewLoads(tx.db, accountId);
    const row = await lockAccountInScope(tx, accountId);
    if (row.is_operator) throw problem('accounts.is_operator', 409);
    if (row.status === 'closed') throw problem('accounts.closed', 409);
    const loads = await countOpenLoads(tx.db, accountId);
    if (loads > 0) throw problem('accounts.has_open_loads', 409, { params: { count: loads } });
    const children = await countChildren(tx.db, tx.scope, accountId);
    if (children > 0) throw problem('accounts.has_children', 409, { params: { count: children } });
    await closeAccountRow(tx.db, accountId);
    const what = { object_type: 'account', object_id: accountId, account_id: accountId };
    for (const { id, freed, email } of await freeAddresses(tx, accountId)) {
      const user = { object_type: 'user', object_id: id, account_id: accountId };
      await audit(tx, { action: 'users.address-freed', ...user, before: { email: freed }, after: { email } });
    }
    await audit(tx, { action: 'account.closed', ...what, before: { status: row.status }, after: { status: 'closed' } });
  });
