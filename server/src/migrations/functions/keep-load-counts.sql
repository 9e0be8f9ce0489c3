-- as of 20261129-0000
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
