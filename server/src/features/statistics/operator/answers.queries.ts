import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { allTime, type Figures, figuresOf, foldedFigures, isAllTime, unfoldedFigures } from '../figures.queries.ts';

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
type Kind = (typeof kinds)[keyof typeof kinds];

export type MarginOf = { key: string; loads: number; price: number; cost: number; total: number };

type Page = { skip: number; limit: number };

/** PostgreSQL adds up doubles in half the time of bigints, and they are exact for whole cents up to 90 trillion dollars. */
const summed = sql`key, sum(count)::bigint as loads, sum(price_cents::float8)::bigint as price,
  sum(cost_cents::float8)::bigint as cost`;
const changed = sql`key, sum(count)::bigint as loads, sum(amount * 100)::bigint as price,
  sum(part_amount * 100)::bigint as cost`;
const single = sql`key, count::bigint as loads, price_cents as price, cost_cents as cost`;

/** What keys of which loads were changed count for now, and whether they were folded before. */
const changedKeys = (kind: Kind, figures: Figures): RawBuilder<unknown> => sql`
  changed as materialized (select ${changed} from ${unfoldedFigures(kind, figures)} u group by key),
  current as materialized (select c.key, f.key is not null as was_folded, coalesce(f.loads, 0) + c.loads as loads,
      coalesce(f.price, 0) + c.price as price, coalesce(f.cost, 0) + c.cost as cost
    from changed c left join folded f on f.key = c.key)`;

/** Where the largest sums are read: one row a key, in the order of an index, and how many rows there are. */
type SingleSums = { folded: RawBuilder<unknown>; count: RawBuilder<number> };

/** Lanes of all accounts since the first day of a period that is shown (migration 0352). */
const lanesSince = (since: string): SingleSums => ({
  folded: sql`(select key, count, price_cents, cost_cents from load_figures
    where kind = 'lane_since' and month = ${since}::date)`,
  count: sql`(select lanes from lane_periods where first_month = ${since}::date)`,
});

const singleSums = (kind: Kind, figures: Figures): SingleSums => ({
  folded: foldedFigures(kind, figures, { inCents: true }),
  count: sql`(select count(*) from folded)`,
});

/**
 * The sums a page needs where each key has one: the largest are read in the order of an index. As many more as were
 * changed, since each of those may have been larger than it is now.
 */
const largestOfSingle = (
  { folded, count }: SingleSums,
  kind: Kind,
  figures: Figures,
  { skip, limit }: Page,
): RawBuilder<unknown> => sql`
  with folded as not materialized (select ${single} from ${folded} f),
  ${changedKeys(kind, figures)},
  candidates as (select key, loads, price, cost from folded order by price - cost desc, key
    limit ${skip + limit} + (select count(*) from changed)),
  sums as (select key, loads, price, cost from candidates where key not in (select key from changed)
    union all select key, loads, price, cost from current where loads > 0),
  keys as (select ${count}
    + count(*) filter (where loads > 0) - count(*) filter (where was_folded) as total from current)`;

/** The sums where a key has several: of each month, or of each account. */
const sumsOfSeveral = (kind: Kind, figures: Figures): RawBuilder<unknown> => sql`
  with folded as materialized (select ${summed} from ${foldedFigures(kind, figures, { inCents: true })} f group by key),
  ${changedKeys(kind, figures)},
  sums as (select key, loads, price, cost from folded where key not in (select key from changed)
    union all select key, loads, price, cost from current where loads > 0),
  keys as (select (select count(*) from folded)
    + count(*) filter (where loads > 0) - count(*) filter (where was_folded) as total from current)`;

/** A page of sums, the largest margins first; none where the condition does not hold. */
const readMargins = async (
  db: Database,
  sums: RawBuilder<unknown>,
  { skip, limit }: Page,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<MarginOf[]> => {
  const { rows } = await sql<MarginOf>`${sums}
    select key, loads::integer, price / 100.0 as price, cost / 100.0 as cost, (select total::integer from keys) as total
    from sums where ${condition} order by sums.price - sums.cost desc, key offset ${skip} limit ${limit}`.execute(db);
  return rows;
};

/** Margins by account, lane or carrier, the largest first; the key is an id or the places of a lane. */
export const findMarginsBy = async (
  db: Database,
  by: keyof typeof kinds,
  figures: Figures,
  page: Page,
): Promise<MarginOf[]> => {
  const kind = kinds[by];
  const isOfAll = figures.accounts === null && figures.mode === undefined && figures.until === undefined;
  if (kind === 'lane' && isOfAll) {
    const sums = largestOfSingle(lanesSince(figures.from ?? allTime), kind, figures, page);
    // Without a row of the period there is no total: no screen shows that period.
    const rows = await readMargins(db, sums, page, sql`(select total from keys) is not null`);
    if (rows.length > 0) return rows;
  }
  // Of all time there is one row a key, unless several accounts are read: there may be thirty thousand lanes.
  const isOneEach = isAllTime(figures) && (figures.accounts === null || kind === 'account');
  const sums = isOneEach
    ? largestOfSingle(singleSums(kind, figures), kind, figures, page)
    : sumsOfSeveral(kind, figures);
  return readMargins(db, sums, page);
};
