import type { AdvancedFilters } from '@portal/contract/loads/advanced-search.contract.ts';
import { groupOf } from '@portal/contract/loads/load-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { loadSummary, summaryTables } from '../load-summary.queries.ts';

export type SearchQuestion = AdvancedFilters & { skip: number; limit: number };

/** How many loads a search looks at, the latest pickups of each run first; of many runs, some of each. */
const lookedAt = { inAll: 20_000, ofRun: 1000 };

type Condition = RawBuilder<unknown>;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
const given = <T>(value: T | undefined, condition: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)];
const anyOf = (column: Condition, values: readonly (string | number)[] | undefined, type: 'text' | 'integer') =>
  values?.length ? [sql`${column} = any(${values}::${sql.raw(type)}[])`] : [];

/** Which contiguous runs of the list's indexes may hold a match: accounts, groups and modes with loads, carriers. */
const runsOf = (question: SearchQuestion, accountIds: readonly number[] | null): Condition => {
  const groups = question.status && [...new Set(question.status.map(groupOf))];
  const byMode = Boolean(groups?.length || question.mode?.length);
  const wanted = all([
    ...anyOf(sql`account_id`, accountIds ?? undefined, 'integer'),
    ...anyOf(sql`status_group`, groups, 'text'),
    ...anyOf(sql`mode`, question.mode, 'text'),
  ]);
  const account = accountIds ? sql`account_id, ` : sql``;
  const counts = sql.raw(accountIds ? 'load_counts' : 'load_totals');
  const arms = byMode
    ? sql`select ${account} status_group, mode from ${counts} where ${wanted}
        group by ${account} status_group, mode having sum(count) > 0`
    : accountIds
      ? sql`select unnest(${accountIds}::integer[]) as account_id`
      : sql`select`;
  return question.carrier_id?.length
    ? sql`select * from (${arms}) arms, unnest(${question.carrier_id}::integer[]) carriers(carrier_id)`
    : arms;
};

/** What every load of a run has in common: equalities that lead into one index. */
const ofRun = (question: SearchQuestion, accountIds: readonly number[] | null): Condition[] => [
  ...(accountIds ? [sql`l.account_id = run.account_id`] : []),
  ...(question.status?.length || question.mode?.length
    ? [sql`l.status_group = run.status_group and l.mode = run.mode`]
    : []),
  ...(question.carrier_id?.length ? [sql`l.carrier_id = run.carrier_id`] : []),
];

/** The pickup days, which every run is sorted by. */
const ofDays = ({ pickup_from, pickup_to }: SearchQuestion): Condition[] => [
  ...given(pickup_from, (day) => sql`l.pickup_date >= ${day}::date`),
  ...given(pickup_to, (day) => sql`l.pickup_date <= ${day}::date`),
];

/**
 * A booked load that was charged one of these, as the figures count it: from what they keep, and of a load that has been
 * changed since from the load itself.
 */
const isCharged = (codes: readonly string[]): Condition => {
  const charged = sql`figures.accessorial_codes && ${codes.map((code) => code.toUpperCase())}::text[]`;
  return sql`case when l.id in (select load_id from changed_loads)
    then exists (select from current_load_figures(array[l.id]) figures where ${charged})
    else exists (select from kept_load_figures figures where figures.load_id = l.id and ${charged}) end`;
};

/** What is tested on each load that is looked at. */
const tests = (question: SearchQuestion): Condition[] => [
  ...anyOf(sql`l.status`, question.status, 'text'),
  ...anyOf(sql`l.origin_state`, question.origin_state, 'text'),
  ...anyOf(sql`l.destination_state`, question.destination_state, 'text'),
  ...given(question.delivery_from, (day) => sql`l.delivery_date >= ${day}::date`),
  ...given(question.delivery_to, (day) => sql`l.delivery_date <= ${day}::date`),
  ...given(question.price_min, (price) => sql`coalesce(l.price, l.cheapest_price) >= ${price}::numeric`),
  ...given(question.price_max, (price) => sql`coalesce(l.price, l.cheapest_price) <= ${price}::numeric`),
  ...given(question.weight_min, (weight) => sql`l.weight_lb >= ${weight}::numeric`),
  ...given(question.weight_max, (weight) => sql`l.weight_lb <= ${weight}::numeric`),
  ...(question.accessorial?.length ? [isCharged(question.accessorial)] : []),
];

/** All that is tested on a load, so that no more than that is kept of those looked at. */
const columns = sql.raw(`l.id, l.pickup_date, l.status, l.origin_state, l.destination_state, l.delivery_date,
  l.price, l.cheapest_price, l.weight_lb`);

/** The loads looked at: the latest pickups of every run, and whether a run holds more than that. */
const seenInRuns = (question: SearchQuestion, accountIds: readonly number[] | null): Condition => sql`
  run as materialized (select row_number() over () as number, runs.* from (${runsOf(question, accountIds)}) runs),
  bound as materialized (select greatest(${lookedAt.ofRun}, ${lookedAt.inAll} / greatest(count(*), 1)) as size from run),
  seen as materialized (select ${columns}, run.number from run cross join lateral (
    select * from loads l where ${all([...ofRun(question, accountIds), ...ofDays(question)])}
    order by l.pickup_date desc, l.id desc limit (select size from bound)) l),
  capped as (select exists (select from seen group by number having count(*) >= (select size from bound)) as is_capped)`;

/** The loads a search by text brought up, which are then looked at. */
const seenByText = (
  question: SearchQuestion,
  accountIds: readonly number[] | null,
  found: { ids: number[]; isCapped: boolean },
): Condition => {
  const conditions = [
    sql`l.id = any(${found.ids}::integer[])`,
    ...anyOf(sql`l.account_id`, accountIds ?? undefined, 'integer'),
    ...anyOf(sql`l.mode`, question.mode, 'text'),
    ...anyOf(sql`l.carrier_id`, question.carrier_id, 'integer'),
    ...ofDays(question),
  ];
  return sql`seen as materialized (select ${columns} from loads l where ${all(conditions)}),
    capped as (select ${found.isCapped}::boolean as is_capped)`;
};

export type SearchReply<T> = { items: T[]; total: number; total_capped: boolean };

/** One page of the loads that fit, the latest pickup first. `found` are those a text brought up, where there is one. */
export const searchPage = async <T>(
  { db }: OpenCtx,
  question: SearchQuestion,
  accountIds: readonly number[] | null,
  found: { ids: number[]; isCapped: boolean } | null,
): Promise<SearchReply<T>> => {
  const seen = found ? seenByText(question, accountIds, found) : seenInRuns(question, accountIds);
  const { rows } = await sql<SearchReply<T>>`with moment as materialized (select ${nowByClock} as now), ${seen},
    match as materialized (select l.id, l.pickup_date from seen l where ${all(tests(question))}),
    page as (select id from match order by pickup_date desc, id desc offset ${question.skip} limit ${question.limit})
    select coalesce((select json_agg(${sql.raw(loadSummary('moment.now'))} order by l.pickup_date desc, l.id desc)
        from page join loads l using (id) ${sql.raw(summaryTables)} cross join moment), '[]') as items,
      (select count(*)::integer from match) as total, (select is_capped from capped) as total_capped`.execute(db);
  const [reply] = rows;
  if (!reply) throw new Error('a search answers one row');
  return reply;
};
