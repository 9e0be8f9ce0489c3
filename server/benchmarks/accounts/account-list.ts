import { createHash } from 'node:crypto';
import { openClient } from '../../src/platform/database/connection.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import type { BenchApp } from '../bench-app.ts';
import { countedRows } from '../statistics/fill-figures.ts';
import { compareFewAndMany, printRatio } from '../few-and-many.ts';

const few = 30;
const many = Number(process.env['BENCH_ACCOUNTS'] ?? 10_000);
/** Loads an account has on average, over a year. */
const loadsEach = 10;

/** A third stands alone, the others below one of them; names in no order. */
const accountRows = `insert into accounts (name, city, state, crm_account_id, markup_percent, parent_id)
  select md5(n::text) || ' Freight ' || n, (array['Dallas','Laredo','Monterrey'])[1 + n % 3], 'TX', 'C-' || n || '-crm',
    12, null
  from generate_series(1, $1::integer) n`;
const treeRows = `update accounts a set parent_id = roots.ids[1 + a.id % cardinality(roots.ids)]
  from (select array_agg(id) as ids from accounts where id % 3 = 0 and not is_operator) roots
  where a.id % 3 <> 0 and not is_operator`;
const userRows = `insert into users (account_id, role_id, email, first_name, last_name)
  select id, 2, 'u' || n || '-' || id || '@bench.test', 'A', 'B' from accounts, generate_series(1, 3) n where not is_operator`;
const loadRows = `insert into loads (account_id, mode, status, pickup_date, origin_zip, destination_zip, weight_lb,
    handling_units, created_at)
  select id, 'ltl', 'delivered', current_date, '75207', '60632', 100, 1,
    now() - make_interval(days => (random() * 365)::integer)
  from accounts, generate_series(1, $1::integer) where not is_operator`;

/** Of the seventh account's name. */
const hash = createHash('md5').update('7').digest('hex');

/** A page has as many rows of few accounts as of many: how long a row takes is another question. */
const pages = {
  'first page': '',
  'top of the tree': 'parent_id=none&limit=10',
  'search by part of a name': `search=${hash.slice(-12)}`,
  'search by two letters': `search=${hash.slice(0, 2)}&limit=1`,
  'search by CRM id': 'search=c-7-c',
  'search by city, a third of all': 'search=laredo&limit=10',
  'by name backwards': 'sort=-name',
  'newest first': 'sort=-id',
  'one mode': 'mode=reefer',
  'most loads': 'sort=-loads',
  'one size': 'size=small',
};

type Side = { app: BenchApp; token: string };

const fill = async (app: BenchApp, size: number): Promise<Side> => {
  const operator = await app.shipper({ role: 'platform_admin' });
  const client = await openClient(app.databaseUrl);
  try {
    await client.query(accountRows, [size]);
    // Counts of loads and notifications are kept by triggers, which these rows do without.
    await client.query('set session_replication_role = replica');
    await client.query(treeRows);
    await client.query(userRows);
    await client.query(loadRows, [loadsEach]);
    for (const text of countedRows) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return { app, token: await tokenFor(app, operator.user_id) };
};

const take = async ({ app, token }: Side, query: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`${app.url}/api/accounts/v2?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items?.length) throw new Error(`${query} answered ${response.status} without accounts`);
  return performance.now() - start;
};

const named = Object.fromEntries(
  Object.entries(pages).map(([name, query]) => [name, (side: Side) => take(side, query)]),
);
await compareFewAndMany({ few, many, fill }, named, printRatio);
