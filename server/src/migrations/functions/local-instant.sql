-- as of 20261129-1935
-- The instant a local time stands for: of a repeated hour the first, of a skipped one that of an unchanged clock. Where
-- the clocks do not change within a day of it, there is one.
create or replace function local_instant(of_zone text, local timestamp) returns timestamptz language plpgsql stable parallel safe as $$
declare
  utc constant timestamptz := local at time zone 'UTC';
  earlier constant interval := zone_offset(of_zone, utc - interval '1 day');
  later constant interval := zone_offset(of_zone, utc + interval '1 day');
  instant timestamptz;
begin
  if earlier = later then
    return utc - earlier;
  end if;
  foreach instant in array array[least(utc - earlier, utc - later), greatest(utc - earlier, utc - later)] loop
    if instant + zone_offset(of_zone, instant) = utc then
      return instant;
    end if;
  end loop;
  return utc - earlier;
end
$$;
