-- The way a load goes by road, for its map: latitudes and longitudes in degrees. Null for loads written before.
alter table loads add column route_line jsonb;
