import { createHash } from 'node:crypto';
import pg from 'pg';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';

const few = 10;
const many = Number(process.env['BENCH_USERS'] ?? 100_000);
const accounts = 100;
const warmUp = 5;
const calls = 15;

const accountRows = `insert into accounts (name) select 'Freight ' || n from generate_series(1, $1::integer) n`;
/** Half of them work for one account, the others anywhere; names in no order. */
const userRows = `insert into users (account_id, role_id, email, first_name, last_name, password_hash)
  select ids[case when n % 2 = 0 then 1 else 1 + n % cardinality(ids) end], 4, 'u' || n || '@bench.test',
    initcap(substr(md5(n::text), 1, 6)), initcap(md5((n * 7)::text)), case when n % 10 > 0 then 'hash' end
  from generate_series(1, $1::integer) n,
    (select array_agg(id order by id) as ids from accounts where name like 'Freight %') a`;

/** Of the seventh user's last name. */
const endOfName = createHash('md5').update('49').digest('hex').slice(-12);

const pages = (account: number): Record<string, string> => ({
  'users to pick from': '/api/users?limit=25',
  'users to pick from, by address': '/api/users?search=u7%40bench&limit=25',
  'users to pick from, by the end of a name': `/api/users?search=${endOfName}&limit=25`,
  'users to pick from, by two letters': '/api/users?search=ab&limit=25',
  'users to pick from, by what nobody has': '/api/users?search=nobody+here&limit=25',
  'users of one account': `/api/accounts/${account}/users?limit=25`,
  'users of one account, by address': `/api/accounts/${account}/users?search=u2%40bench&limit=25`,
  'users of one account, by two letters': `/api/accounts/${account}/users?search=be&limit=25`,
  'invited users of one account': `/api/accounts/${account}/users?state=invited&limit=25`,
});

type Side = { app: BenchApp; token: string; account: number };

const fill = async (app: BenchApp, size: number): Promise<Side> => {
  const operator = await app.shipper({ role: 'platform_admin' });
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The median page of few users and of many, asked by turns, so that a busy machine is busy for both.
await withBenchApp((small) =>
  withBenchApp(async (large) => {
    const sides = [await fill(small, few), await fill(large, many)] as const;
    for (const name of Object.keys(pages(0))) {
      const taken: [number[], number[]] = [[], []];
      for (let call = 0; call < warmUp + calls; call += 1) {
        for (const at of [0, 1] as const) {
          const took = await take(sides[at], pages(sides[at].account)[name] ?? '');
          if (call >= warmUp) taken[at].push(took);
        }
      }
      const [atFew, atMany] = [median(taken[0]), median(taken[1])];
      console.log(`${name}: ratio ${(atMany / atFew).toFixed(2)} (${atFew.toFixed(1)} -> ${atMany.toFixed(1)} ms)`);
    }
  }),
);
