import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Figures, figuresOf, foldedFigures, isAllTime, unfoldedFigures } from '../figures.queries.ts';

/** Sums of one month; the month is null where all are summed up. */
type OfMonth = { month: string | null };

/** Every month by itself, or all summed up. */
const monthColumn = (byMonth: boolean): RawBuilder<string | null> =>
  byMonth ? sql`to_char(month, 'YYYY-MM')` : sql`null::text`;

export type MarginRow = OfMonth & { loads: number; price: number; cost: number };
export type StepRow = OfMonth & { step: number; loads: number };
export type OnTimeRow = OfMonth & { delivered: number; on_time: number };
export type WaitRow = OfMonth & { tenths: number; rounds: number };

export const findMargins = async (db: Database, figures: Figures, byMonth = false): Promise<MarginRow[]> => {
  const { rows } = await sql<MarginRow>`select ${monthColumn(byMonth)} as month, sum(count)::integer as loads,
      sum(amount) as price, sum(part_amount) as cost
    from ${figuresOf('margin', figures, byMonth)} f group by 1 having sum(count) > 0`.execute(db);
  return rows;
};

/** Loads by how far they came: 1 requested, 2 quoted, 3 tendered, 4 accepted, 5 delivered. */
export const findSteps = async (db: Database, figures: Figures, byMonth = false): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`select ${monthColumn(byMonth)} as month, key::integer as step,
      sum(count)::integer as loads
    from ${figuresOf('step', figures, byMonth)} f group by 1, 2 having sum(count) > 0`.execute(db);
  return rows;
};

export const findOnTime = async (db: Database, figures: Figures, byMonth = false): Promise<OnTimeRow[]> => {
  const { rows } = await sql<OnTimeRow>`select ${monthColumn(byMonth)} as month, sum(delivered)::integer as delivered,
      sum(on_time)::integer as on_time
    from ${figuresOf('booked', figures, byMonth)} f group by 1 having sum(delivered) > 0`.execute(db);
  return rows;
};

/** How long rounds waited for their first price, shortest first. */
export const findWaits = async (db: Database, figures: Figures, byMonth = false): Promise<WaitRow[]> => {
  const { rows } = await sql<WaitRow>`select ${monthColumn(byMonth)} as month, key::integer as tenths,
      sum(count)::integer as rounds
    from ${figuresOf('wait', figures, byMonth)} f group by 1, 2 having sum(count) > 0 order by tenths`.execute(db);
  return rows;
};

const kinds = { account: 'account', lane: 'lane', carrier: 'carrier_margin' } as const;

export type MarginOf = { key: string; loads: number; price: number; cost: number; total: number };

/** In whole cents: adding them up costs a third of adding up decimals. */
const cents = (column: 'amount' | 'part_amount') => sql`(${sql.raw(column)} * 100)::bigint`;
const single = sql`key, count::bigint as loads, ${cents('amount')} as price, ${cents('part_amount')} as cost`;
const summed = sql`key, sum(count) as loads, sum(${cents('amount')})::bigint as price,
  sum(${cents('part_amount')})::bigint as cost`;

/** Margins by account, lane or carrier, the largest first; the key is an id or the places of a lane. */
export const findMarginsBy = async (
  db: Database,
  by: keyof typeof kinds,
  figures: Figures,
  { skip, limit }: { skip: number; limit: number },
): Promise<MarginOf[]> => {
  const kind = kinds[by];
  const folded = foldedFigures(kind, figures);
  // Of all time there is one row a key, unless several accounts are read: there may be thirty thousand lanes.
  const isOneEach = isAllTime(figures) && (figures.accounts === null || kind === 'account');
  const { rows } = await sql<MarginOf>`with folded as (
      ${isOneEach ? sql`select ${single} from ${folded} f` : sql`select ${summed} from ${folded} f group by key`}
    ), unfolded as (select ${summed} from ${unfoldedFigures(kind, figures)} f group by key),
    sums as materialized (select key, coalesce(f.loads, 0) + coalesce(u.loads, 0) as loads,
        coalesce(f.price, 0) + coalesce(u.price, 0) as price, coalesce(f.cost, 0) + coalesce(u.cost, 0) as cost
      from folded f full join unfolded u using (key)),
    largest as (select key, loads, price, cost from sums where loads > 0
      order by price - cost desc, key offset ${skip} limit ${limit})
    select key, loads::integer, price / 100.0 as price, cost / 100.0 as cost,
      (select count(*)::integer from sums where loads > 0) as total
    from largest order by largest.price - largest.cost desc, key`.execute(db);
  return rows;
};
