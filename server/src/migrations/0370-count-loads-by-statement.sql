-- Loads made or removed by one statement are counted once for it. Counted one after the other, each of twenty thousand
-- updates of one row looked through all its versions of before, and the statement took 20 seconds of 23 with that.
--
-- Status groups and modes in order, of each first its accounts in order and then its total: the order in which moves
-- change them, so that nobody waits for each other.
create function count_loads_of_statement() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  part record;
begin
  for part in select status_group, mode, count(*)::integer as size from changed group by status_group, mode
    order by status_group, mode
  loop
    insert into load_counts (account_id, status_group, mode, slot, count)
      select account_id, part.status_group, part.mode, (pg_backend_pid() % 8)::smallint, sign * count(*)
      from changed where status_group = part.status_group and mode = part.mode
      group by account_id order by account_id
      on conflict (account_id, status_group, mode, slot) do update set count = load_counts.count + excluded.count;
    insert into load_totals (status_group, mode, slot, count)
      values (part.status_group, part.mode, (pg_backend_pid() % 64)::smallint, sign * part.size)
      on conflict (status_group, mode, slot) do update set count = load_totals.count + excluded.count;
  end loop;
  return null;
end $$;

drop trigger loads_counts on loads;
create trigger loads_counts_made after insert on loads referencing new table as changed
  for each statement execute function count_loads_of_statement();
create trigger loads_counts_removed after delete on loads referencing old table as changed
  for each statement execute function count_loads_of_statement();
create trigger loads_counts_moved after update of status, account_id, mode on loads
  for each row execute function keep_load_counts();

-- Only moves are left to it.
create or replace function keep_load_counts() returns trigger language plpgsql as $$
begin
  if (old.account_id, old.status_group, old.mode) < (new.account_id, new.status_group, new.mode) then
    perform count_load(old.account_id, old.status_group, old.mode, -1);
    perform count_load(new.account_id, new.status_group, new.mode, 1);
  elsif (old.account_id, old.status_group, old.mode) > (new.account_id, new.status_group, new.mode) then
    perform count_load(new.account_id, new.status_group, new.mode, 1);
    perform count_load(old.account_id, old.status_group, old.mode, -1);
  end if;
  return null;
end $$;
