import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { operatorStatistics, statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { directBilling, directFigures } from '../../src/testing/figures/direct-figures.ts';
import type { Figures } from '../../src/features/statistics/figures.queries.ts';
import { monthBefore } from '../../src/features/statistics/period.ts';
import { type Database, openDatabase, openPool } from '../../src/platform/database/database.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';
import { fillFigures } from './fill-figures.ts';

/**
 * `node server/benchmarks/statistics/statistics-calls.ts 1000000 <folder> <name>`, which takes some minutes to fill; a folder
 * that is named is kept, and measured again without filling.
 */
const size = Number(process.argv[2] ?? 20_000);
const keptIn = process.argv[3];
/** Of the calls, those whose name it finds. */
const named = new RegExp(process.argv[4] ?? '');
const calls = Number(process.env['BENCH_CALLS'] ?? 200);
const directRuns = 3;
const changesPerSecond = 20;
const wantedMs = 25;
const wantedRatio = 20;
const today = new Date().toISOString().slice(0, 10);

type Direct = (db: Database, figures: Figures) => Promise<unknown>;
type Subject = { name: string; row: Endpoint; query: Record<string, string>; months: number | null; direct: Direct };

const subject = (name: string, row: Endpoint, direct: Direct, months: number | null, query = {}): Subject => {
  const isFixed = row === statistics.loadStatus || row === statistics.loadModesMonthly;
  const period: Record<string, string> = months === null || isFixed ? {} : { last_n_months: String(months) };
  return {
    name: `${name}, ${months === null ? 'all time' : `${months} months`}`,
    row,
    query: { ...query, ...period },
    months,
    direct,
  };
};

const { modes, carriers, groups, accessorials, stops, months, byAccount, byLane, byCarrier, steps, waits } =
  directFigures;
const billed: Direct = (db, figures) => directBilling(db, figures, today);
const both = (name: string, row: Endpoint, direct: Direct, query = {}): Subject[] =>
  [null, 3].map((period) => subject(name, row, direct, period, query));

const shown: Subject[] = [
  ...both('load-modes', statistics.loadModes, modes),
  ...both('load-carriers', statistics.loadCarriers, carriers),
  subject('load-status', statistics.loadStatus, groups, 3),
  ...both('load-accessorials', statistics.loadAccessorials, accessorials),
  ...both('billing', statistics.billing, billed),
  ...both('stops-states', statistics.stopsStates, stops),
  subject('load-modes-monthly', statistics.loadModesMonthly, months, 11),
];
const operators: Subject[] = [
  ...both('margins by account', operatorStatistics.margins, byAccount, { by: 'account' }),
  ...both('margins by lane', operatorStatistics.margins, byLane, { by: 'lane' }),
  ...both('margins by carrier', operatorStatistics.margins, byCarrier, { by: 'carrier' }),
  ...both('funnel', operatorStatistics.funnel, steps),
  ...both('first quotes', operatorStatistics.firstQuotes, waits),
];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const repeated = async (times: number, work: () => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (let call = 0; call < times; call += 1) taken.push(await timed(work));
  return taken.toSorted((a, b) => a - b);
};

/** The server, and a connection of its own for the questions put to the loads. */
type Bench = { app: BenchApp; loads: Database };
const isNamed = ({ name }: Subject): boolean => named.test(name);

type Reader = { name: string; token: string; accounts: number[] | null };

/** A call against the question put to the loads themselves, one after the other on the same machine; true where it holds. */
const measure = async (
  { app, loads }: Bench,
  reader: Reader,
  { name, row, query, months: period, direct }: Subject,
): Promise<boolean> => {
  const url = `${app.url}${row.path}?${new URLSearchParams(query).toString()}`;
  const ask = async () => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${reader.token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  };
  const from = period === null ? null : monthBefore(today, period - 1);
  const figures: Figures = { accounts: reader.accounts, from, mode: undefined };
  await repeated(20, ask);
  const taken = await repeated(calls, ask);
  const asked = await repeated(directRuns, () => direct(loads, figures));
  const [p50, p99, straight] = [at(taken, 0.5), at(taken, 0.99), at(asked, 0.5)];
  const ratio = straight / p50;
  const holds = p99 <= wantedMs && ratio >= wantedRatio;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${reader.name.padEnd(8)} ${name.padEnd(32)} p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms, direct ${straight.toFixed(1)} ms: ${ratio.toFixed(1)} times`,
  );
  return holds;
};

/** One process answers a question to the loads, as it does a call, in whatever time that takes. */
const openDirect = (url: string): Database => {
  const alone = new URL(url);
  alone.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  return openDatabase(openPool(alone.href, 1, { statementLimitMs: 0 }));
};

const hasLoads = async ({ services: { db } }: BenchApp): Promise<boolean> =>
  (await db.selectFrom('loads').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The sums of lanes since the first day of a period are made within ten seconds of the start. */
const untilLanesAreSummed = async ({ services: { db } }: BenchApp): Promise<void> => {
  while ((await db.selectFrom('lane_periods').select('first_month').execute()).length === 0) await sleep(500);
};

const fill = async (app: BenchApp): Promise<void> => {
  const { account_id, user_id } = await app.shipper();
  const other = await app.shipper();
  const started = performance.now();
  await fillFigures(app.databaseUrl, { accountIds: [account_id, other.account_id], userId: user_id }, size);
  console.log(`${size} loads with their figures filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
};

/** The customer is the one with most loads, seven of ten. */
const readersOf = async (app: BenchApp): Promise<{ customer: Reader; operator: Reader }> => {
  const { account_id } = await app.services.db
    .selectFrom('loads')
    .select('account_id')
    .groupBy('account_id')
    .orderBy((all) => all.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [customer, operator] = await Promise.all([
    app.shipper({ account_id }),
    app.shipper({ role: 'platform_admin' }),
  ]);
  return {
    customer: { name: 'customer', token: customer.token, accounts: [account_id] },
    operator: { name: 'operator', token: operator.token, accounts: null },
  };
};

const changePrice = `update loads set price = coalesce(price, 0) + 0.01 where id = (select min(id) from loads) + $1`;

/** Changes loads at random while figures are read, as the portal does all day; stops when asked to. */
const changeLoads = (url: string): (() => Promise<void>) => {
  const pool = openPool(url, 1);
  let isOver = false;
  const changing = (async () => {
    for (let change = 0; !isOver; change += 1) {
      const { rowCount } = await pool.query(changePrice, [(change * 7919) % size]);
      if (rowCount !== 1) throw new Error('no load was changed');
      await sleep(1000 / changesPerSecond);
    }
  })();
  return async () => {
    isOver = true;
    await changing;
    await pool.end();
  };
};

// Every figure over many loads: what a call takes, against the question put to the loads themselves in the same run.
await withBenchApp(
  async (app) => {
    if (!(await hasLoads(app))) await fill(app);
    await untilLanesAreSummed(app);
    const { customer, operator } = await readersOf(app);
    const bench: Bench = { app, loads: openDirect(app.databaseUrl) };
    const stopChanging = changeLoads(app.databaseUrl);
    const results: boolean[] = [];
    for (const one of shown.filter(isNamed))
      for (const reader of [customer, operator]) results.push(await measure(bench, reader, one));
    for (const one of operators.filter(isNamed)) results.push(await measure(bench, operator, one));
    await stopChanging();
    await bench.loads.destroy();
    const held = results.filter(Boolean).length;
    console.log(
      `statistics over ${size} loads: ${held} of ${results.length} calls within ${wantedMs} ms at p99 and ${wantedRatio} times faster`,
    );
  },
  {},
  keptIn,
);
