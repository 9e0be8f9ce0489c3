-- A load may have further invoices (0155). Each counts in the month it was issued in; before, a load with two of them
-- could not be folded at all. What carriers found afterwards belongs to the accessorials of the load.

-- The figures of a load are computed whenever it changes, and its invoices are looked up by the load.
create index invoices_of_load on invoices (load_id);

alter table kept_load_figures
  drop column billed_account_id, drop column billed_month, drop column billed, drop column owed, drop column due_on,
  -- One element an invoice; the due day is null where nothing is owed.
  add column billed_account_ids integer[] not null default '{}',
  add column billed_months date[] not null default '{}',
  add column billed_amounts numeric[] not null default '{}',
  add column owed_amounts numeric[] not null default '{}',
  add column due_days date[] not null default '{}';

-- What these loads count for now; a load that is gone is left out.
create or replace function current_load_figures(wanted integer[]) returns setof kept_load_figures language sql stable as $$
  select l.id, l.account_id, date_trunc('month', l.pickup_date)::date, l.mode, l.status_group,
    case
      when l.status_group = 'delivered' then 5
      when state.booked then 4
      when exists (select from tenders t where t.load_id = l.id) then 3
      when exists (select from carrier_quotes q where q.load_id = l.id) then 2
      when l.quote_round > 0 then 1
      else 0
    end::smallint,
    case when state.booked then l.carrier_id end,
    case when state.booked then concat_ws('|', l.origin_city, l.origin_state, l.destination_city, l.destination_state) end,
    state.delivered,
    state.delivered and coalesce(l.delivery_date <= l.due_date, true),
    case when state.booked then coalesce(l.price, 0) end,
    case when state.booked then coalesce(-books.revenue, l.price - coalesce(l.insurance_premium, 0), 0) end,
    case when state.booked then coalesce(books.cost, l.cost, 0) end,
    coalesce(services.codes, '{}'),
    coalesce(services.amounts, '{}'),
    case when l.status_group = 'cancelled' then '{}' else coalesce(
      (select array_agg(concat_ws(':', s.type, s.country, upper(s.state))) from stops s where s.load_id = l.id), '{}') end,
    coalesce(waits.tenths, '{}'),
    coalesce(bills.account_ids, '{}'), coalesce(bills.months, '{}'), coalesce(bills.billed, '{}'),
    coalesce(bills.owed, '{}'), coalesce(bills.due, '{}')
  from loads l
    cross join lateral (select
      l.status in ('assigned', 'dispatched', 'in transit', 'delivered', 'completed') as booked,
      l.status in ('delivered', 'completed') and l.actual_delivery_at is not null and l.delivery_date is not null as delivered
    ) state
    left join lateral (select array_agg(i.account_id) as account_ids, array_agg(date_trunc('month', i.issued_on)::date) as months,
        array_agg(i.amount - i.credited) as billed, array_agg(standing.owed) as owed,
        array_agg(case when standing.owed > 0 then i.due_on end) as due
      from invoices i
        cross join lateral (select case when i.status in ('open', 'payment_processing', 'failed', 'disputed')
          then i.amount - i.credited - i.paid else 0 end as owed) standing
      where i.load_id = l.id and i.status not in ('void', 'refunded')) bills on true
    left join lateral (select sum(e.amount) filter (where e.ledger_account = 'freight_revenue') as revenue,
        sum(e.amount) filter (where e.ledger_account = 'carrier_cost') as cost
      from ledger_entries e where e.load_id = l.id) books on state.booked
    -- As billed, with what was changed afterwards, else as quoted.
    left join lateral (select array_agg(line.code) as codes, array_agg(line.amount) as amounts
      from (select upper(one ->> 'code') as code, sum((one ->> 'amount')::numeric) as amount
        from (
          select i.lines from invoices i where i.load_id = l.id and i.status not in ('void', 'refunded')
          union all
          select c.lines from invoices i join invoice_changes c on c.invoice_id = i.id
          where i.load_id = l.id and i.status not in ('void', 'refunded')
          union all
          select chosen.price_lines from carrier_quotes chosen
          where chosen.id = l.carrier_quote_id and bills.months is null
        ) priced cross join lateral jsonb_array_elements(priced.lines) one
        group by 1) line
      where line.code not in ('BASE', 'LINEHAUL', 'DEF', 'DISC', 'AMC', 'FUEL', 'MARKUP', 'DMIN', 'CMIN', 'CBC', 'PARTIAL',
        'FINL', 'RWE', 'RCL', 'CARGO_INSURANCE')) services on state.booked
    left join lateral (select array_agg(round(10 * extract(epoch from first.at - coalesce(r.begun_at, r.requested_at)))::integer)
        as tenths
      from quote_rounds r cross join lateral (select min(q.created_at) as at from carrier_quotes q where q.round_id = r.id) first
      -- A container priced by hand has a round that nobody began.
      where r.load_id = l.id and first.at >= coalesce(r.begun_at, r.requested_at)
        and (r.begun_at is not null or l.mode <> 'drayage')) waits on true
  where l.id = any(wanted)
  -- Computed once, however often the sums use a column.
  offset 0
$$;

-- A load's share of the sums of its own account and month. An accessorial counts once a load.
create or replace function figures_of(f kept_load_figures) returns setof load_figure language sql immutable as $$
  select c.account_id, c.kind, c.month, f.mode, c.key, 1, c.delivered, c.on_time, c.amount, c.part_amount
  from (values
    (f.account_id, 'status', f.month, f.status_group, 0, 0, 0::numeric, 0::numeric, true),
    (f.account_id, 'step', f.month, f.step::text, 0, 0, 0, 0, true),
    (f.account_id, 'booked', f.month, '', f.is_delivered::integer, f.is_on_time::integer, f.price, 0, f.step >= 4),
    (f.account_id, 'carrier', f.month, f.carrier_id::text, f.is_delivered::integer, f.is_on_time::integer, f.price, 0,
      f.carrier_id is not null),
    (f.account_id, 'margin', f.month, '', 0, 0, f.revenue, f.cost, f.step >= 4),
    (f.account_id, 'account', f.month, f.account_id::text, 0, 0, f.revenue, f.cost, f.step >= 4),
    (f.account_id, 'lane', f.month, f.lane, 0, 0, f.revenue, f.cost, f.step >= 4),
    (f.account_id, 'carrier_margin', f.month, f.carrier_id::text, 0, 0, f.revenue, f.cost, f.carrier_id is not null)
  ) as c (account_id, kind, month, key, delivered, on_time, amount, part_amount, counts)
  where c.counts
  union all
  select bill.account_id, 'billing', bill.month, f.mode, coalesce(bill.due_on::text, ''), 1, 0, 0, bill.billed, bill.owed
  from unnest(f.billed_account_ids, f.billed_months, f.billed_amounts, f.owed_amounts, f.due_days)
    as bill (account_id, month, billed, owed, due_on)
  union all
  select f.account_id, 'accessorial', f.month, f.mode, line.code, 1, 0, 0, line.amount, 0
  from unnest(f.accessorial_codes, f.accessorial_amounts) as line (code, amount)
  union all
  select f.account_id, 'stop', f.month, f.mode, stop, 1, 0, 0, 0, 0 from unnest(f.stops) as stop
  union all
  select f.account_id, 'wait', f.month, f.mode, tenths::text, 1, 0, 0, 0, 0 from unnest(f.waits) as tenths
$$;

-- Readers would plan this large question each time: with few marks PostgreSQL thinks that worth it.
alter function unfolded_load_figures set plan_cache_mode = force_generic_plan;

-- Sums that change where they stand stay beside their neighbours, with which they are read.
alter table load_figures set (fillfactor = 80);

-- Adds differences to the sums: those of the account and of all, of the month and of all time, and where there are many
-- keys those of all modes together (mode ''). They are written in the order they are read in. What nothing counts for any more is removed: due days that have
-- passed would otherwise be read for ever.
create or replace function add_load_figures(differences load_figure[]) returns void language sql as $$
  insert into load_figures as kept
  select a.id, d.kind, m.month, way.mode, d.key, sum(d.count), sum(d.delivered), sum(d.on_time), sum(d.amount),
    sum(d.part_amount)
  from unnest(differences) d
    cross join lateral (select 0 as id union all select d.account_id where d.kind <> 'account') a
    cross join lateral (select d.month union all select date '0001-01-01' where d.kind <> 'billing') m
    cross join lateral (select d.mode union all select '' where d.kind in ('lane', 'account', 'carrier', 'carrier_margin', 'wait', 'billing')) way
  group by a.id, d.kind, m.month, way.mode, d.key
  order by a.id, d.kind, m.month, way.mode, d.key
  on conflict (account_id, kind, month, mode, key) do update set count = kept.count + excluded.count,
    delivered = kept.delivered + excluded.delivered, on_time = kept.on_time + excluded.on_time,
    amount = kept.amount + excluded.amount, part_amount = kept.part_amount + excluded.part_amount;
  delete from load_figures kept
  using unnest(differences) d, lateral (values (0), (d.account_id)) a (id), lateral (values (d.month), (date '0001-01-01')) m (month),
    lateral (values (d.mode), ('')) way (mode)
  where d.count < 0 and kept.count = 0
    and (kept.account_id, kept.kind, kept.month, kept.mode, kept.key) = (a.id, d.kind, m.month, way.mode, d.key);
$$;

create function mark_loads_of_changed_invoices() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id)
    select distinct i.load_id from new_rows c join invoices i on i.id = c.invoice_id;
  return null;
end $$;
create trigger invoice_changes_figures_in after insert on invoice_changes referencing new table as new_rows
  for each statement execute function mark_loads_of_changed_invoices();

-- Loads that were there before.
select rebuild_load_figures();
