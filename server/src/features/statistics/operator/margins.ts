import type { MarginFigures, MarginGroup } from '@portal/contract/statistics/operator-figures.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { carrierReply } from '../../carriers/carrier-reply.ts';
import { findAccountNames, findCarriersOf } from '../statistics.queries.ts';
import type { Question } from '../period.ts';
import { findMargins, findMarginsBy, type MarginOf } from './answers.queries.ts';
import { marginOf } from './overview.ts';

type Item = MarginFigures['items'][number];
type Subject = Pick<Item, 'account' | 'lane' | 'carrier'>;

const nothing: Subject = { account: null, lane: null, carrier: null };

const laneOf = (key: string): Item['lane'] => {
  const [origin = '', originState = '', destination = '', destinationState = ''] = key.split('|');
  return {
    origin: { city: origin, state: originState },
    destination: { city: destination, state: destinationState },
  };
};

/** What each key stands for. */
const subjectsOf = async (
  { db }: OpenCtx,
  by: MarginGroup,
  rows: readonly MarginOf[],
): Promise<(key: string) => Subject> => {
  if (by === 'lane') return (key) => ({ ...nothing, lane: laneOf(key) });
  const ids = rows.map(({ key }) => Number(key));
  if (by === 'account') {
    const names = await findAccountNames(db, ids);
    return (key) => ({ ...nothing, account: { id: Number(key), name: names.get(Number(key)) ?? '' } });
  }
  const carriers = new Map((await findCarriersOf(db, ids)).map((carrier) => [carrier.id, carrierReply(carrier)]));
  return (key) => ({ ...nothing, carrier: carriers.get(Number(key)) ?? null });
};

type Page = { by: MarginGroup; skip: number; limit: number };

/** Margins by account, lane or carrier, the largest first, with the sum of all. */
export const marginsOf = async (
  ctx: OpenCtx,
  { period, figures }: Question,
  { by, skip, limit }: Page,
): Promise<MarginFigures> => {
  const [[sum = { loads: 0, price: 0, cost: 0 }], rows] = await Promise.all([
    findMargins(ctx.db, figures),
    findMarginsBy(ctx.db, by, figures, { skip, limit }),
  ]);
  const subjectOf = await subjectsOf(ctx, by, rows);
  const withMargin = ({ loads, price, cost }: { loads: number; price: number; cost: number }) => ({
    loads,
    price,
    cost,
    ...marginOf({ price, cost }),
  });
  return {
    period,
    ...withMargin(sum),
    items: rows.map((row) => ({ ...withMargin(row), ...subjectOf(row.key) })),
    total: rows[0]?.total ?? 0,
  };
};
