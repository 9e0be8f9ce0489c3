import { atTerminalGroups } from '@portal/contract/loads/load-states.ts';
import type { LoadFilters } from '@portal/contract/loads/loads.contract.ts';
import type { Scope } from '../../../platform/actor.ts';
import { present } from '../../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';
import { isLate, loadSummary, summaryTables } from '../load-summary.queries.ts';
import {
  among,
  armsByAccount,
  assignedTo,
  type Candidates,
  eachOf,
  found,
  gathered,
  given,
  matchCap,
  numbered,
  type Place,
  valueList,
} from './load-candidates.queries.ts';
import { foldTerm } from './search-terms.ts';

/** Which loads, in which order, from where on. */
export type ListQuestion = LoadFilters & { skip: number; limit: number; ids?: number[] | undefined; userId?: number };

const sortColumns = {
  id: 'id',
  pickup_date: 'pickup_date',
  delivery_date: 'delivery_sort',
  price: 'price_sort',
} as const;

/** As many days after its last free day a container that is still there comes first; it has been forgotten after them. */
const overdueDays = 30;

/** The last free day of `loads l` while its containers wait at the terminal. */
const freeDay = `(select h.free_until from drayage_details h where h.load_id = l.id
  and l.status_group in (${sqlTexts(atTerminalGroups)}))`;

/** The soonest to cost comes first, of others the newest. */
const byFreeDay = {
  keys: (row: string) => (row === 'l' ? `${freeDay} as free_day, l.id` : `${row}.free_day, ${row}.id`),
  by: (row: string) => `${row}.free_day, ${row}.id desc`,
};

/** How a list is ordered: by a column of its own index and then by id, or by id alone. */
const sortOf = ({ sort }: ListQuestion) => {
  if (sort === 'last_free_day') return byFreeDay;
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

/** Every account, group and mode that has loads, of those asked for: each is a contiguous run of every list index. */
const armsByMode = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): string => {
  const wanted = [
    ...(question.group ? [`status_group = ${place(question.group, 'text')}`] : []),
    ...(question.mode?.length ? [among('mode', question.mode, 'text', place)] : []),
  ];
  if (accountIds) wanted.push(among('account_id', accountIds, 'integer', place));
  const key = accountIds ? 'account_id, status_group, mode' : 'status_group, mode';
  return `select ${key}, sum(count)::integer as size from ${accountIds ? 'load_counts' : 'load_totals'}
    ${wanted.length > 0 ? `where ${wanted.join(' and ')}` : ''} group by ${key} having sum(count) > 0`;
};

/** Whether a load is given to whoever asks, or to nobody. */
const isAssigned = ({ assigned, userId = 0 }: ListQuestion, place: Place): string => {
  const given = (whom: string) =>
    `exists (select from conversations c where c.load_id = l.id and c.assignee_id ${whom})`;
  return assigned === 'me' ? given(`= ${place(userId, 'integer')}`) : `not ${given('is not null')}`;
};

/** What a load must be beyond its account, group, mode and carrier. */
const conditions = (question: ListQuestion, place: Place): string[] => [
  ...(question.pickup_from ? [`l.pickup_date >= ${place(question.pickup_from, 'date')}`] : []),
  ...(question.pickup_to ? [`l.pickup_date <= ${place(question.pickup_to, 'date')}`] : []),
  ...(question.late ? [isLate(place(present, 'timestamptz'))] : []),
  ...(question.incomplete ? [`l.missing <> '[]'::jsonb`] : []),
  ...(question.assigned ? [isAssigned(question, place)] : []),
];

/** The filters whose columns arms otherwise pin down, as conditions on each load. */
const pinned = ({ group, mode, carrier_id: carriers }: ListQuestion, place: Place): string[] => [
  ...(group ? [`l.status_group = ${place(group, 'text')}`] : []),
  ...(mode?.length ? [among('l.mode', mode, 'text', place)] : []),
  ...(carriers?.length ? [among('l.carrier_id', carriers, 'integer', place)] : []),
];

const ofAccount = (own: boolean): string[] => (own ? ['l.account_id = arm.account_id'] : []);
const ofMode = (own: boolean): string[] => [
  ...ofAccount(own),
  'l.status_group = arm.status_group',
  'l.mode = arm.mode',
];

/** The page of a list to which every load of the arms that fits `where` belongs: the first rows of each arm, merged. */
const pageOfArms = (sort: Sort, where: string, { skip, limit }: Window) => `
  select ${sort.keys('hit')} from arm cross join lateral (
    select ${sort.keys('l')} from loads l where ${where} order by ${sort.by('l')} limit ${skip} + ${limit}) hit
  order by ${sort.by('hit')} offset ${skip} limit ${limit}`;

type Parts = { ctes: string; page: string; total: string; capped: string };

/** A list by group and mode alone: its length is known from the counts. */
const byArms = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): Parts => ({
  ctes: `arm as materialized (${armsByMode(question, accountIds, place)})`,
  page: pageOfArms(sortOf(question), ofMode(accountIds !== null).join(' and '), windowOf(question, place)),
  total: '(select coalesce(sum(size), 0)::integer from arm)',
  capped: 'false',
});

/** Where the matches of a filter lie: the arms to read, what each load of an arm is, and which of them come first. */
const matchesOf = (question: ListQuestion, accountIds: readonly number[] | null, place: Place) => {
  const own = accountIds !== null;
  const { group, mode, carrier_id: carriers } = question;
  const fits = conditions(question, place);
  if (question.late) {
    return {
      arms: armsByAccount(accountIds, place),
      where: [...ofAccount(own), ...fits, ...pinned(question, place)].join(' and '),
      first: (row: string) => `${row}.due_date, ${row}.id`,
    };
  }
  const byMode = group !== undefined || Boolean(mode?.length);
  const arms = byMode ? armsByMode(question, accountIds, place) : armsByAccount(accountIds, place);
  const distinct = [...new Set(carriers)];
  const carrier =
    distinct.length > 0 ? `select a.*, ${eachOf(distinct, 'integer', place)} as carrier_id from (${arms}) a` : null;
  if (carrier) fits.push('l.carrier_id = arm.carrier_id');
  return {
    arms: carrier ?? arms,
    where: [...(byMode ? ofMode(own) : ofAccount(own)), ...fits].join(' and ') || 'true',
    first: (row: string) => `${row}.pickup_date desc, ${row}.id desc`,
  };
};

/**
 * With more filters: the matches with the latest pickup days, of late loads the latest ones, sorted as asked.
 * By pickup day each arm is read in order instead, and the list goes on to its end.
 */
const byMatches = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): Parts => {
  const sort = sortOf(question);
  const { arms, where, first } = matchesOf(question, accountIds, place);
  const window = windowOf(question, place);
  const walks = question.sort.endsWith('pickup_date') && !question.late;
  return {
    ctes: `arm as materialized (${arms}), match as materialized (
      select hit.* from arm cross join lateral (select l.id, l.pickup_date, l.delivery_sort, l.price_sort${question.late ? ', l.due_date' : ''}
        from loads l where ${where} order by ${first('l')} limit ${gathered}) hit order by ${first('hit')} limit ${gathered}),
      matched as materialized (select count(*)::integer as size from match)`,
    page: walks ? pageOfArms(sort, where, window) : pageOf('match', sort, window),
    total: `(select least(size, ${matchCap}) from matched)`,
    capped: `(select size > ${matchCap} from matched)`,
  };
};

const pageOf = (rows: string, sort: Sort, { skip, limit }: Window): string =>
  `select ${sort.keys(rows)} from ${rows} order by ${sort.by(rows)} offset ${skip} limit ${limit}`;

/**
 * By last free day: the loads of containers that wait at a terminal, found by the index of that day, and after them the
 * matches with the latest pickup days.
 */
const byFreeDays = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): Parts => {
  const { arms, where, first } = matchesOf(question, accountIds, place);
  const waiting = [
    ...(accountIds ? [among('l.account_id', accountIds, 'integer', place)] : []),
    ...conditions(question, place),
    ...pinned(question, place),
    `h.free_until >= (${place(present, 'timestamptz')})::date - ${overdueDays}`,
    `${freeDay} is not null`,
  ];
  return {
    ctes: `arm as materialized (${arms}), waiting as materialized (select h.free_until as free_day, l.id
        from drayage_details h join loads l on l.id = h.load_id where ${waiting.join(' and ')}
        order by h.free_until, l.id desc limit ${gathered}),
      other as materialized (select hit.id from arm cross join lateral (select l.id, l.pickup_date${question.late ? ', l.due_date' : ''}
        from loads l where ${where} order by ${first('l')} limit ${gathered}) hit order by ${first('hit')} limit ${gathered}),
      match as materialized (select free_day, id from (select free_day, id from waiting
        union all select null::date, id from other where id not in (select id from waiting)) hit
        order by ${byFreeDay.by('hit')} limit ${gathered}),
      matched as materialized (select count(*)::integer as size from match)`,
    page: pageOf('match', byFreeDay, windowOf(question, place)),
    total: `(select least(size, ${matchCap}) from matched)`,
    capped: `(select size > ${matchCap} from matched)`,
  };
};

/** Out of candidates: each is fetched by its number ("offset 0" keeps it so) and then looked at. */
const byCandidates = (
  question: ListQuestion,
  accountIds: readonly number[] | null,
  candidates: Candidates,
  place: Place,
): Parts => {
  const sort = sortOf(question);
  const where = [
    ...(accountIds ? [among('l.account_id', accountIds, 'integer', place)] : []),
    ...conditions(question, place),
    ...pinned(question, place),
  ];
  return {
    ctes: `${candidates.ctes}, match as materialized (select ${sort.keys('l')} from candidate
      cross join lateral (select * from loads where loads.id = candidate.id offset 0) l
      where ${where.join(' and ') || 'true'})`,
    page: pageOf('match', sort, windowOf(question, place)),
    total: `(select least(count(*), ${matchCap})::integer from match)`,
    capped: candidates.capped,
  };
};

// Written out where it can be: PostgreSQL keeps the plan of a page whose size it knows, and replans others each time.
const windowOf = ({ skip, limit }: ListQuestion, place: Place): Window => ({
  skip: skip === 0 ? '0' : place(skip, 'integer'),
  limit: String(Math.trunc(limit)),
});

const partsOf = (question: ListQuestion, accountIds: readonly number[] | null, place: Place): Parts => {
  const { ids, order_number, pickup_from, pickup_to, late, incomplete, carrier_id: carriers, assigned } = question;
  const search = foldTerm(question.search ?? '');
  if (ids) return byCandidates(question, accountIds, given(ids, place), place);
  if (order_number) return byCandidates(question, accountIds, numbered(order_number, place), place);
  if (search) return byCandidates(question, accountIds, found(search, accountIds, place), place);
  if (assigned === 'me' && question.userId)
    return byCandidates(question, accountIds, assignedTo(question.userId, place), place);
  if (question.sort === 'last_free_day') return byFreeDays(question, accountIds, place);
  const isFiltered = pickup_from || pickup_to || late || incomplete || assigned || carriers?.length;
  return (isFiltered ? byMatches : byArms)(question, accountIds, place);
};

/** How many loads each group holds and how many are late, whatever else the list is filtered by. */
const around = (accountIds: readonly number[] | null, place: Place): string => {
  const of = accountIds ? among('account_id', accountIds, 'integer', place) : 'true';
  return `'counts', coalesce((select json_object_agg(status_group, size) from (select status_group, sum(count)::integer as size
      from ${accountIds ? 'load_counts' : 'load_totals'} where ${of} group by status_group) g), '{}'),
    'late', (select count(*)::integer from (select from loads l
      where ${isLate(place(present, 'timestamptz'))} and ${of} limit ${matchCap}) late)`;
};

/**
 * The statement that answers one page of My Loads as JSON `{ items, total, total_capped, counts, late }`, and its values.
 * Reading costs the same however many loads there are: the ends of as many index runs as hold loads at all.
 */
export const listStatement = (question: ListQuestion, scope: Scope): { text: string; values: unknown[] } => {
  const { values, place } = valueList();
  const accountIds = question.account_id ? [question.account_id] : scope === 'all' ? null : scope.accountIds;
  const parts = partsOf(question, accountIds, place);
  const text = `with ${parts.ctes}, page as materialized (${parts.page})
    select json_build_object(
      'items', coalesce((select json_agg(${loadSummary(place(present, 'timestamptz'))} order by ${sortOf(question).by('page')})
        from page join loads l using (id) ${summaryTables}), '[]'),
      'total', ${parts.total}, 'total_capped', (${parts.capped}), ${around(accountIds, place)}) as reply`;
  return { text, values };
};
