-- A tender's name on wires that take no key of ours: capitals and digits alone, at most 22 of them (X12: OID02, B302).
-- Its last letters count the tenders of the load.
create function next_wire_id() returns trigger language plpgsql as $$
declare
  before integer := (select count(*) from tenders where load_id = new.load_id);
begin
  new.wire_id := 'FP' || new.load_id || case when before < 26 then '' else chr(64 + before / 26) end || chr(65 + before % 26);
  return new;
end $$;

alter table tenders add column wire_id text not null default '';
update tenders set wire_id = 'FP' || tenders.load_id
    || case when counted.before < 26 then '' else chr((64 + counted.before / 26)::integer) end
    || chr((65 + counted.before % 26)::integer)
  from (select id, row_number() over (partition by load_id order by id) - 1 as before from tenders) counted
  where counted.id = tenders.id;
alter table tenders add constraint tenders_wire_id check (wire_id ~ '^[A-Z0-9]{1,22}$');
create unique index tenders_wire_id_key on tenders (wire_id);

-- Servers of the former release name none either.
create trigger tenders_name_on_wires before insert on tenders for each row execute function next_wire_id();
