-- Figures about loads, summed beside them: what a chart shows is read from a few rows, however many loads there are.
--
-- Whatever changes what a load counts for marks the load in the same transaction, by an append that meets nobody else's
-- row. A ticker folds marked loads into the sums. A reader adds what marked loads count for now and takes away what the
-- sums have of them, in one snapshot: figures are exact at any moment, folded or not.

-- What a load counts for, as the sums have it.
create table kept_load_figures (
  load_id integer primary key,
  account_id integer not null,
  -- The month of the pickup day.
  month date not null,
  mode text not null,
  status_group text not null,
  -- How far it came: 0 saved, 1 prices requested, 2 quoted, 3 tendered, 4 accepted, 5 delivered.
  step smallint not null,
  -- The rest is null unless a carrier has taken the load and it was not cancelled.
  carrier_id integer,
  lane text,
  is_delivered boolean not null,
  is_on_time boolean not null,
  price numeric(12, 2),
  -- Without insurance, and less credits once it is billed.
  revenue numeric(12, 2),
  cost numeric(12, 2),
  accessorial_codes text[] not null,
  accessorial_amounts numeric[] not null,
  -- Type, country and state of each stop; none of a load that was cancelled.
  stops text[] not null,
  -- Tenths of a second each round waited for its first price.
  waits integer[] not null,
  billed_account_id integer,
  billed_month date,
  billed numeric(12, 2),
  owed numeric(12, 2),
  due_on date
);

-- Sums by kind. Account 0 is all accounts, month 0001-01-01 all time. What the columns hold by kind:
--   status (group), booked, carrier (id): loads; of the last two also delivered, on time, price
--   margin, carrier_margin (id), lane, account (id): loads, revenue as amount, cost as part_amount
--   step (number): loads; wait (tenths of a second): rounds; stop (type:country:state): stops
--   accessorial (code): lines and their amount; billing ('' settled, else the due day): invoices, billed, owed as part_amount
create table load_figures (
  account_id integer not null,
  kind text not null,
  month date not null,
  mode text not null,
  key text not null,
  count integer not null,
  delivered integer not null,
  on_time integer not null,
  amount numeric(16, 2) not null,
  part_amount numeric(16, 2) not null,
  primary key (account_id, kind, month, mode, key)
);

-- Loads that may count for something else than the sums have; one row a change.
create table changed_loads (load_id integer not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0,
    autovacuum_analyze_threshold = 2000);

-- What these loads count for now; a load that is gone is left out.
create function current_load_figures(wanted integer[]) returns setof kept_load_figures language sql stable as $$
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
    i.account_id, date_trunc('month', i.issued_on)::date, i.billed, i.owed, case when i.owed > 0 then i.due_on end
  from loads l
    cross join lateral (select
      l.status in ('assigned', 'dispatched', 'in transit', 'delivered', 'completed') as booked,
      l.status in ('delivered', 'completed') and l.actual_delivery_at is not null and l.delivery_date is not null as delivered
    ) state
    left join lateral (select i.account_id, i.issued_on, i.due_on, i.lines, i.amount - i.credited as billed,
        case when i.status in ('open', 'payment_processing', 'failed', 'disputed')
          then i.amount - i.credited - i.paid else 0 end as owed
      from invoices i where i.load_id = l.id and i.status not in ('void', 'refunded')) i on true
    left join lateral (select sum(e.amount) filter (where e.ledger_account = 'freight_revenue') as revenue,
        sum(e.amount) filter (where e.ledger_account = 'carrier_cost') as cost
      from ledger_entries e where e.load_id = l.id) books on state.booked
    left join carrier_quotes chosen on chosen.id = l.carrier_quote_id
    left join lateral (select array_agg(line.code) as codes, array_agg(line.amount) as amounts
      from (select upper(one ->> 'code') as code, (one ->> 'amount')::numeric as amount
        from jsonb_array_elements(coalesce(i.lines, chosen.price_lines)) one) line
      where line.code not in ('BASE', 'LINEHAUL', 'DEF', 'DISC', 'AMC', 'FUEL', 'MARKUP', 'DMIN', 'CMIN', 'CBC', 'PARTIAL',
        'FINL', 'CARGO_INSURANCE')) services on state.booked
    left join lateral (select array_agg(round(10 * extract(epoch from first.at - coalesce(r.begun_at, r.requested_at)))::integer)
        as tenths
      from quote_rounds r cross join lateral (select min(q.created_at) as at from carrier_quotes q where q.round_id = r.id) first
      -- A container priced by hand has a round that nobody began.
      where r.load_id = l.id and first.at >= coalesce(r.begun_at, r.requested_at)
        and (r.begun_at is not null or l.mode <> 'drayage')) waits on true
  where l.id = any(wanted)
$$;

create type load_figure as (
  account_id integer, kind text, month date, mode text, key text,
  count integer, delivered integer, on_time integer, amount numeric, part_amount numeric
);

-- A load's share of the sums of its own account and month.
create function figures_of(f kept_load_figures) returns setof load_figure language sql immutable as $$
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
    (f.account_id, 'carrier_margin', f.month, f.carrier_id::text, 0, 0, f.revenue, f.cost, f.carrier_id is not null),
    (f.billed_account_id, 'billing', f.billed_month, coalesce(f.due_on::text, ''), 0, 0, f.billed, f.owed,
      f.billed_month is not null)
  ) as c (account_id, kind, month, key, delivered, on_time, amount, part_amount, counts)
  where c.counts
  union all
  select f.account_id, 'accessorial', f.month, f.mode, line.code, 1, 0, 0, line.amount, 0
  from unnest(f.accessorial_codes, f.accessorial_amounts) as line (code, amount)
  union all
  select f.account_id, 'stop', f.month, f.mode, stop, 1, 0, 0, 0, 0 from unnest(f.stops) as stop
  union all
  select f.account_id, 'wait', f.month, f.mode, tenths::text, 1, 0, 0, 0, 0 from unnest(f.waits) as tenths
$$;

-- What marked loads count for now less what the sums have of them, for accounts (all where null) and months from one on.
create function unfolded_load_figures(accounts integer[], wanted_kind text, first_month date)
returns setof load_figure language plpgsql stable as $$
declare
  ids integer[];
begin
  select array_agg(distinct load_id) into ids from changed_loads;
  if ids is null then
    return;
  end if;
  return query
    select c.account_id, c.kind, c.month, c.mode, c.key, c.sign * c.count, c.sign * c.delivered, c.sign * c.on_time,
      c.sign * c.amount, c.sign * c.part_amount
    from (
      select 1 as sign, f.* from current_load_figures(ids) now cross join lateral figures_of(now) f
      union all
      select -1, f.* from kept_load_figures kept cross join lateral figures_of(kept) f where kept.load_id = any(ids)
    ) c
    where c.kind = wanted_kind and (accounts is null or c.account_id = any(accounts))
      and (first_month is null or c.month >= first_month);
end $$;

-- Adds differences to the sums: those of the account and of all, of the month and of all time.
create function add_load_figures(differences load_figure[]) returns void language sql as $$
  insert into load_figures as kept
  select a.id, d.kind, m.month, d.mode, d.key, sum(d.count), sum(d.delivered), sum(d.on_time), sum(d.amount), sum(d.part_amount)
  from unnest(differences) d
    cross join lateral (select 0 as id union all select d.account_id where d.kind <> 'account') a
    cross join lateral (select d.month union all select date '0001-01-01' where d.kind <> 'billing') m
  group by a.id, d.kind, m.month, d.mode, d.key
  on conflict (account_id, kind, month, mode, key) do update set count = kept.count + excluded.count,
    delivered = kept.delivered + excluded.delivered, on_time = kept.on_time + excluded.on_time,
    amount = kept.amount + excluded.amount, part_amount = kept.part_amount + excluded.part_amount
$$;

-- Folds so many marks into the sums and answers how many there were. One transaction folds at a time: the caller holds
-- the advisory lock for it.
create function fold_changed_loads(most integer) returns integer language plpgsql as $$
declare
  ids integer[];
  marks integer;
  fresh kept_load_figures[];
begin
  with taken as (
    delete from changed_loads where ctid = any(array(select ctid from changed_loads limit most)) returning load_id
  ) select array_agg(distinct load_id), count(*) into ids, marks from taken;
  if marks = 0 then
    return 0;
  end if;
  -- Read once: a load that changes meanwhile has a mark of its own, which stays.
  fresh := array(select f from current_load_figures(ids) f);
  perform add_load_figures(array(
    select row(d.account_id, d.kind, d.month, d.mode, d.key, sum(d.sign * d.count), sum(d.sign * d.delivered),
      sum(d.sign * d.on_time), sum(d.sign * d.amount), sum(d.sign * d.part_amount))::load_figure
    from (
      select 1 as sign, f.* from unnest(fresh) now cross join lateral figures_of(now) f
      union all
      select -1, f.* from kept_load_figures kept cross join lateral figures_of(kept) f where kept.load_id = any(ids)
    ) d
    group by d.account_id, d.kind, d.month, d.mode, d.key
    having sum(d.sign * d.count) <> 0 or sum(d.sign * d.delivered) <> 0 or sum(d.sign * d.on_time) <> 0
      or sum(d.sign * d.amount) <> 0 or sum(d.sign * d.part_amount) <> 0
  ));
  delete from kept_load_figures where load_id = any(ids);
  insert into kept_load_figures select (f).* from unnest(fresh) f;
  return marks;
end $$;

-- Makes the sums again from the loads. The caller holds the advisory lock; readers see the old sums until commit.
create function rebuild_load_figures() returns integer language plpgsql as $$
declare
  loads_counted integer;
begin
  -- First the marks: of a load that is changed from here on, the mark stays.
  delete from changed_loads;
  delete from kept_load_figures;
  delete from load_figures;
  insert into kept_load_figures select f.* from current_load_figures(array(select id from loads)) f;
  get diagnostics loads_counted = row_count;
  perform add_load_figures(array(
    select row(f.account_id, f.kind, f.month, f.mode, f.key, sum(f.count), sum(f.delivered), sum(f.on_time), sum(f.amount),
      sum(f.part_amount))::load_figure
    from kept_load_figures kept cross join lateral figures_of(kept) f
    group by f.account_id, f.kind, f.month, f.mode, f.key
  ));
  return loads_counted;
end $$;

create function mark_changed_load() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id) values (case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
create trigger loads_figures after insert or delete on loads for each row execute function mark_changed_load();
create trigger loads_figures_changed after update of account_id, mode, pickup_date, status, quote_round, carrier_id,
    carrier_quote_id, price, cost, insurance_premium, due_date, delivery_date, actual_delivery_at, origin_city, origin_state,
    destination_city, destination_state on loads
  for each row when (
    (old.account_id, old.mode, old.pickup_date, old.status, old.quote_round, old.carrier_id, old.carrier_quote_id, old.price,
      old.cost, old.insurance_premium, old.due_date, old.delivery_date, old.actual_delivery_at, old.origin_city,
      old.origin_state, old.destination_city, old.destination_state)
    is distinct from
    (new.account_id, new.mode, new.pickup_date, new.status, new.quote_round, new.carrier_id, new.carrier_quote_id, new.price,
      new.cost, new.insurance_premium, new.due_date, new.delivery_date, new.actual_delivery_at, new.origin_city,
      new.origin_state, new.destination_city, new.destination_state))
  execute function mark_changed_load();

create function mark_loads_of_new_rows() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id) select distinct load_id from new_rows where load_id is not null;
  return null;
end $$;
create function mark_loads_of_old_rows() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id) select distinct load_id from old_rows where load_id is not null;
  return null;
end $$;
create function mark_load_of_row() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id) select old.load_id union select new.load_id;
  return null;
end $$;

create trigger stops_figures_in after insert on stops referencing new table as new_rows
  for each statement execute function mark_loads_of_new_rows();
create trigger stops_figures_out after delete on stops referencing old table as old_rows
  for each statement execute function mark_loads_of_old_rows();
create trigger stops_figures_changed after update of load_id, type, country, state on stops for each row
  when ((old.load_id, old.type, old.country, old.state) is distinct from (new.load_id, new.type, new.country, new.state))
  execute function mark_load_of_row();
create trigger rounds_figures_changed after update of begun_at, requested_at on quote_rounds for each row
  when ((old.begun_at, old.requested_at) is distinct from (new.begun_at, new.requested_at))
  execute function mark_load_of_row();
create trigger quotes_figures_in after insert on carrier_quotes referencing new table as new_rows
  for each statement execute function mark_loads_of_new_rows();
create trigger quotes_figures_out after delete on carrier_quotes referencing old table as old_rows
  for each statement execute function mark_loads_of_old_rows();
create trigger quotes_figures_changed after update of load_id, round_id, price_lines, created_at on carrier_quotes for each row
  when ((old.load_id, old.round_id, old.price_lines, old.created_at)
    is distinct from (new.load_id, new.round_id, new.price_lines, new.created_at))
  execute function mark_load_of_row();
create trigger tenders_figures_in after insert on tenders referencing new table as new_rows
  for each statement execute function mark_loads_of_new_rows();
create trigger tenders_figures_out after delete on tenders referencing old table as old_rows
  for each statement execute function mark_loads_of_old_rows();
create trigger invoices_figures_in after insert on invoices referencing new table as new_rows
  for each statement execute function mark_loads_of_new_rows();
create trigger invoices_figures_changed after update on invoices for each row
  when (old.* is distinct from new.*) execute function mark_load_of_row();
create trigger invoices_figures_out after delete on invoices referencing old table as old_rows
  for each statement execute function mark_loads_of_old_rows();
create trigger ledger_figures_in after insert on ledger_entries referencing new table as new_rows
  for each statement execute function mark_loads_of_new_rows();

-- Loads that were there before.
select rebuild_load_figures();
