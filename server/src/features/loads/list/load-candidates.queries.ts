import { afterPrefix } from './search-terms.ts';

/** As many matches a list filtered by more than group and mode brings up; by pickup day it goes on to its end. */
export const matchCap = 200;
/** As many different terms a prefix stands for. */
const prefixTerms = 25;
/** One more row shows that there are more. */
export const gathered = matchCap + 1;

/** Collects a statement's values and names their places: `$1`, `$2` … */
export const valueList = () => {
  const values: unknown[] = [];
  return { values, place: (value: unknown, type: string): string => `$${values.push(value)}::${type}` };
};
export type Place = ReturnType<typeof valueList>['place'];

// A single value is not sent as a list: PostgreSQL takes every list for one of ten, and would plan each page again.
/** The condition that a column is one of these. */
export const among = (column: string, values: readonly unknown[], type: string, place: Place): string =>
  values.length === 1 ? `${column} = ${place(values[0], type)}` : `${column} = any(${place(values, `${type}[]`)})`;
/** The values as a column to select. */
export const eachOf = (values: readonly unknown[], type: string, place: Place): string =>
  values.length === 1 ? place(values[0], type) : `unnest(${place(values, `${type}[]`)})`;

/** The accounts alone, for filters that have indexes of their own; over all accounts a single arm without a key. */
export const armsByAccount = (accountIds: readonly number[] | null, place: Place): string =>
  accountIds ? `select ${eachOf(accountIds, 'integer', place)} as account_id` : 'select';

/** Some of a list's loads, named beforehand, and whether there are more than these. */
export type Candidates = { ctes: string; capped: string };

/** The newest loads that are found by a prefix: its terms one by one, the newest loads of each, the newest of them all. */
export const found = (search: string, accountIds: readonly number[] | null, place: Place): Candidates => {
  const from = place(search, 'text');
  const to = place(afterPrefix(search), 'text');
  const of = (row: string) => (accountIds ? `t.account_id = ${row}.account_id and` : '');
  const next = (after: string) =>
    `(select t.term from load_terms t where ${of('owner')} t.term ${after} and t.term < ${to} order by t.term limit 1)`;
  return {
    ctes: `owner as (${armsByAccount(accountIds, place)}), spelling as materialized (
        select * from owner cross join lateral (with recursive walk(term) as (
          select ${next(`>= ${from}`)} union all select ${next('> walk.term')} from walk where walk.term is not null)
          select term from walk where term is not null limit ${prefixTerms}) walked),
      candidate as materialized (select distinct hit.load_id as id from spelling cross join lateral (
        select t.load_id from load_terms t where ${of('spelling')} t.term = spelling.term
        order by t.load_id desc limit ${gathered}) hit order by hit.load_id desc limit ${gathered})`,
    capped: `(select count(*) > ${matchCap} from candidate) or (select count(*) >= ${prefixTerms} from spelling)`,
  };
};

/** The loads of one order number, which only different accounts have in common, and what they were joined into. */
export const numbered = (externalId: string, place: Place): Candidates => ({
  ctes: `numbered as materialized (select id, joined_into from loads where external_id = ${place(externalId, 'text')} limit ${gathered}),
    candidate as materialized (select id from numbered union select joined_into from numbered where joined_into is not null)`,
  capped: 'false',
});

export const given = (ids: number[], place: Place): Candidates => ({
  ctes: `candidate as materialized (select distinct unnest(${place(ids, 'integer[]')}) as id)`,
  capped: 'false',
});

/** The newest loads that somebody has been given. */
export const assignedTo = (userId: number, place: Place): Candidates => ({
  ctes: `candidate as materialized (select load_id as id from conversations
    where assignee_id = ${place(userId, 'integer')} order by load_id desc limit ${gathered})`,
  capped: `(select count(*) > ${matchCap} from candidate)`,
});
