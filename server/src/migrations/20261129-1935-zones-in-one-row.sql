-- The distances of a zone stand in its row too, in the order of time: a local time is found by one look-up. Servers from
-- before write zone_offsets alone, where they are looked up then.
alter table zone_names add column since timestamptz(3)[], add column minutes integer[];

update zone_names n set since = o.since, minutes = o.minutes
from (
  select clocks, array_agg(since order by since) as since, array_agg(minutes order by since) as minutes
  from zone_offsets group by clocks
) o
where o.clocks = n.clocks;
