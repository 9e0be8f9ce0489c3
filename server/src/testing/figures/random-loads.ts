import { awaitingCarrierStatuses, bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { loadStatuses } from '@portal/contract/loads/load-status.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { pair, post } from '../../features/billing/ledger/ledger.queries.ts';

/** What may happen to loads, whichever way: the sums follow the rows, not the verbs that change them. */
export type World = { db: Database; accounts: readonly number[]; carriers: readonly number[] };

type Act = (world: World, choice: number) => Promise<void>;

const picked = <T>(list: readonly T[], choice: number): T => {
  const one = list[choice % list.length];
  if (one === undefined) throw new RangeError('nothing to pick from');
  return one;
};

const places = [
  ['Dallas', 'TX', 'US'],
  ['Laredo', 'tx', 'US'],
  ['Monterrey', 'NL', 'MX'],
  ['Toronto', 'ON', 'CA'],
  ['', '', 'US'],
] as const;

/** What a tender may have led to. */
const tenderedStatuses = [...awaitingCarrierStatuses, ...bookedStatuses];

/** Days at the ends of months and years, where counting goes wrong. */
const days = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-10-31', '2026-11-01', '2026-11-24', '2026-12-01'];

const anyLoad = async ({ db }: World, choice: number): Promise<number | undefined> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from loads order by md5((id + ${choice}::integer)::text) limit 1`.execute(db);
  return rows[0]?.id;
};

/** Does something to a load, where there is one. */
const toLoad =
  (act: (world: World, choice: number, load: number) => Promise<unknown>): Act =>
  async (world, choice) => {
    const load = await anyLoad(world, choice);
    if (load !== undefined) await act(world, choice, load);
  };

const insertStops = async ({ db }: World, choice: number, load: number): Promise<void> => {
  for (let position = 0; position < 2 + (choice % 2); position += 1) {
    const [city, state, country] = picked(places, choice + position);
    await sql`insert into stops (load_id, position, type, city, state, country, zip_code)
      values (${load}, ${position}, ${position === 0 ? 'pickup' : 'delivery'}, ${city}, ${state}, ${country}, '75207')`.execute(
      db,
    );
  }
};

const add: Act = async (world, choice) => {
  const [from, to] = [picked(places, choice), picked(places, choice + 1)];
  const { rows } = await sql<{
    id: number;
  }>`insert into loads (account_id, mode, pickup_date, origin_city, origin_state,
      origin_zip, destination_city, destination_state, destination_zip, weight_lb, handling_units, due_date)
    values (${picked(world.accounts, choice)}, ${picked(loadModes, choice >> 2)}, ${picked(days, choice >> 1)}::date,
      ${from[0]}, ${from[1]}, '75207', ${to[0]}, ${to[1]}, '60632', 100, 1, ${picked(days, choice >> 3)}::date)
    returning id`.execute(world.db);
  if (rows[0]) await insertStops(world, choice, rows[0].id);
};

const lines = (choice: number) =>
  JSON.stringify([
    { code: 'BASE', amount: 100 + (choice % 7) },
    { code: picked(['LFTD', 'resd', 'APTD'], choice), amount: 35.55 },
    ...(choice % 3 === 0 ? [{ code: 'LFTD', amount: 10 }] : []),
    { code: 'FUEL', amount: 12.5 },
  ]);

const requote = toLoad(async ({ db, carriers }, choice, load) => {
  await sql`update loads set quote_round = quote_round + 1 where id = ${load}`.execute(db);
  const { rows } = await sql<{ id: number }>`insert into quote_rounds (load_id, round, requested_at, begun_at)
    select ${load}::integer, quote_round, '2026-11-24T10:00:00Z', case when ${choice} % 3 > 0 then '2026-11-24T10:00:01Z'::timestamptz end
    from loads where id = ${load} returning id`.execute(db);
  if (choice % 5 === 0) return;
  await sql`insert into carrier_quotes (load_id, round_id, carrier_id, mode, service_class, transit_days,
      estimated_delivery, expires_at, cost, price, cost_lines, price_lines, liability, created_at)
    select ${load}::integer, ${rows[0]?.id ?? 0}::integer, ${picked(carriers, choice)}::integer, l.mode, 'standard', 2, '2026-11-30',
      '2026-12-01T00:00:00Z', 90, 120, '[]', ${lines(choice)}::jsonb, '{}',
      timestamptz '2026-11-24T10:00:02Z' + make_interval(secs => ${choice % 40} / 4.0)
    from loads l where l.id = ${load}`.execute(db);
});

const book = toLoad(async ({ db, carriers }, choice, load) =>
  sql`with quote as (select id, carrier_id from carrier_quotes where load_id = ${load}::integer order by id desc limit 1),
      tender as (insert into tenders (load_id, carrier_id, carrier_quote_id, answer_by, status)
        select ${load}::integer, carrier_id, id, now(), 'declined' from quote)
    update loads set status = ${picked(tenderedStatuses, choice)},
      carrier_id = coalesce((select carrier_id from quote), ${choice % 4 === 0 ? null : picked(carriers, choice)}::integer),
      carrier_quote_id = (select id from quote), price = ${120 + (choice % 9)}, cost = ${90 + (choice % 11)},
      insurance_premium = ${choice % 6 === 0 ? 35 : null}::numeric where id = ${load}`.execute(db),
);

const deliver = toLoad(async ({ db }, choice, load) =>
  sql`update loads set status = 'delivered', actual_delivery_at = ${choice % 5 === 0 ? null : '2026-11-20T15:00:00Z'}::timestamptz,
      delivery_date = ${choice % 7 === 0 ? null : picked(days, choice)}::date where id = ${load}`.execute(db),
);

const move = toLoad(async ({ db }, choice, load) =>
  sql`update loads set status = ${picked(loadStatuses, choice)} where id = ${load}`.execute(db),
);

const change = toLoad(async (world, choice, load) => {
  const { db, accounts } = world;
  const changes = [
    sql`account_id = ${picked(accounts, choice >> 2)}`,
    sql`mode = ${picked(loadModes, choice >> 2)}`,
    sql`pickup_date = ${picked(days, choice >> 2)}::date`,
    sql`due_date = ${picked(days, choice >> 2)}::date`,
    sql`origin_city = ${picked(places, choice >> 2)[0]}`,
    sql`cost = ${choice % 500}`,
  ];
  await sql`update loads set ${picked(changes, choice)} where id = ${load}`.execute(db);
});

const moveStops = toLoad(async (world, choice, load) => {
  if (choice % 2 === 0) {
    await sql`update stops set state = ${picked(places, choice)[1]} where load_id = ${load} and position = 0`.execute(
      world.db,
    );
    return;
  }
  await sql`delete from stops where load_id = ${load}`.execute(world.db);
  await insertStops(world, choice, load);
});

const reprice = toLoad(async ({ db }, choice, load) =>
  sql`update carrier_quotes set price_lines = ${lines(choice + 1)}::jsonb where load_id = ${load}`.execute(db),
);

const bill = toLoad(async ({ db }, choice, load) => {
  const due_on = picked(days, choice >> 1);
  const { rows } = await sql<{
    id: number;
    account_id: number;
  }>`insert into invoices (number, account_id, load_id, lines,
      quoted, amount, terms_days, issued_on, due_on)
    select 1000 + ${load}::integer, account_id, id, ${lines(choice)}::jsonb, 150, 150, 30, ${picked(days, choice)}::date,
      ${due_on}::date from loads where id = ${load} on conflict do nothing returning id, account_id`.execute(db);
  const [invoice] = rows;
  if (!invoice) return;
  const { id: invoice_id, account_id } = invoice;
  const about = { load_id: load, invoice_id };
  await post(db, { kind: 'invoice', account_id, posted_on: due_on }, pair('receivable', 'freight_revenue', 150, about));
  if (choice % 2 === 0) {
    await post(
      db,
      { kind: 'carrier_cost', account_id, posted_on: due_on },
      pair('carrier_cost', 'carrier_payable', 81.2, about),
    );
  }
});

/** What a carrier found afterwards: on the load's last invoice, or on a further one. */
const billMore = toLoad(async ({ db }, choice, load) => {
  const { rows } = await sql<{ id: number }>`select id from invoices where load_id = ${load} order by id desc limit 1
    for update`.execute(db);
  let invoice = rows[0]?.id;
  if (invoice === undefined) return;
  const amount = 20 + (choice % 9);
  if (choice % 2 === 0) {
    const further = await sql<{ id: number }>`insert into invoices (number, account_id, load_id, lines, quoted, amount,
        terms_days, issued_on, due_on, further_to)
      select 1000000 + (select count(*) from invoices), account_id, load_id, '[]', 0, ${amount}, 30, ${picked(days, choice >> 1)}::date,
        ${picked(days, choice >> 2)}::date, coalesce(further_to, id) from invoices where id = ${invoice} returning id`.execute(
      db,
    );
    invoice = further.rows[0]?.id ?? invoice;
  } else {
    await sql`update invoices set amount = amount + ${amount} where id = ${invoice}`.execute(db);
  }
  const code = picked(['LFTD', 'RWE', 'DETD', 'APTD'], choice >> 1);
  await sql`insert into invoice_changes (invoice_id, kind, code, lines, amount, cost) values (${invoice}, 'accessorial',
    ${code}, ${JSON.stringify([{ code, amount }])}::jsonb, ${amount}, ${amount / 2})`.execute(db);
});

/** A policy bought by itself, which has no load. */
const billPolicy: Act = async ({ db, accounts }, choice) => {
  const { rows } = await sql<{ id: number }>`insert into insurance_quotes (account_id, origin_city, origin_state,
      origin_country, origin_zip_code, destination_city, destination_state, destination_country, destination_zip_code,
      insured_value, commodity, commodity_group, is_used, conveyance, is_domestic, departs_on, insurer_name,
      certificate_number)
    values (${picked(accounts, choice)}, 'Phoenix', 'AZ', 'US', '85043', 'Charlotte', 'NC', 'US', '28208', 25000, 'Pumps',
      'general', false, 'truck', true, '2026-12-01', 'Northgate Marine',
      'RL-' || (select count(*) from insurance_quotes)) returning id`.execute(db);
  const quote = rows[0]?.id ?? 0;
  await sql`insert into invoices (number, account_id, insurance_quote_id, lines, quoted, amount, terms_days, issued_on, due_on)
    values (${2_000_000 + quote}, ${picked(accounts, choice)}, ${quote},
      '[{"code": "CARGO_INSURANCE", "amount": 35}]', 35, 35, 30, ${picked(days, choice)}::date,
      ${picked(days, choice >> 1)}::date)`.execute(db);
};

const settle: Act = async ({ db }, choice) => {
  const { rows } = await sql<{
    id: number;
    load_id: number | null;
    account_id: number;
  }>`select id, load_id, account_id from invoices
    where paid + credited < amount order by md5((id + ${choice}::integer)::text) limit 1`.execute(db);
  const [invoice] = rows;
  if (!invoice) return;
  const { id, load_id, account_id } = invoice;
  const kinds = [
    sql`paid = amount - credited, status = 'paid'`,
    sql`paid = paid + 0.5`,
    sql`status = ${picked(['disputed', 'failed', 'payment_processing'], choice)}`,
    sql`credited = amount - paid, status = 'void'`,
  ];
  await sql`update invoices set ${picked(kinds, choice)} where id = ${id} and paid + credited + 1 < amount`.execute(db);
  if (choice % 4 !== 1) return;
  const about = { load_id, invoice_id: id };
  await post(
    db,
    { kind: 'credit_note', account_id, posted_on: '2026-11-24' },
    pair('freight_revenue', 'receivable', 7.35, about),
  );
};

const remove = toLoad(async ({ db }, _choice, load) =>
  sql`delete from loads where id = ${load} and carrier_quote_id is null
      and not exists (select from invoices where load_id = ${load}) and not exists (select from tenders where load_id = ${load})`.execute(
    db,
  ),
);

export const acts = {
  add,
  requote,
  book,
  deliver,
  move,
  change,
  moveStops,
  reprice,
  bill,
  billMore,
  billPolicy,
  settle,
  remove,
} as const;
export type ActName = keyof typeof acts;
