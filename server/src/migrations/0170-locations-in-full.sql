-- What an account knows of its places beyond their address: everybody to call, hours by weekday, what the dock needs.

alter table locations
  add column contact_role text not null default '',
  add column further_contacts jsonb not null default '[]',
  -- Seven days from Monday on, null where closed; null as a whole: the usual hours from Monday to Friday.
  add column week_hours jsonb,
  add column dock_notes text not null default '',
  add column limited_access_type text,
  add column appointment boolean not null default false,
  add column liftgate boolean not null default false,
  add column forklift boolean not null default false,
  add column photo_id boolean not null default false,
  add column version integer not null default 1;

-- How many loads name a location, and which they are.
create index stops_location on stops (location_id) where location_id is not null;

-- What customs ask of an item, as for a line of a load.
alter table account_commodities
  add column unit_value numeric(12, 2),
  add column hs_code text,
  add column country_of_origin text,
  add column version integer not null default 1;
