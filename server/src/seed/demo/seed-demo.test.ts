import { LocationNotices } from '@portal/contract/places/location-notices.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShipperDetails } from '../../features/loads/details/get-load-details.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Services, systemContext } from '../../platform/context.ts';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { demoSignIns } from '../data/demo-sign-ins.ts';
import { contradictions } from './load-contradictions.fixture.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let pool: Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 2, { statementLimitMs: 0 });
  db = openDatabase(pool);
  await seedDemo(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** How many rows a condition that must never hold holds for. */
const count = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.count);

const statusesOf = async (email: string) => {
  const { rows } = await sql<{ status: string; count: number }>`
    select l.status, count(*)::int as count from loads l join users u on u.account_id = l.account_id
    where u.email = ${email} group by l.status`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
};

describe('the demo', () => {
  it('has everybody who is announced, in the account that is announced', async () => {
    const { rows } = await sql<{ email: string; account: string }>`
      select email, name as account from users join accounts on accounts.id = account_id`.execute(db);
    for (const { email, account } of demoSignIns) {
      expect(account).toContain(rows.find((row) => row.email === email)?.account ?? 'nobody');
    }
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
  });

  it('has locations whose people get notices, of whom one has unsubscribed', async () => {
    const { rows } = await sql<{ notices: unknown }>`
      select notices from locations where notices is not null limit 1`.execute(db);
    expect(LocationNotices.parse(rows[0]?.notices).brokers).toEqual(['desk@broker.test']);
    expect(await count(sql`select count(*) from notice_refusals where address = 'desk@broker.test'`)).toBeGreaterThan(
      0,
    );
  });

  it('has closed the books of two months ago', async () => {
    const { rows } = await sql<{ is_right: boolean }>`
      select month = to_char(now() - interval '2 months', 'YYYY-MM') as is_right from closed_months`.execute(db);
    expect(rows).toEqual([{ is_right: true }]);
  });

  it('has invoices that are reminded of, promised, contested and owed again after a bounced check', async () => {
    const { rows } = await sql`select
      (select count(*) > 1 from dunning_mails where sent_at is not null) as reminded,
      (select count(*)::integer from payment_promises) as promises,
      (select count(*) > 0 from invoices where contested > 0) as contested,
      (select count(*)::integer from payments join payment_invoices parts on parts.payment_id = payments.id
        join invoices on invoices.id = parts.invoice_id
        where payments.status = 'returned' and invoices.status = 'open' and invoices.paid = 0) > 0 as bounced,
      (select count(*)::integer from invoices i where i.amount - i.paid - i.credited - i.owed_back <> (
        select coalesce(sum(e.amount), 0) from ledger_entries e
        where e.invoice_id = i.id and e.ledger_account = 'receivable')) as off`.execute(db);
    expect(rows).toEqual([{ reminded: true, promises: 2, contested: true, bounced: true, off: 0 }]);
  });

  it('asks nine carriers of LTL freight, four of them by the operator’s own tables', async () => {
    const { rows } = await sql<{ rating: string; count: number; rates: number }>`
      select rating, count(*)::int as count, count(distinct t.id)::int as rates
      from carriers c left join tariffs t on t.carrier_id = c.id
      where enabled and 'ltl' = any(modes) and not parcels_only group by rating order by rating`.execute(db);
    expect(rows).toEqual([
      { rating: 'api', count: 5, rates: 0 },
      { rating: 'tariff', count: 4, rates: 4 },
    ]);
  });

  it('has a year of loads in every status that lasts', async () => {
    const acme = await statusesOf('admin@acme.test');
    const lasting = ['unassigned', 'quoted', 'expired', 'tendered', 'declined', 'assigned', 'dispatched', 'in transit'];
    for (const status of [...lasting, 'delivered', 'completed', 'cancelled']) expect(acme).toHaveProperty([status]);
    expect(Object.values(acme).reduce((total, one) => total + one, 0)).toBe(456);
  });

  it('has the way of every load as a list of points', async () => {
    const wayless = sql<{ count: number }>`
      select count(*) as count from loads where jsonb_typeof(route_line) is distinct from 'array' and distance_miles > 0`;
    expect(await count(wayless)).toBe(0);
  });

  it('has loads of every truck mode, some of them waiting for a truck', async () => {
    const { rows } = await sql<{ mode: string; loads: number; delivered: number }>`
      select mode, count(*)::int as loads, (count(*) filter (where status = 'completed'))::int as delivered
      from loads where mode <> 'drayage' group by mode`.execute(db);
    const byMode = new Map(rows.map(({ mode, ...counts }) => [mode, counts]));
    for (const mode of ['ltl', 'ftl', 'expedited', 'reefer', 'flatbed']) {
      expect(byMode.get(mode)?.loads ?? 0).toBeGreaterThan(5);
      expect(byMode.get(mode)?.delivered ?? 0).toBeGreaterThan(2);
    }
    const held = sql<{ count: number }>`
      select count(*) from loads l join tenders t on t.load_id = l.id join carriers c on c.id = t.carrier_id
      where l.status = 'pending' and l.mode <> 'drayage' and t.status = 'queued' and t.answer_by > now() and c.api_address is null`;
    expect(await count(held)).toBe(4);
  });

  it('has containers on their way through the places that are rated, and one that operations price', async () => {
    const { rows } = await sql<{ status: string; place: string; operations: boolean }>`
      select status, place, operations_since is not null as operations from loads join drayage_details on load_id = id
      order by id`.execute(db);
    expect(rows.map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'in transit',
      'in transit',
      'delivered',
      'assigned',
      'pending',
      'quoted',
      'quoted',
      'quotes requested',
    ]);
    expect(rows.filter(({ operations }) => operations)).toEqual([
      { status: 'quotes requested', place: 'USBOS', operations: true },
    ]);
  });

  it('books nothing for an account that may not', async () => {
    const quiet = await statusesOf('admin@quiet.test');
    expect(
      Object.keys(quiet).every((status) => ['unassigned', 'quoted', 'expired', 'cancelled'].includes(status)),
    ).toBe(true);
    expect(Object.keys(quiet).length).toBeGreaterThan(1);
  });

  it('is written once', async () => {
    const accounts = () => count(sql`select count(*) from accounts`);
    const before = await accounts();
    await seedDemo(db);
    expect(await accounts()).toBe(before);
  });
});

describe('its loads', () => {
  it.each([
    ['happened in the future', sql<{ count: number }>`select count(*) from load_history where at > now()`],
    [
      'were tracked in the future',
      sql<{ count: number }>`select count(*) from tracking_events where occurred_at > now()`,
    ],
    [
      'stand in another status than their history says',
      sql<{ count: number }>`
        select count(*) from loads l where status is distinct from coalesce((select to_status from load_history h
          where h.load_id = l.id and to_status is not null order by h.id desc limit 1), 'unassigned')`,
    ],
    [
      'have a broken chain of moves',
      sql<{ count: number }>`
        select count(*) from (select from_status, lag(to_status, 1, 'unassigned') over (partition by load_id order by id) as before
          from load_history where kind = 'status') h where from_status <> before`,
    ],
    [
      'have a price that is not the sum of its lines',
      sql<{ count: number }>`
        select count(*) from carrier_quotes q where price <> (select sum((line->>'amount')::numeric) from jsonb_array_elements(price_lines) line)
          or cost <> (select sum((line->>'amount')::numeric) from jsonb_array_elements(cost_lines) line)`,
    ],
    [
      'are sold below cost and markup',
      sql<{ count: number }>`
        select count(*) from carrier_quotes q join loads l on l.id = q.load_id join accounts a on a.id = l.account_id
        where q.price <> q.cost + greatest(round(q.cost * a.markup_percent / 100, 2), a.markup_min)`,
    ],
    [
      'are quoted with a price that is over',
      sql<{ count: number }>`
        select count(*) from loads l where status = 'quoted' and not exists
          (select from carrier_quotes q where q.load_id = l.id and q.status = 'open' and q.expires_at > now())`,
    ],
    [
      'count their quotes wrongly',
      sql<{ count: number }>`
        select count(*) from loads l where quotes_received <> (select count(*) from carrier_quotes q where q.load_id = l.id)
          or quotes_requested <> (select count(*) from carrier_requests r where r.load_id = l.id)`,
    ],
    [
      'weigh something else than their items',
      sql<{ count: number }>`
        select count(*) from loads l where weight_lb <> (select sum(weight) from line_items i where i.load_id = l.id)
          or handling_units <> (select sum(handling_unit_count) from line_items i where i.load_id = l.id)`,
    ],
    [
      'are booked without a tender, or at another price',
      sql<{ count: number }>`
        select count(*) from loads l left join carrier_quotes q on q.id = l.carrier_quote_id
        where l.status_group in ('assigned', 'in_transit', 'delivered')
          and (q.id is null or q.price <> l.price or q.carrier_id <> l.carrier_id or l.bol_number is null)`,
    ],
    [
      'are on the road without a word in the last day',
      sql<{
        count: number;
      }>`select count(*) from loads where status = 'in transit' and last_event_at < now() - interval '1 day'`,
    ],
    [
      'were delivered on a day off',
      sql<{
        count: number;
      }>`select count(*) from loads where mode = 'ltl' and actual_delivery_at is not null and extract(isodow from delivery_date) > 5`,
    ],
  ])('never %s', async (_what, query) => {
    expect(await count(query)).toBe(0);
  });

  it('have facts that fit together, as their pages show them', async () => {
    const settings = { get: ({ default: value }: { default: unknown }) => value };
    const ctx = systemContext({ db, pool, clock: systemClock, settings } as unknown as Services, 'test');
    const { rows } = await sql<{ id: number }>`select id from loads order by id`.execute(db);
    expect(rows.length).toBeGreaterThan(500);
    const loads = [];
    for (const { id } of rows) loads.push(await getShipperDetails(ctx, id));
    expect(loads.filter(({ status, mode }) => status === 'in transit' && mode !== 'drayage').length).toBeGreaterThan(
      20,
    );
    expect(loads.flatMap(contradictions)).toEqual([]);
  });

  it('are late now and then, some of them on the road', async () => {
    expect(
      await count(sql`select count(*) from loads where status = 'in transit' and delivery_date > due_date`),
    ).toBeGreaterThan(0);
    const share = await count(
      sql`select 100 * avg((delivery_date > due_date)::int) as count from loads where actual_delivery_at is not null`,
    );
    expect(share).toBeGreaterThan(2);
    expect(share).toBeLessThan(15);
  });

  it('are counted by group, found by number and make up the carriers’ record', async () => {
    const counted = sql<{ count: number }>`select sum(count) as count from load_counts`;
    expect(await count(counted)).toBe(await count(sql`select count(*) from loads`));
    expect(await count(sql`select count(*) from load_terms where term = load_id::text`)).toBe(
      await count(sql`select count(*) from loads`),
    );
    const recent = sql<{
      count: number;
    }>`select count(distinct carrier_id) from carrier_days where day > current_date - 30`;
    expect(await count(recent)).toBe(15);
  });

  it('are followed by the next one made', async () => {
    const last = await count(sql`select max(id) as count from loads`);
    expect(last).toBeGreaterThan(100_700);
    expect(await count(sql`select nextval(pg_get_serial_sequence('loads', 'id')) as count`)).toBeGreaterThan(last);
  });
});
