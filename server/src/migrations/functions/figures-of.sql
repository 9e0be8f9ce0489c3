-- as of 20261129-0000
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
