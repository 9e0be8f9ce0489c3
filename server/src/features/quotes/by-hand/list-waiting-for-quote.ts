import type { WaitingForQuote } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findWaitingForQuote } from './by-hand.queries.ts';

type Question = { skip: number; limit: number };

/** The operator's list of loads nobody but operations can price. */
export const listWaitingForQuote = (ctx: Ctx, page: Question): Promise<{ items: WaitingForQuote[]; total: number }> =>
  findWaitingForQuote(ctx.db, page);
