// `node server/benchmarks/running/plans.ts [loads]`: reads that a plan for any values makes slower than one for theirs.
import { median } from '@portal/contract/values/median.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import pg from 'pg';
import { features } from '../../src/features.ts';
import { openClient } from '../../src/platform/database/connection.ts';
import { withBenchApp } from '../bench-app.ts';
import { fillFigures } from '../statistics/fill-figures.ts';

const size = Number(process.argv[2] ?? 100_000);
/** After the fifth time PostgreSQL chooses by itself which plan it keeps. */
const untilKept = 6;
const runs = 11;
/** A kept plan that takes this many times as long as one for the values, and this much longer in ms, is a fault. */
const worse = { times: 1.5, ms: 2 };

/** Answers to what a call may ask for; a call that needs more is left out. */
const asked: Record<string, string> = {
  limit: '25',
  month: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7),
  last_n_months: '3',
  days: '90',
};

type Read = { call: string; text: string; values: unknown[] };

const ledgerRows = [
  `insert into ledger_transactions (kind, account_id, posted_on) select 'invoice', account_id, issued_on from invoices order by id`,
  `insert into ledger_entries (transaction_id, ledger_account, account_id, load_id, invoice_id, posted_on, amount)
    select t.id, side.name, i.account_id, i.load_id, i.id, i.issued_on, side.amount
    from (select *, row_number() over (order by id) as at from invoices) i
      join (select *, row_number() over (order by id) as at from ledger_transactions) t using (at),
      lateral (values ('receivable', i.amount), ('freight_revenue', -i.amount)) side (name, amount)`,
  'vacuum analyze ledger_transactions, ledger_entries, invoices, loads',
];

const readRows = (): Endpoint[] => {
  const rows: Endpoint[] = [];
  for (const { routes } of features) routes?.({ rows });
  return rows.filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.includes(':'));
};

const addressOf = ({ path, query }: Endpoint): string => {
  const names = query && 'shape' in query ? Object.keys(query.shape as object) : [];
  const given = names.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  return `${path}?${new URLSearchParams(Object.fromEntries(given)).toString()}`;
};

const reading = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i;
/** What changes rows, and what is planned each time already. */
const spared =
  /\/\* planned each time \*\/|\b(?:for (?:no key )?update|for share|insert into|update \w+ set|delete from)\b/i;

/** What the server reads while `work` is done. */
const record = async (call: string, work: () => Promise<unknown>): Promise<Read[]> => {
  const reads: Read[] = [];
  const whole = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...said: unknown[]) {
    const [first, second] = said as [string | pg.QueryConfig, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (Array.isArray(values) && reading.test(text) && !spared.test(text)) reads.push({ call, text, values });
    return (whole as (...all: unknown[]) => unknown).apply(this, said);
  } as never;
  await work().finally(() => (pg.Client.prototype.query = whole));
  return reads;
};

/** How long a read takes, in ms, by the plan that is kept for any values and by one for its own: by turns. */
const takenBy = async (clients: Record<'kept' | 'own', pg.Client>, { text, values }: Read, name: string) => {
  const once = async (which: 'kept' | 'own') => {
    const begun = performance.now();
    await clients[which].query({ name, text, values });
    return performance.now() - begun;
  };
  const taken = { kept: [] as number[], own: [] as number[] };
  for (let run = 0; run < untilKept + runs; run += 1) {
    for (const which of ['kept', 'own'] as const) {
      const ms = await once(which);
      if (run >= untilKept) taken[which].push(ms);
    }
  }
  for (const client of Object.values(clients)) await client.query(`deallocate ${client.escapeIdentifier(name)}`);
  return { kept: median(taken.kept), own: median(taken.own) };
};

await withBenchApp(async (app) => {
  const large = await app.shipper();
  const small = await app.shipper();
  const operator = await app.shipper({ role: 'platform_admin' });
  await fillFigures(app.databaseUrl, { accountIds: [large.account_id, small.account_id], userId: large.user_id }, size);
  const [kept, own] = [await openClient(app.databaseUrl), await openClient(app.databaseUrl)];
  for (const rows of ledgerRows) await own.query(rows);
  await own.query('set plan_cache_mode = force_custom_plan');
  const reads = new Map<string, Read>();
  for (const [who, user] of Object.entries({ large, small, operator })) {
    for (const row of readRows()) {
      const call = `${row.path}, ${who}`;
      const headers = { authorization: `Bearer ${user.token}` };
      const found = await record(call, async () => {
        await (await fetch(`${app.url}${addressOf(row)}`, { headers })).text();
      });
      for (const read of found) reads.set(`${who} ${read.text}`, read);
    }
  }
  console.log(`${reads.size} reads of ${readRows().length} calls by three people, ${size} loads`);
  let faults = 0;
  for (const [index, read] of [...reads.values()].entries()) {
    const taken = await takenBy({ kept, own }, read, `read_${index}`);
    if (taken.kept < taken.own * worse.times || taken.kept - taken.own < worse.ms) continue;
    faults += 1;
    console.log(`${read.call}: ${taken.kept.toFixed(1)} ms by the kept plan, ${taken.own.toFixed(1)} ms by its own`);
    console.log(`  ${read.text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }
  await Promise.all([kept.end(), own.end()]);
  if (faults > 0) process.exitCode = 1;
});
