-- as of 20261129-1935
-- The distance from UTC in a zone at an instant; of a zone the table does not know, PostgreSQL's.
create or replace function zone_offset(of_zone text, at timestamptz) returns interval language plpgsql stable parallel safe as $$
declare
  found_minutes integer;
begin
  select n.minutes[width_bucket(at, n.since)] into found_minutes from zone_names n where n.zone = of_zone;
  if found_minutes is null then
    select o.minutes into found_minutes from zone_names n join zone_offsets o on o.clocks = n.clocks
      where n.zone = of_zone and o.since <= at order by o.since desc limit 1;
  end if;
  if found_minutes is null then
    return (at at time zone of_zone) - (at at time zone 'UTC');
  end if;
  return make_interval(mins => found_minutes);
end
$$;
