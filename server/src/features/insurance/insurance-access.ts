import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { findQuote, type InsuranceRow, lockQuote } from './insurance.queries.ts';

/** Refuses with 403 `insurance.dispatch_disabled` unless account and user may both book and insure. */
export const refuseWithoutInsurance = ({ actor }: Ctx): void => {
  if (!actor.canDispatch || !actor.dispatchModes.insurance) throw problem('insurance.dispatch_disabled', 403);
};

/** A quote of the caller's accounts. 403, 404 `insurance.not_found`: a foreign one just like one that does not exist. */
export const insuranceInScope = async (ctx: Ctx, id: number): Promise<InsuranceRow> => {
  refuseWithoutInsurance(ctx);
  const row = await findQuote(ctx.db, ctx.scope, id);
  if (!row) throw problem('insurance.not_found', 404);
  return row;
};

/** The same, held until the transaction ends. */
export const lockInsurance = async (tx: Ctx, id: number): Promise<InsuranceRow> => {
  refuseWithoutInsurance(tx);
  const row = await lockQuote(tx.db, tx.scope, id);
  if (!row) throw problem('insurance.not_found', 404);
  return row;
};
