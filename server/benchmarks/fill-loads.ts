import type pg from 'pg';
import { openClient } from '../src/platform/database/connection.ts';

/** Accounts that share the loads: the first has 70 of 100. */
export type LoadOwners = { accountIds: readonly number[]; userId: number };

const carrierRows = `insert into carriers (scac, name, short_name, rating)
  select 'BN' || lpad(n::text, 2, '0'), 'Bench Carrier ' || n, 'Bench ' || n, 'tariff' from generate_series(1, 15) n
  on conflict (scac) do nothing`;

/** A year of loads in the order they were entered; the newest fifth is still under way, so that every filter fills a page of a thousand. */
const loadRows = `insert into loads (account_id, created_by, mode, status, pickup_date, due_date, delivery_date,
    origin_city, origin_state, origin_zip, destination_city, destination_state, destination_zip,
    weight_lb, handling_units, price, cheapest_price, carrier_id, pro_number, po_number, distance_miles)
  select ($1::integer[])[1 + (case when r.a < 0.7 then 0 else (r.a * 1000)::integer % cardinality($1::integer[]) end)], $2,
    (array['ltl','ltl','ltl','ltl','ltl','ltl','ltl','ftl','ftl','reefer','flatbed','expedited','drayage'])[1 + (r.b * 13)::integer % 13],
    case when n > $3 * 0.8 then (array['quotes received','quoted','quoted','quoted','tendered','assigned','dispatched','in transit','in transit','pending'])[1 + (r.c * 10)::integer % 10]
      else (array['completed','completed','completed','completed','completed','delivered','delivered','expired','declined','cancelled'])[1 + (r.c * 10)::integer % 10] end,
    current_date - ((1 - n::float8 / $3) * 365)::integer + (r.d * 6)::integer,
    current_date - ((1 - n::float8 / $3) * 365)::integer + 1 + (r.e * 9)::integer,
    case when r.c < 0.8 then current_date - ((1 - n::float8 / $3) * 365)::integer + 2 + (r.f * 9)::integer end,
    city.origin, 'TX', '75207', city.destination, 'IL', '60632', 100 + (r.e * 9000)::integer, 1 + (r.f * 9)::integer,
    round((150 + r.a * 900 + r.c * 2100)::numeric, 2), round((140 + r.a * 900)::numeric, 2),
    case when r.c > 0.1 then c.ids[1 + (r.g * r.g * 15)::integer % 15] end, 'PRO' || n, 'PO-' || n, 900
  from generate_series(1, $3::integer) n
    cross join (select array_agg(id order by id) as ids from carriers) c
    cross join lateral (select random() + n * 0 as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g) r
    cross join lateral (select (array['Dallas','Houston','El Paso','Laredo','Austin'])[1 + n % 5] as origin,
      (array['Chicago','Joliet','Peoria','Aurora'])[1 + n % 4] as destination) city`;

const termRows = `insert into load_terms (term, account_id, load_id)
  select t.term, l.account_id, l.id from loads l cross join lateral (values
    (l.id::text), (lower(l.po_number)), (lower(l.origin_city)), (lower(l.destination_city))) t(term)`;

/** Two stops and two items for the newest loads: what the page of one load reads. */
const partRows = [
  `insert into stops (load_id, position, type, city, state, zip_code, lat, lng)
    select l.id, p, case p when 0 then 'pickup' else 'delivery' end, 'Dallas', 'TX', '75207', 32.8, -96.8
    from (select id from loads order by id desc limit 1000) l cross join generate_series(0, 1) p on conflict do nothing`,
  `insert into line_items (load_id, position, commodity, freight_class, handling_unit, handling_unit_count,
      length, width, height, dimension_unit, weight, weight_unit)
    select l.id, p, 'Machine parts', '85', 'PAT', 2, 48, 40, 48, 'in', 1300, 'lb'
    from (select id from loads order by id desc limit 1000) l cross join generate_series(0, 1) p`,
];

// The counting trigger would rewrite the same few rows a million times.
const counts = [
  `insert into load_counts (account_id, status_group, mode, slot, count)
    select account_id, status_group, mode, 0, count(*) from loads group by account_id, status_group, mode`,
  `insert into load_totals (status_group, mode, slot, count)
    select status_group, mode, 0, count(*) from loads group by status_group, mode`,
];

/** What undoes and what makes again: the search terms' key, and every index no foreign key stands on. */
const rebuilding = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where conrelid = 'load_terms'::regclass and contype = 'p'
  union all select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i where i.indrelid in ('loads'::regclass, 'load_terms'::regclass)
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** Runs `fill` without triggers and indexes, and builds the indexes afterwards: minutes become seconds. */
const inBulk = async (client: pg.Client, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ drop: string; make: string }>(rebuilding);
  await client.query(`set session_replication_role = replica`);
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { make } of rows) await client.query(make);
  await client.query(`set session_replication_role = origin`);
};

/**
 * Brings `size` loads into a database that has none, with terms and counts, and lets PostgreSQL look at them. `further`
 * statements change loads or add to them while they have no indexes.
 */
export const fillLoads = async (
  url: string,
  owners: LoadOwners,
  size: number,
  further: readonly string[] = [],
): Promise<void> => {
  const client = await openClient(url);
  try {
    await client.query('select setseed(0.5)');
    await client.query(carrierRows);
    await inBulk(client, async () => {
      await client.query(loadRows, [owners.accountIds, owners.userId, size]);
      for (const text of further) await client.query(text);
      await client.query(termRows);
    });
    for (const text of [...partRows, ...counts]) await client.query(text);
    for (const table of ['loads', 'load_terms', 'load_counts', 'load_totals', 'stops', 'line_items'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
};
