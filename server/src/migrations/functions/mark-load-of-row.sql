-- as of 20261129-0000
-- An invoice of a policy marks no load.
create or replace function mark_load_of_row() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id)
    select load_id from (select old.load_id union select new.load_id) marked where load_id is not null;
  return null;
end $$;
