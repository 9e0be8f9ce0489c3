-- What carriers charge for trucks and for parcels, by the operator's own tables.

create table truck_tariffs (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  mode text not null check (mode in ('ftl', 'expedited', 'reefer', 'flatbed')),
  name text not null,
  -- Codes of the trucks' table; the tariff holds for these and no others.
  truck_types text[] not null check (cardinality(truck_types) > 0),
  service_class text not null default 'standard',
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  minimum_charge numeric(12, 2) not null check (minimum_charge >= 0),
  -- Fuel is dollars a mile, or percent of the freight.
  fuel_per_mile numeric(8, 2) check (fuel_per_mile >= 0),
  fuel_percent numeric(5, 2) check (fuel_percent >= 0),
  -- Part of a truck: at least this percent of its price, and so much on top of its share. Null: whole trucks only.
  partial_minimum_percent numeric(5, 2) check (partial_minimum_percent between 0 and 100),
  partial_surcharge_percent numeric(5, 2) check (partial_surcharge_percent >= 0),
  accessorial_prices jsonb not null default '{}',
  accessorial_prices_per_mile jsonb not null default '{}',
  -- Two drivers come with it, so that the truck does not stop for rest.
  team boolean not null default false,
  -- How long a price holds: so many hours, as spot prices do, or business days.
  valid_hours integer check (valid_hours > 0),
  valid_business_days integer check (valid_business_days > 0),
  check (num_nonnulls(fuel_per_mile, fuel_percent) = 1),
  check (num_nonnulls(partial_minimum_percent, partial_surcharge_percent) in (0, 2)),
  check (num_nonnulls(valid_hours, valid_business_days) = 1)
);
create index truck_tariffs_carrier on truck_tariffs (carrier_id, mode);

create table truck_tariff_bands (
  tariff_id integer not null references truck_tariffs (id) on delete cascade,
  from_miles integer not null check (from_miles >= 0),
  per_mile numeric(8, 2) not null check (per_mile > 0),
  primary key (tariff_id, from_miles)
);

-- Areas are states, ZIP codes or their beginnings. The price is for the whole trip or a mile.
create table truck_tariff_lanes (
  tariff_id integer not null references truck_tariffs (id) on delete cascade,
  origin text not null,
  destination text not null,
  flat numeric(12, 2) check (flat > 0),
  per_mile numeric(8, 2) check (per_mile > 0),
  primary key (tariff_id, origin, destination),
  check (num_nonnulls(flat, per_mile) = 1)
);

create table parcel_tariffs (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  name text not null,
  service_class text not null default 'parcel_ground',
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  -- The heaviest parcel it takes.
  max_pounds integer not null default 150 check (max_pounds between 1 and 150),
  minimum_charge numeric(12, 2) not null default 0 check (minimum_charge >= 0),
  fuel_percent numeric(5, 2) not null check (fuel_percent >= 0),
  accessorial_prices jsonb not null default '{}',
  transit_factor numeric(4, 2) not null default 1,
  valid_business_days integer not null default 5 check (valid_business_days > 0)
);
create index parcel_tariffs_carrier on parcel_tariffs (carrier_id);

-- By distance zone: what the first billable pound of a parcel costs, and each further one.
create table parcel_rates (
  tariff_id integer not null references parcel_tariffs (id) on delete cascade,
  zone smallint not null check (zone between 2 and 8),
  first_pound numeric(8, 2) not null check (first_pound > 0),
  further_pound numeric(8, 2) not null check (further_pound >= 0),
  primary key (tariff_id, zone)
);

-- Such a carrier is asked only about shipments made of parcels.
alter table carriers add column parcels_only boolean not null default false;

-- The truck a price is for; null where the mode has none.
alter table carrier_quotes add column truck_type text;
