-- How many rows of a kind an account has, kept as sums beside what has not been added to them yet: invoices by status,
-- loads by the day (UTC) they were made. Whoever changes a row appends a change and waits for nobody.
create table account_counts (
  account_id integer not null references accounts (id) on delete cascade,
  counted text not null,
  key text not null,
  count integer not null,
  primary key (account_id, counted, key)
);
create index account_counts_by_key on account_counts (counted, key, account_id) include (count);
create table account_count_changes (
  account_id integer not null,
  counted text not null,
  key text not null,
  change integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0,
  autovacuum_analyze_threshold = 2000);

-- What holds now, in the reader's own snapshot.
create view current_account_counts as
  select account_id, counted, key, sum(count)::integer as count
  from (select account_id, counted, key, count from account_counts
    union all select account_id, counted, key, change from account_count_changes) kept
  group by account_id, counted, key;

-- Adds so many changes to the sums and answers how many they were. Two that add at once take different changes, and
-- touch sums in one order.
create function fold_account_counts(most integer) returns integer language sql as $$
  with taken as (
    delete from account_count_changes where ctid = any(array(
      select ctid from account_count_changes limit most for update skip locked))
    returning *
  ), added as (
    insert into account_counts (account_id, counted, key, count)
      select t.account_id, t.counted, t.key, sum(t.change) from taken t join accounts a on a.id = t.account_id
      group by 1, 2, 3 having sum(t.change) <> 0 order by 1, 2, 3
      on conflict (account_id, counted, key) do update set count = account_counts.count + excluded.count
  )
  select count(*)::integer from taken
$$;

-- Appends what the sums lack of the rows themselves, while others go on changing them: both are read in one snapshot.
create function recount_accounts() returns void language sql as $$
  insert into account_count_changes (account_id, counted, key, change)
  select account_id, counted, key, sum(count) from (
    select account_id, 'loads by day' as counted, local_day('UTC', created_at)::text as key, count(*) as count
      from loads group by 1, 3
    union all select account_id, 'invoices by status', status, count(*) from invoices group by 1, 3
    union all select account_id, counted, key, -count from current_account_counts
  ) rows group by 1, 2, 3 having sum(count) <> 0
$$;

create function count_invoice() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into account_count_changes values (old.account_id, 'invoices by status', old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into account_count_changes values (new.account_id, 'invoices by status', new.status, 1);
  end if;
  return null;
end $$;
create trigger invoices_counted after insert or delete on invoices for each row execute function count_invoice();
create trigger invoices_counted_elsewhere after update of status, account_id on invoices for each row
  when ((old.status, old.account_id) is distinct from (new.status, new.account_id)) execute function count_invoice();

create function count_load_of_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into account_count_changes
      values (old.account_id, 'loads by day', local_day('UTC', old.created_at)::text, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into account_count_changes
      values (new.account_id, 'loads by day', local_day('UTC', new.created_at)::text, 1);
  end if;
  return null;
end $$;
create trigger loads_counted_by_day after insert or delete on loads for each row execute function count_load_of_day();
create trigger loads_counted_by_other_day after update of account_id, created_at on loads for each row
  when ((old.account_id, old.created_at) is distinct from (new.account_id, new.created_at))
  execute function count_load_of_day();

select recount_accounts();
select fold_account_counts(2147483647);
-- Counts of 30 days by days instead of hours are one number a day.
update accounts set recent_loads_until = '-infinity' where recent_loads > 0;
