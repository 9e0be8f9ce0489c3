import type { OpenCtx } from '../../../platform/context.ts';
import { carriersOf } from '../load-figures.ts';
import { commissionsOf } from '../operator/commissions.ts';
import { marginsOf } from '../operator/margins.ts';
import { firstQuotesOf, funnelOf, overviewOf } from '../operator/overview.ts';
import type { Question } from '../period.ts';

const mostRows = 500;
const page = { skip: 0, limit: mostRows };

/** Everything the report says, read one after the other. */
export const readReport = async (ctx: OpenCtx, question: Question) => ({
  period: question.period,
  overview: await overviewOf(ctx, question),
  funnel: await funnelOf(ctx, question),
  account: await marginsOf(ctx, question, { by: 'account', ...page }),
  lane: await marginsOf(ctx, question, { by: 'lane', ...page }),
  carrier: await marginsOf(ctx, question, { by: 'carrier', ...page }),
  carriers: await carriersOf(ctx, question),
  firstQuotes: await firstQuotesOf(ctx, question),
  commissions: await commissionsOf(ctx, question, page),
});
export type Report = Awaited<ReturnType<typeof readReport>>;
