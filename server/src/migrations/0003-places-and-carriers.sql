-- Saved locations and line items of an account; carriers, their tariffs and their record.

create table locations (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  name text not null,
  address text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  country text not null default 'US',
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  open_time time not null default '08:00',
  close_time time not null default '17:00',
  residential boolean not null default false,
  limited_access boolean not null default false,
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3)
);
create index locations_account on locations (account_id, name) where archived_at is null;

create table account_commodities (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  commodity text not null,
  nmfc_number text,
  freight_class text,
  handling_unit text not null default 'PAT',
  packaging_unit text,
  length numeric(8, 2),
  width numeric(8, 2),
  height numeric(8, 2),
  dimension_unit text not null default 'in' check (dimension_unit in ('in', 'cm')),
  weight numeric(10, 2),
  weight_unit text not null default 'lb' check (weight_unit in ('lb', 'kg')),
  stackable boolean not null default false,
  hazmat jsonb,
  created_at timestamptz(3) not null default now(),
  archived_at timestamptz(3)
);
create index account_commodities_account on account_commodities (account_id, commodity) where archived_at is null;

create table carriers (
  id integer generated always as identity primary key,
  scac text not null unique,
  name text not null,
  short_name text not null,
  modes text[] not null default '{ltl}',
  rating text not null check (rating in ('tariff', 'api')),
  -- Absolute, or a path below the carrier simulator's address.
  api_address text,
  api_key text,
  enabled boolean not null default true,
  tender_window interval not null default '2 hours',
  liability_new_per_lb numeric(8, 2) not null default 5,
  liability_used_per_lb numeric(8, 2) not null default 0.5,
  liability_max numeric(12, 2) not null default 100000,
  created_at timestamptz(3) not null default now()
);

create table carrier_alerts (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  threshold_percent numeric(5, 2) not null,
  message_en text not null,
  message_es text not null,
  created_at timestamptz(3) not null default now()
);

create table tariffs (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  mode text not null default 'ltl',
  name text not null,
  service_class text not null default 'standard',
  effective_from date not null,
  effective_to date,
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  minimum_charge numeric(12, 2) not null check (minimum_charge >= 0),
  fuel_percent numeric(5, 2) not null check (fuel_percent >= 0),
  fak jsonb not null default '{}',
  accessorial_prices jsonb not null default '{}',
  transit_factor numeric(4, 2) not null default 1,
  valid_business_days integer not null default 5
);
create index tariffs_carrier on tariffs (carrier_id, mode);

-- Dollars a hundredweight by distance band, class and weight break.
create table tariff_rates (
  tariff_id integer not null references tariffs (id) on delete cascade,
  from_miles integer not null,
  freight_class text not null,
  l5c numeric(10, 2) not null,
  m5c numeric(10, 2) not null,
  m1m numeric(10, 2) not null,
  m2m numeric(10, 2) not null,
  m5m numeric(10, 2) not null,
  m10m numeric(10, 2) not null,
  m20m numeric(10, 2) not null,
  primary key (tariff_id, from_miles, freight_class)
);

-- One row a carrier a day of delivery: what "30-day performance" is added up from.
create table carrier_days (
  carrier_id integer not null references carriers (id) on delete cascade,
  day date not null,
  delivered integer not null default 0,
  on_time integer not null default 0,
  primary key (carrier_id, day)
);
