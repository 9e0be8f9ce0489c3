-- Lists of loads: whatever is sorted and filtered, a page is read from the ends of a few indexes.

-- A list is asked once for each account, status group and mode that has loads, and the answers are merged: so the
-- filters by group and mode are always equalities. The last columns let other filters be tested inside the index.
drop index loads_list_id, loads_list_pickup, loads_list_delivery, loads_list_price;
drop index loads_all_id, loads_all_pickup, loads_all_delivery, loads_all_price;
create index loads_list_id on loads (account_id, status_group, mode, id, carrier_id, pickup_date);
create index loads_list_pickup on loads (account_id, status_group, mode, pickup_date, id, carrier_id);
create index loads_list_delivery on loads (account_id, status_group, mode, delivery_sort, id, carrier_id, pickup_date);
create index loads_list_price on loads (account_id, status_group, mode, price_sort, id, carrier_id, pickup_date);
create index loads_all_id on loads (status_group, mode, id, carrier_id, pickup_date);
create index loads_all_pickup on loads (status_group, mode, pickup_date, id, carrier_id);
create index loads_all_delivery on loads (status_group, mode, delivery_sort, id, carrier_id, pickup_date);
create index loads_all_price on loads (status_group, mode, price_sort, id, carrier_id, pickup_date);

-- Few matches are found through these and sorted by hand.
create index loads_list_carrier on loads (account_id, carrier_id, status_group, mode, id, pickup_date) where carrier_id is not null;
create index loads_all_carrier on loads (carrier_id, status_group, mode, id, pickup_date) where carrier_id is not null;
create index loads_list_due on loads (account_id, due_date, mode, id) where status_group = 'in_transit';
create index loads_all_due on loads (due_date, mode, id) where status_group = 'in_transit';

-- The same counts over all accounts, for the operator. More slots: here every account's writers meet.
create table load_totals (
  status_group text not null,
  mode text not null,
  slot smallint not null,
  count integer not null,
  primary key (status_group, mode, slot)
);
insert into load_totals (status_group, mode, slot, count)
  select status_group, mode, 0, sum(count) from load_counts group by status_group, mode;

create or replace function count_load(account integer, grp text, load_mode text, change integer) returns void language sql as $$
  insert into load_counts (account_id, status_group, mode, slot, count)
  values (account, grp, load_mode, (pg_backend_pid() % 8)::smallint, change)
  on conflict (account_id, status_group, mode, slot) do update set count = load_counts.count + excluded.count;
  insert into load_totals (status_group, mode, slot, count)
  values (grp, load_mode, (pg_backend_pid() % 64)::smallint, change)
  on conflict (status_group, mode, slot) do update set count = load_totals.count + excluded.count;
$$;
