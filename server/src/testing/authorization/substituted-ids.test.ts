import { beforeAll, expect, it } from 'vitest';
import { callAgain } from '../call-again.ts';
import { type NamedObject, namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { seeded } from '../hostile-inputs.ts';
import { sharedTestApp, type TestApp } from '../test-app.ts';

const seed = Number(process.env['SUBSTITUTED_SEED'] ?? Date.now() % 1_000_000);
const substitutions = Number(process.env['SUBSTITUTED_IDS'] ?? 500);
const atOnce = 6;
const random = seeded(seed);
const oneOf = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

let app: TestApp;
let owner: Shipper;
let stranger: Shipper;
/** What the owner has, of every kind that a call names. */
let foreignIds: number[];
/** What the stranger has and how it is called, by the key of `namedObjects`. */
const requests: { key: string; object: NamedObject }[] = [];

beforeAll(async () => {
  app = await sharedTestApp();
  [owner, stranger] = await Promise.all([makeShipper(app), makeShipper(app)]);
  const found = new Set([owner.account_id, owner.user_id]);
  for (const [key, make] of Object.entries(namedObjects)) {
    found.add((await make(app, owner)).id);
    requests.push({ key, object: await make(app, stranger) });
  }
  foreignIds = [...found];
}, 120_000);

const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name);

/** The same request with some of its ids, at any depth, replaced by the owner's; lists keep their own beside them. */
const substituted = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => substituted(item));
    return isIdName(name) ? [...items, oneOf(foreignIds)] : items;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, substituted(inner, field)]));
  }
  return isIdName(name) && random() < 0.7 ? oneOf(foreignIds) : value;
};

/**
 * What every row of the owner says, table by table: those with its account, and the parts of its loads. Left out is what
 * the portal counts meanwhile, and what waits to be counted.
 */
const rowsOfOwner = async (): Promise<Record<string, string>> => {
  const { pool } = app.services;
  const { rows: tables } = await pool.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('account_id', 'load_id')
       and table_name not in ('audit_entries', 'load_counts', 'load_totals',
         'changed_loads', 'kept_load_figures', 'load_figures', 'accounts_to_count',
         'account_counts', 'account_count_changes') order by 1, 2`,
  );
  const sums: Record<string, string> = {};
  for (const { name, column } of tables) {
    const own = column === 'account_id' ? '$1' : '(select id from loads where account_id = $1)';
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum
       from ${name} t where ${column} in (${own.replace(/^\$1$/, '$1::integer')})`,
      [owner.account_id],
    );
    sums[`${name}.${column}`] = rows[0]?.sum ?? '';
  }
  return sums;
};

/** Words that only the owner's data hold. */
const secrets = (): string[] => {
  const tag = owner.email.replace(/^shipper-|@.*$/g, '');
  return [tag, owner.email];
};

const rowOf = (key: string) => {
  const row = app.app.rows.find((one) => key.startsWith(`${nameOf(one)} `));
  if (!row) throw new Error(`no call is named by ${key}`);
  return row;
};

const leakOf = async (): Promise<string | null> => {
  const { key, object } = oneOf(requests);
  const sent = substituted(object.ask(object.id));
  const request = Object.assign({ token: stranger.token }, sent);
  const answer = await callAgain(app)(rowOf(key), request);
  const text = JSON.stringify(answer.body) ?? '';
  const secret = secrets().find((word) => text.includes(word));
  if (answer.status >= 500) return `${key} ${JSON.stringify(sent)}: ${answer.status}`;
  return secret ? `${key} ${JSON.stringify(sent)}: says ${secret}` : null;
};

it(`${substitutions} requests with ids of another account leak nothing and change nothing of it (SUBSTITUTED_SEED=${seed})`, async () => {
  const before = await rowsOfOwner();
  const leaks: (string | null)[] = [];
  for (let done = 0; done < substitutions; done += atOnce) {
    const round = Math.min(atOnce, substitutions - done);
    leaks.push(...(await Promise.all(Array.from({ length: round }, leakOf))));
  }
  expect(leaks.filter((one) => one !== null)).toEqual([]);
  expect(await rowsOfOwner()).toEqual(before);
}, 900_000);
