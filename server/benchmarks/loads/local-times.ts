import { median } from '@portal/contract/values/median.ts';
import type pg from 'pg';
import { openClient } from '../../src/platform/database/connection.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';
import { fillLoads } from '../fill-loads.ts';

// What local times by the portal's own table of zones cost beside PostgreSQL's AT TIME ZONE, of which it knows another
// age of the law: of the list of loads on their way, each late or not by the day at its last stop, and of SQL alone.
const loads = 2000;
const rounds = 9;
const warmUp = 4;
const calls = 15;
const wanted = 1.3;

const places = ['America/Chicago', 'America/New_York', 'America/Edmonton', 'America/Tijuana', 'America/St_Johns'];

const functions = ['zone_offset', 'local_time', 'local_day', 'local_instant'];

/** The same functions by PostgreSQL's own data. */
const bare = [
  `create or replace function zone_offset(of_zone text, at timestamptz) returns interval language sql stable parallel safe
    as $$ select (at at time zone of_zone) - (at at time zone 'UTC') $$`,
  `create or replace function local_time(of_zone text, at timestamptz) returns timestamp language sql stable parallel safe
    as $$ select at at time zone of_zone $$`,
  `create or replace function local_day(of_zone text, at timestamptz) returns date language sql stable parallel safe
    as $$ select (at at time zone of_zone)::date $$`,
  `create or replace function local_instant(of_zone text, local timestamp) returns timestamptz language sql stable parallel safe
    as $$ select local at time zone of_zone $$`,
];

/** The portal's own functions as they stand. */
const ownFunctions = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = any($1)',
    [functions],
  );
  if (rows.length !== functions.length) throw new Error(`${rows.length} functions of zones`);
  return rows.map(({ text }) => text);
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The median of each work under one and the other set of functions, by turns, so that a busy machine is busy for both. */
const compare = async (
  client: pg.Client,
  sets: readonly (readonly string[])[],
  works: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> => {
  const taken = Object.keys(works).map(() => sets.map((): number[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, set] of sets.entries()) {
      for (const text of set) await client.query(text);
      for (const [at, work] of Object.values(works).entries()) {
        for (let call = 0; call < warmUp; call += 1) await work();
        for (let call = 0; call < calls; call += 1) taken[at]?.[side]?.push(await timed(work));
      }
    }
  }
  for (const [at, name] of Object.keys(works).entries()) {
    const [own = 0, theirs = 0] = (taken[at] ?? []).map((times) => median(times));
    console.log(
      `${name}: ratio ${(own / theirs).toFixed(2)} (wanted ${wanted} of the list); ` +
        `${own.toFixed(2)} ms by the table of zones, ${theirs.toFixed(2)} ms by AT TIME ZONE`,
    );
  }
};

const fill = async (app: BenchApp, client: pg.Client) => {
  const shipper = await app.shipper();
  await fillLoads(app.databaseUrl, { accountIds: [shipper.account_id], userId: shipper.user_id }, loads);
  await client.query(`update stops set timezone = ($1::text[])[1 + load_id % cardinality($1::text[])]`, [places]);
  await client.query(`update loads set status = 'in transit', due_date = current_date - 1, eta_at = now() + interval '6 hours'
    where id in (select load_id from stops)`);
  await client.query('vacuum analyze');
  return tokenFor(app, shipper.user_id);
};

await withBenchApp(async (app) => {
  const client = await openClient(app.databaseUrl);
  try {
    const token = await fill(app, client);
    const list = async () => {
      const url = `${app.url}/api/loads?group=in_transit&sort=-pickup_date&limit=100`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const { items } = (await answer.json()) as { items?: unknown[] };
      if (items?.length !== 100) throw new Error(`the list answered ${answer.status} with ${items?.length} loads`);
    };
    const days = () =>
      client.query('select count(distinct local_day(timezone, now() + id * interval $$1 hour$$)) from stops');
    const instants = () =>
      client.query(
        'select count(distinct local_instant(timezone, now()::timestamp + id * interval $$1 hour$$)) from stops',
      );
    await compare(client, [await ownFunctions(client), bare], {
      'the list of 100 loads on their way': list,
      'local days of 2,000 stops': days,
      'instants of 2,000 local times': instants,
    });
  } finally {
    await client.end();
  }
});
