import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { hasAccount } from './invoices.queries.ts';

/** The id of an account the caller may see the books of. 404 for any other. */
export const accountInScope = async ({ db, scope }: Ctx, accountId: number): Promise<number> => {
  const isVisible = scope === 'all' ? await hasAccount(db, accountId) : scope.accountIds.includes(accountId);
  if (!isVisible) throw notFound();
  return accountId;
};
