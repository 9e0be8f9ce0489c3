-- as of 20261130-1450
-- Sums up the loads of 30 days, the present one among them, of so many marked accounts and of those whose sum falls with
-- the day; answers how many they were. An account that somebody else holds waits for the next call. An account is held
-- before its loads are summed up, so that of two sums the later one stays.
create or replace function count_recent_loads(present timestamptz, most integer) returns integer language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(
    select id from accounts where id in (
      select account_id from accounts_to_count
      union
      select due.id from accounts due where due.recent_loads_until <= present
    ) limit most for no key update skip locked);
  if cardinality(ids) = 0 then
    return 0;
  end if;
  -- Marks that come from here on stay: their loads may not be counted below.
  delete from accounts_to_count where account_id = any(ids);
  update accounts a set recent_loads = counted.loads,
    recent_loads_until = (counted.oldest::date + 30)::timestamp at time zone 'UTC'
  from (
    select wanted.id, coalesce(sum(c.count), 0)::integer as loads, min(c.key) filter (where c.count > 0) as oldest
    from unnest(ids) as wanted (id)
      left join current_account_counts c on c.account_id = wanted.id and c.counted = 'loads by day'
        and c.key > (local_day('UTC', present) - 30)::text
    group by wanted.id
  ) counted
  where a.id = counted.id;
  return cardinality(ids);
end $$;
