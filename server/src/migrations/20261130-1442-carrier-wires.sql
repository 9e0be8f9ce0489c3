-- How each carrier is reached, one row a wire. The program lists the kinds, with what their settings may be; secrets
-- are kept by name, encrypted like those of carriers.
create table carrier_wires (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers on delete cascade,
  wire text not null constraint carrier_wires_kind check (wire ~ '^[a-z][a-z0-9_]{1,19}$'),
  -- Of the published document the carrier follows.
  standard_version text not null,
  address text,
  settings jsonb not null default '{}',
  secrets jsonb not null default '{}',
  enabled boolean not null default true,
  version integer not null default 1,
  -- When it was tried last and when it answered last; what was wrong, since when and how often, where something is.
  tried_at timestamptz(3),
  answered_at timestamptz(3),
  fault text,
  failing_since timestamptz(3),
  failures integer not null default 0,
  created_at timestamptz(3) not null default now(),
  unique (carrier_id, wire)
);

insert into carrier_wires (carrier_id, wire, standard_version, address, secrets)
  select id, 'portal', '1', api_address,
    case when api_key is null then '{}'::jsonb else jsonb_build_object('key', api_key) end
  from carriers where api_address is not null;

-- Servers of the former release read and write the columns of carriers while they are replaced: each side follows the
-- other, and the columns say nothing of a wire that is off. A later release drops columns and triggers together.
create function carrier_columns_of_wire() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 or coalesce(new.wire, old.wire) <> 'portal' then
    return null;
  end if;
  update carriers set
      api_address = case when tg_op <> 'DELETE' and new.enabled then new.address end,
      api_key = case when tg_op <> 'DELETE' and new.enabled then new.secrets ->> 'key' end
    where id = coalesce(new.carrier_id, old.carrier_id);
  return null;
end $$;
create trigger carrier_wires_columns after insert or delete or update of address, secrets, enabled on carrier_wires
  for each row execute function carrier_columns_of_wire();

create function wire_of_carrier_columns() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if new.api_address is null then
    delete from carrier_wires where carrier_id = new.id and wire = 'portal' and enabled;
    return null;
  end if;
  insert into carrier_wires (carrier_id, wire, standard_version, address, secrets)
    values (new.id, 'portal', '1', new.api_address,
      case when new.api_key is null then '{}'::jsonb else jsonb_build_object('key', new.api_key) end)
  on conflict (carrier_id, wire) do update set address = excluded.address, secrets = excluded.secrets, enabled = true,
    version = carrier_wires.version + 1;
  return null;
end $$;
create trigger carriers_wire_made after insert on carriers for each row
  when (new.api_address is not null) execute function wire_of_carrier_columns();
create trigger carriers_wire_changed after update of api_address, api_key on carriers for each row
  when (new.api_address is distinct from old.api_address or new.api_key is distinct from old.api_key)
  execute function wire_of_carrier_columns();

-- Whoever keeps carriers keeps their wires, in roles of the operator's own too. A new database gets its rights with its
-- roles.
insert into permissions (name)
  select name from unnest(array['get:carrier-wire', 'post:carrier-wire', 'patch:carrier-wire', 'delete:carrier-wire']) as name
  where exists (select from roles);
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from permissions added
    join permissions p on p.name = case added.name when 'delete:carrier-wire' then 'patch:carrier-connection'
      else replace(added.name, 'wire', 'connection') end
    join role_permissions rp on rp.permission_id = p.id
  where added.name in ('get:carrier-wire', 'post:carrier-wire', 'patch:carrier-wire', 'delete:carrier-wire');
