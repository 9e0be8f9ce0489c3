import type { LoadFilters } from '@portal/contract/loads/loads.contract.ts';
import type { Scope } from '../../platform/context.ts';
import { loadSummary, summaryTables } from './load-summary.queries.ts';
import { afterPrefix, foldTerm } from './search-terms.ts';
import { type Statement, statement } from './statement.ts';

/** Which loads, in which order, from where on. */
export type ListQuestion = LoadFilters & { skip: number; limit: number; ids?: number[] | undefined };

/** Beyond this many matches a list says "1,000+". */
export const countCap = 1000;
/** As many loads a search brings up, the newest. */
export const searchCap = 200;
/** As many different terms a prefix stands for. */
const prefixTerms = 100;

const sortColumns = {
  id: 'id',
  pickup_date: 'pickup_date',
  delivery_date: 'delivery_sort',
  price: 'price_sort',
} as const;

/** How a list is ordered: by a column of its own index and then by id, or by id alone. */
const sortOf = ({ sort }: ListQuestion) => {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const keys = column === 'id' ? ['id'] : [column, 'id'];
  return {
    keys: (row: string) => keys.map((key) => `${row}.${key}`).join(', '),
    by: (row: string) => keys.map((key) => `${row}.${key} ${direction}`).join(', '),
  };
};
type Sort = ReturnType<typeof sortOf>;
type Window = { skip: string; limit: string };

/** Collects a statement's values and names their places: `$1`, `$2` … */
const valueList = () => {
  const values: unknown[] = [];
  return { values, place: (value: unknown, type: string): string => `$${values.push(value)}::${type}` };
};
type Place = ReturnType<typeof valueList>['place'];

/** Every account, group and mode that has loads, of those asked for: each is a contiguous run of every list index. */
const arms = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): string => {
  const wanted = [
    ...(question.group ? [`status_group = ${place(question.group, 'text')}`] : []),
    ...(question.mode?.length ? [`mode = any(${place(question.mode, 'text[]')})`] : []),
    ...(question.late ? [`status_group = 'in_transit'`] : []),
  ];
  if (accountIds) wanted.push(`account_id = any(${place(accountIds, 'integer[]')})`);
  const key = accountIds ? 'account_id, status_group, mode' : 'status_group, mode';
  return `select ${key}, sum(count)::integer as size from ${accountIds ? 'load_counts' : 'load_totals'}
    ${wanted.length > 0 ? `where ${wanted.join(' and ')}` : ''} group by ${key} having sum(count) > 0`;
};

/** What a load must be beyond its account, group and mode. */
const conditions = (question: ListQuestion, place: Place): string[] => [
  ...(question.pickup_from ? [`l.pickup_date >= ${place(question.pickup_from, 'date')}`] : []),
  ...(question.pickup_to ? [`l.pickup_date <= ${place(question.pickup_to, 'date')}`] : []),
  ...(question.carrier_id?.length ? [`l.carrier_id = any(${place(question.carrier_id, 'integer[]')})`] : []),
  ...(question.late ? [`l.status_group = 'in_transit' and l.due_date < current_date`] : []),
  ...(question.ids ? [`l.id = any(${place(question.ids, 'integer[]')})`] : []),
];

/** The newest loads that are found by a prefix: its terms one by one, the newest loads of each, the newest of them all. */
const found = (search: string, ownAccounts: boolean, place: Place): string => {
  const from = place(search, 'text');
  const to = place(afterPrefix(search), 'text');
  const of = (table: string) => (ownAccounts ? `${table}.account_id = owner.account_id and` : '');
  const next = (after: string) =>
    `(select t.term from load_terms t where ${of('t')} t.term ${after} and t.term < ${to} order by t.term limit 1)`;
  const walk = `with recursive term(term) as (
      select ${next(`>= ${from}`)} union all select ${next('> term.term')} from term where term.term is not null)
    select hit.load_id from (select term from term where term is not null limit ${prefixTerms}) spelling
    cross join lateral (select t.load_id from load_terms t where ${of('t')} t.term = spelling.term
      order by t.load_id desc limit ${searchCap}) hit`;
  const everybody = ownAccounts
    ? `(select distinct account_id from arm) owner cross join lateral (${walk}) walked`
    : `(${walk}) walked`;
  return `select distinct load_id as id from ${everybody} order by load_id desc limit ${searchCap}`;
};

const armOf = (own: boolean) =>
  `${own ? 'l.account_id = arm.account_id and ' : ''}l.status_group = arm.status_group and l.mode = arm.mode`;

/** The page of a list to which every load of the arms that fits `where` belongs: the first rows of each arm, merged. */
const pageOfArms = (sort: Sort, where: string, { skip, limit }: Window, from = 'arm') => `
  select ${sort.keys('hit')} from ${from} cross join lateral (
    select ${sort.keys('l')} from loads l where ${where} order by ${sort.by('l')} limit ${skip} + ${limit}) hit
  order by ${sort.by('hit')} offset ${skip} limit ${limit}`;

/** The arms that hold a match at all: an arm without one would be read to its end in vain. */
const armsWith = (where: string): string => `(select * from arm where exists (select from loads l where ${where})) arm`;

type Parts = { ctes: string; page: string; total: string; capped: string };

/** A list by group and mode alone: its length is known from the counts. */
const byArms = (sort: Sort, where: string, window: Window): Parts => ({
  ctes: '',
  page: pageOfArms(sort, where, window),
  total: '(select coalesce(sum(size), 0)::integer from arm)',
  capped: 'false',
});

/** With more filters: few matches are gathered and sorted; of many, each arm is read in order until the page is full. */
const byMatches = (sort: Sort, where: string, window: Window): Parts => ({
  ctes: `, match as materialized (select hit.id from arm
      cross join lateral (select l.id from loads l where ${where} limit ${countCap + 1}) hit limit ${countCap + 1}),
    matched as materialized (select count(*)::integer as size from match)`,
  page: `select * from (
      select ${sort.keys('l')} from match join loads l using (id) where (select size from matched) <= ${countCap}
      order by ${sort.by('l')} offset ${window.skip} limit ${window.limit}) few
    union all select * from (${pageOfArms(sort, where, window, armsWith(where))}) many where (select size from matched) > ${countCap}`,
  total: `(select least(size, ${countCap}) from matched)`,
  capped: `(select size > ${countCap} from matched)`,
});

/** With a search: its candidates, less those the other filters take away. */
const byCandidates = (sort: Sort, where: string, window: Window, candidates: string): Parts => ({
  // "offset 0" keeps the candidates in front: each is fetched by its number and then looked at.
  ctes: `, candidate as materialized (${candidates}),
    match as materialized (select ${sort.keys('l')} from candidate
      cross join lateral (select * from loads where loads.id = candidate.id offset 0) l join arm on ${where})`,
  page: `select ${sort.keys('match')} from match order by ${sort.by('match')} offset ${window.skip} limit ${window.limit}`,
  total: '(select count(*)::integer from match)',
  capped: `(select count(*) >= ${searchCap} from candidate)`,
});

/** Written out where it can be: PostgreSQL keeps the plan of a page whose size it knows, and makes others anew each time. */
const windowOf = ({ skip, limit }: ListQuestion, place: Place): Window => ({
  skip: skip === 0 ? '0' : place(skip, 'integer'),
  limit: String(Math.trunc(limit)),
});

const partsOf = (question: ListQuestion, own: boolean, place: Place): Parts => {
  const sort = sortOf(question);
  const more = conditions(question, place);
  const where = [armOf(own), ...more].join(' and ');
  const search = foldTerm(question.search ?? '');
  const candidates = search ? found(search, own, place) : '';
  const window = windowOf(question, place);
  if (candidates) return byCandidates(sort, where, window, candidates);
  return more.length > 0 ? byMatches(sort, where, window) : byArms(sort, where, window);
};

/** How many loads each group holds and how many are late, whatever else the list is filtered by. */
const around = (accountIds: readonly number[] | null, place: Place): string => {
  const of = accountIds ? `account_id = any(${place(accountIds, 'integer[]')})` : 'true';
  return `'counts', coalesce((select json_object_agg(status_group, size) from (select status_group, sum(count)::integer as size
      from ${accountIds ? 'load_counts' : 'load_totals'} where ${of} group by status_group) g), '{}'),
    'late', (select count(*)::integer from (select from loads
      where status_group = 'in_transit' and due_date < current_date and ${of} limit ${countCap}) late)`;
};

/**
 * The statement that answers one page of My Loads as JSON `{ items, total, total_capped, counts, late }`, and its values.
 * Reading costs the same however many loads there are: the ends of as many index runs as hold loads at all.
 */
export const listStatement = (question: ListQuestion, scope: Scope): { ask: Statement; values: unknown[] } => {
  const { values, place } = valueList();
  const accountIds = question.account_id ? [question.account_id] : scope === 'all' ? null : scope.accountIds;
  const arm = arms(question, accountIds, place);
  const parts = partsOf(question, accountIds !== null, place);
  const text = `with arm as materialized (${arm})${parts.ctes}, page as materialized (${parts.page})
    select json_build_object(
      'items', coalesce((select json_agg(${loadSummary} order by ${sortOf(question).by('l')})
        from page join loads l using (id) ${summaryTables}), '[]'),
      'total', ${parts.total}, 'total_capped', ${parts.capped}, ${around(accountIds, place)}) as reply`;
  return { ask: statement(text), values };
};
