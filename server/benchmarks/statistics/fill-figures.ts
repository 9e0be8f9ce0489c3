import { openClient } from '../../src/platform/database/connection.ts';
import { fillLoads, type LoadOwners } from '../fill-loads.ts';

/** Accounts and carriers as many as a portal of this size has, and cities that make some twenty thousand lanes. */
const wideRows = [
  `insert into accounts (name) select 'Bench Account ' || n from generate_series(1, 300) n`,
  `insert into carriers (scac, name, short_name, rating)
    select 'BW' || lpad(n::text, 2, '0'), 'Wide Carrier ' || n, 'Wide ' || n, 'tariff' from generate_series(1, 60) n`,
  `update loads l set
      account_id = case when l.account_id = first.id then l.account_id else accounts.ids[1 + l.id % cardinality(accounts.ids)] end,
      carrier_id = case when l.carrier_id % 2 = 0 then carriers.ids[1 + l.id % cardinality(carriers.ids)] else l.carrier_id end,
      origin_city = 'Origin ' || (random() * random() * 150)::integer,
      destination_city = 'Destination ' || (random() * random() * 150)::integer
    from (select account_id as id from loads group by account_id order by count(*) desc limit 1) first,
      (select array_agg(id) as ids from accounts where name like 'Bench Account %') accounts,
      (select array_agg(id) as ids from carriers where name like 'Wide Carrier %') carriers`,
];

/** Beside the bench's loads: two stops each, the quote a booked load was booked by, an invoice of each delivered load. */
const partRows = [
  `insert into stops (load_id, position, type, city, state, zip_code)
    select l.id, p, case p when 0 then 'pickup' else 'delivery' end, 'Somewhere',
      (array['TX','CA','IL','OH','GA','AZ','TN','CO','LA','NC','AR','MO'])[1 + (l.id * 7 + p * 5) % 12], '75207'
    from loads l cross join generate_series(0, 1) p`,
  `insert into quote_rounds (load_id, round, requested_at, begun_at, closed_at)
    select id, 1, created_at, created_at, created_at + interval '20 s' from loads`,
  `analyze loads, quote_rounds`,
  `insert into carrier_quotes (load_id, round_id, carrier_id, mode, service_class, transit_days, estimated_delivery,
      expires_at, cost, price, cost_lines, price_lines, liability, status, created_at)
    select l.id, r.id, coalesce(l.carrier_id, 1), l.mode, 'standard', 3, l.pickup_date + 3, l.created_at + interval '5 d',
      round(l.price * 0.87, 2), l.price, '[]', jsonb_build_array(jsonb_build_object('code', 'BASE', 'amount', l.price - 110),
        jsonb_build_object('code', (array['LFTD','RES','APTD','LTDAD','MNC'])[1 + l.id % 5], 'amount', 75),
        jsonb_build_object('code', 'FUEL', 'amount', 35)), '{}', 'chosen',
      r.begun_at + make_interval(secs => 1 + (l.id * 13 % 300) / 10.0)
    from loads l join quote_rounds r on r.load_id = l.id`,
  `analyze carrier_quotes`,
  `update loads l set carrier_quote_id = q.id, cost = q.cost, quote_round = 1,
      actual_delivery_at = case when l.status_group = 'delivered' then l.delivery_date::timestamptz end
    from carrier_quotes q where q.load_id = l.id`,
  `insert into invoices (number, account_id, load_id, status, lines, quoted, amount, paid, terms_days, issued_on, due_on)
    select 30000 + l.id, l.account_id, l.id, case when l.id % 20 = 0 then 'open' else 'paid' end, q.price_lines, l.price,
      l.price, case when l.id % 20 = 0 then 0 else l.price end, 30, l.delivery_date, l.delivery_date + 30
    from loads l join carrier_quotes q on q.load_id = l.id where l.status_group = 'delivered' and l.delivery_date is not null`,
];

/** The counts of accounts, which loads that are filled in bulk do without. */
export const countedRows = [
  'select recount_accounts()',
  'select fold_account_counts(2147483647)',
  'insert into accounts_to_count select id from accounts',
  'select count_recent_loads(now(), 2147483647)',
];

const tables = ['quote_rounds', 'carrier_quotes', 'invoices', 'load_figures', 'kept_load_figures', 'account_counts'];

/** Loads with what figures are made of, and the figures. */
export const fillFigures = async (url: string, owners: LoadOwners, size: number): Promise<void> => {
  await fillLoads(url, owners, size, [...wideRows, ...partRows]);
  const client = await openClient(url);
  try {
    await client.query('select rebuild_load_figures()');
    for (const text of countedRows) await client.query(text);
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
};
