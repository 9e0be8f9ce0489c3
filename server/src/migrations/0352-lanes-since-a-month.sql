-- Months since which the lanes of all accounts, in all modes, are summed up on their own, 0001-01-01 for all time: of the
-- last three months there are tens of thousands of sums of lanes, too many to add up or to count at each question. Which
-- months these are, the server says (keep-figures.ts).
create table lane_periods (
  first_month date primary key,
  -- How many lanes there are since then.
  lanes integer not null
);

-- Kind 'lane_since', by account 0 and mode '': what a lane has in a month and all later ones.
create index lanes_since_by_margin on load_figures (month, (price_cents - cost_cents) desc, key)
  include (count, price_cents, cost_cents) where kind = 'lane_since';

alter function add_load_figures rename to add_figures_by_month;

create function add_load_figures(differences load_figure[]) returns void language sql as $$
  select add_figures_by_month(differences);
  with written as (
    insert into load_figures as kept
    select 0, 'lane_since', p.first_month, '', d.key, sum(d.count), 0, 0, sum(d.amount), sum(d.part_amount)
    from unnest(differences) d join lane_periods p on p.first_month <= d.month
    where d.kind = 'lane'
    group by p.first_month, d.key
    order by p.first_month, d.key
    on conflict (account_id, kind, month, mode, key) do update set count = kept.count + excluded.count,
      amount = kept.amount + excluded.amount, part_amount = kept.part_amount + excluded.part_amount
    -- A row that was there before names who has locked it.
    returning month, xmax = 0 as is_new
  )
  update lane_periods p set lanes = p.lanes + w.added
  from (select month, count(*) filter (where is_new) as added from written group by month) w
  where p.first_month = w.month and w.added > 0;
  with emptied as (
    delete from load_figures kept using unnest(differences) d
    where d.count < 0 and d.kind = 'lane' and kept.count = 0
      and kept.account_id = 0 and kept.kind = 'lane_since' and kept.mode = '' and kept.key = d.key
    returning kept.month
  )
  update lane_periods p set lanes = p.lanes - e.removed
  from (select month, count(*) as removed from emptied group by month) e where p.first_month = e.month;
$$;

-- Sums up lanes since these months and no others. The caller holds the advisory lock of whoever folds.
create function keep_lane_periods(wanted date[]) returns void language plpgsql as $$
declare
  added date[] := array(select month from unnest(wanted) month except select first_month from lane_periods);
begin
  delete from load_figures where account_id = 0 and kind = 'lane_since' and month <> all(wanted);
  delete from lane_periods where first_month <> all(wanted);
  insert into load_figures
  select 0, 'lane_since', since, '', f.key, sum(f.count), 0, 0, sum(f.amount), sum(f.part_amount)
  from unnest(added) since join load_figures f
    on f.account_id = 0 and f.kind = 'lane' and f.mode = '' and f.month >= since and f.month > date '0001-01-01'
  group by since, f.key
  having sum(f.count) <> 0;
  insert into lane_periods
  select since, (select count(*) from load_figures where kind = 'lane_since' and month = since) from unnest(added) since;
end $$;

-- Sums that are made again count their lanes again.
alter function rebuild_load_figures rename to rebuild_figures_by_month;
create function rebuild_load_figures() returns integer language plpgsql as $$
declare
  periods date[] := array(select first_month from lane_periods);
  loads_counted integer;
begin
  perform keep_lane_periods('{}');
  loads_counted := rebuild_figures_by_month();
  perform keep_lane_periods(periods);
  return loads_counted;
end $$;
