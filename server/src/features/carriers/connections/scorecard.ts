import type { Scorecard } from '@portal/contract/carriers/connections.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findConnection } from './connections.queries.ts';
import { findFigures } from './scorecard.queries.ts';

/** What a carrier did over the last days, whoever shipped with it. 404. */
export const getScorecard = async (ctx: Ctx, id: number, days: number): Promise<Scorecard> => {
  if (!(await findConnection(ctx.db, id))) throw problem('carriers.not_found', 404);
  const { delivered, on_time, loads, promised_days, actual_days, claimed_loads, claimed_amount } = await findFigures(
    ctx.db,
    id,
    days,
  );
  return {
    days,
    delivered,
    on_time,
    transit: { loads, promised_days, actual_days },
    claims: { loads: claimed_loads, amount: claimed_amount },
  };
};
