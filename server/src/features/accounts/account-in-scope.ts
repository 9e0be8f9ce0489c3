import { isInScope } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type AccountRow, findAccountRow, lockAccountRow } from './accounts.queries.ts';

/** An account of the caller's. Refuses with 404, a foreign one just like one that does not exist. */
export const accountInScope = async (ctx: Ctx, accountId: number): Promise<AccountRow> => {
  const row = isInScope(ctx, accountId) ? await findAccountRow(ctx.db, accountId) : undefined;
  if (!row) throw notFound();
  return row;
};

/** The same, held until the transaction ends. */
export const lockAccountInScope = async (tx: Ctx, accountId: number): Promise<AccountRow> => {
  const row = isInScope(tx, accountId) ? await lockAccountRow(tx.db, accountId) : undefined;
  if (!row) throw notFound();
  return row;
};
