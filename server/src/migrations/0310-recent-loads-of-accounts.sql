-- How many loads an account has made in 30 days, kept in its row: a list of ten thousand accounts is sorted and filtered
-- by it from an index. What is shown of an account is still counted from its loads.
alter table accounts
  add column recent_loads integer not null default 0,
  -- When the oldest of them is older than 30 days, and the count falls.
  add column recent_loads_until timestamptz(3);

-- Accounts whose loads have changed; one row a change, written with it, so that two bookings never wait for each other.
create table accounts_to_count (account_id integer not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0,
    autovacuum_analyze_threshold = 2000);

create function mark_account_of_load() returns trigger language plpgsql as $$
begin
  insert into accounts_to_count (account_id) select old.account_id where tg_op <> 'INSERT'
    union select new.account_id where tg_op <> 'DELETE';
  return null;
end $$;
create trigger loads_counted after insert or delete on loads for each row execute function mark_account_of_load();
create trigger loads_counted_elsewhere after update of account_id, created_at on loads for each row
  when ((old.account_id, old.created_at) is distinct from (new.account_id, new.created_at))
  execute function mark_account_of_load();

-- Counts the loads of so many marked accounts again, and of those whose count falls with time; answers how many they
-- were. An account that somebody else holds waits for the next call. An account is held before its loads are counted, so
-- that of two counts the later one stays.
create function count_recent_loads(present timestamptz, most integer) returns integer language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(
    select id from accounts where id in (
      select account_id from accounts_to_count
      union
      select due.id from accounts due where due.recent_loads_until < present
    ) limit most for no key update skip locked);
  if cardinality(ids) = 0 then
    return 0;
  end if;
  -- Marks that come from here on stay: their loads may not be counted below.
  delete from accounts_to_count where account_id = any(ids);
  update accounts a set recent_loads = counted.loads, recent_loads_until = counted.oldest + interval '30 days'
  from (
    select wanted.id, count(l.id)::integer as loads, min(l.created_at) as oldest
    from unnest(ids) as wanted (id)
      left join loads l on l.account_id = wanted.id and l.created_at >= present - interval '30 days'
    group by wanted.id
  ) counted
  where a.id = counted.id;
  return cardinality(ids);
end $$;

-- Loads that were there before.
insert into accounts_to_count select distinct account_id from loads;
select count_recent_loads(now(), 2147483647);

create index accounts_by_recent_loads on accounts (recent_loads desc, lower(name), id) include (status)
  where not is_operator;
create index accounts_recent_loads_until on accounts (recent_loads_until);
