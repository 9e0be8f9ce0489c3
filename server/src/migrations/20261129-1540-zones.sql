-- The table of time zones the portal ships with, which each start writes here where it is newer: local times in SQL
-- are those of the server and of the screens, whatever PostgreSQL's own data knows.
create table zone_table (
  is_only boolean primary key default true check (is_only),
  release text not null,
  digest text not null,
  written_at timestamptz(3) not null default now()
);

-- Zones that share their clocks, by a number.
create table zone_names (zone text primary key, clocks integer not null);

create table zone_offsets (
  clocks integer not null,
  since timestamptz(3) not null,
  minutes integer not null,
  primary key (clocks, since)
);

-- The distance from UTC in a zone at an instant; of a zone the table does not know, PostgreSQL's.
create function zone_offset(of_zone text, at timestamptz) returns interval language plpgsql stable parallel safe as $$
declare
  found_minutes integer;
begin
  select o.minutes into found_minutes from zone_names n join zone_offsets o on o.clocks = n.clocks
    where n.zone = of_zone and o.since <= at order by o.since desc limit 1;
  if found_minutes is not null then
    return make_interval(mins => found_minutes);
  end if;
  return (at at time zone of_zone) - (at at time zone 'UTC');
end
$$;

-- What the clocks of a zone show at an instant.
create function local_time(of_zone text, at timestamptz) returns timestamp language sql stable parallel safe as $$
  select (at at time zone 'UTC') + zone_offset(of_zone, at)
$$;

-- The calendar day it is in a zone at an instant.
create function local_day(of_zone text, at timestamptz) returns date language sql stable parallel safe as $$
  select ((at at time zone 'UTC') + zone_offset(of_zone, at))::date
$$;

-- The instant a local time stands for: of a repeated hour the first, of a skipped one that of an unchanged clock.
create function local_instant(of_zone text, local timestamp) returns timestamptz language sql stable parallel safe as $$
  select coalesce(
    (select min(instant) from unnest(array[utc - earlier, utc - later]) as instant
      where instant + zone_offset(of_zone, instant) = utc),
    utc - earlier)
  from (select local at time zone 'UTC' as utc) wanted,
    lateral (select zone_offset(of_zone, utc - interval '1 day') as earlier,
      zone_offset(of_zone, utc + interval '1 day') as later) offsets
$$;
