-- as of 20261130-1525
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
        -- Billed is before tax, owed is what is to be paid.
        array_agg(i.amount - i.credited - (i.tax - i.tax_credited)) as billed, array_agg(standing.owed) as owed,
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
          where chosen.id = l.carrier_quote_id and bills.months is null and l.estimated_price is null
        ) priced cross join lateral jsonb_array_elements(priced.lines) one
        group by 1) line
      where line.code not in ('BASE', 'LINEHAUL', 'DEF', 'DISC', 'AMC', 'FUEL', 'MARKUP', 'DMIN', 'CMIN', 'CBC', 'PARTIAL',
        'FINL', 'RWE', 'RCL', 'CARGO_INSURANCE', 'ARRANGING_FEE')) services on state.booked
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
