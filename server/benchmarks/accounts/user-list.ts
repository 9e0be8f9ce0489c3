import { createHash } from 'node:crypto';
import { openClient } from '../../src/platform/database/connection.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import type { BenchApp } from '../bench-app.ts';
import { compareFewAndMany, printRatio } from '../few-and-many.ts';

const few = 10;
const many = Number(process.env['BENCH_USERS'] ?? 100_000);
const accounts = 100;

const accountRows = `insert into accounts (name) select 'Freight ' || n from generate_series(1, $1::integer) n`;
/** Half of them work for one account, the others anywhere; names in no order. */
const userRows = `insert into users (account_id, role_id, email, first_name, last_name, password_hash)
  select ids[case when n % 2 = 0 then 1 else 1 + n % cardinality(ids) end], 4, 'u' || n || '@bench.test',
    initcap(substr(md5(n::text), 1, 6)), initcap(md5((n * 7)::text)), case when n % 10 > 0 then 'hash' end
  from generate_series(1, $1::integer) n,
    (select array_agg(id order by id) as ids from accounts where name like 'Freight %') a`;

/** Of the seventh user's last name. */
const endOfName = createHash('md5').update('49').digest('hex').slice(-12);

/** A page has as many rows of few users as of many: how long a row takes is another question. */
const pages = (account: number): Record<string, string> => ({
  'users to pick from': '/api/users?limit=5',
  'users to pick from, by address': '/api/users?search=u7%40bench&limit=1',
  'users to pick from, by the end of a name': `/api/users?search=${endOfName}&limit=1`,
  'users to pick from, by two letters': '/api/users?search=c4&limit=1',
  'users to pick from, by what nobody has': '/api/users?search=nobody+here&limit=25',
  'users of one account': `/api/accounts/${account}/users?limit=5`,
  'users of one account, by address': `/api/accounts/${account}/users?search=u2%40bench&limit=1`,
  'users of one account, by two letters': `/api/accounts/${account}/users?search=c8&limit=1`,
  'invited users of one account': `/api/accounts/${account}/users?state=invited&limit=1`,
});

type Side = { app: BenchApp; token: string; account: number };

const fill = async (app: BenchApp, size: number): Promise<Side> => {
  const operator = await app.shipper({ role: 'platform_admin' });
  const client = await openClient(app.databaseUrl);
  try {
    await client.query(accountRows, [accounts]);
    await client.query(userRows, [size]);
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ id: number }>(`select id from accounts where name = 'Freight 1'`);
    return { app, token: await tokenFor(app, operator.user_id), account: rows[0]?.id ?? 0 };
  } finally {
    await client.end();
  }
};

const take = async ({ app, token }: Side, address: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(`${app.url}${address}`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items) throw new Error(`${address} answered ${response.status} without users`);
  if (items.length > 0 !== !address.includes('nobody')) throw new Error(`${address} found ${items.length} users`);
  return performance.now() - start;
};

const named = Object.fromEntries(
  Object.keys(pages(0)).map((name) => [name, (side: Side) => take(side, pages(side.account)[name] ?? '')]),
);
await compareFewAndMany({ few, many, fill }, named, printRatio);
