-- Whether a load between places of one country may go through another one. Loads from before keep the miles and the
-- line they have, also those to Alaska, which were measured along the road through Canada.
alter table loads add column in_transit boolean not null default false;
