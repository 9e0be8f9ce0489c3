-- Two moves in opposite directions change the same two counts: always the lesser group first, so that the second
-- mover waits for the first instead of both waiting for each other until the database gives one of them up.
create or replace function keep_load_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_load(new.account_id, new.status_group, new.mode, 1);
  elsif tg_op = 'DELETE' then
    perform count_load(old.account_id, old.status_group, old.mode, -1);
  elsif (old.account_id, old.status_group, old.mode) < (new.account_id, new.status_group, new.mode) then
    perform count_load(old.account_id, old.status_group, old.mode, -1);
    perform count_load(new.account_id, new.status_group, new.mode, 1);
  elsif (old.account_id, old.status_group, old.mode) > (new.account_id, new.status_group, new.mode) then
    perform count_load(new.account_id, new.status_group, new.mode, 1);
    perform count_load(old.account_id, old.status_group, old.mode, -1);
  end if;
  return null;
end $$;
