-- as of 20261129-0000
create or replace function add_load_figures(differences load_figure[]) returns void language sql as $$
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
