-- as of 20261129-0000
create or replace function count_load(account integer, grp text, load_mode text, change integer) returns void language sql as $$
  insert into load_counts (account_id, status_group, mode, slot, count)
  values (account, grp, load_mode, (pg_backend_pid() % 8)::smallint, change)
  on conflict (account_id, status_group, mode, slot) do update set count = load_counts.count + excluded.count;
  insert into load_totals (status_group, mode, slot, count)
  values (grp, load_mode, (pg_backend_pid() % 64)::smallint, change)
  on conflict (status_group, mode, slot) do update set count = load_totals.count + excluded.count;
$$;
