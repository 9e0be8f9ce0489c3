-- Fuel by the week's diesel price, and the days carriers are closed: both are the operator's to change.

-- Average retail price of on-highway diesel, as the EIA publishes it each Monday.
create table fuel_prices (
  -- An area of the EIA, such as US or California.
  region text not null default 'US',
  week date not null check (extract(isodow from week) = 1),
  dollars_per_gallon numeric(6, 3) not null check (dollars_per_gallon > 0),
  primary key (region, week)
);

create table fuel_tables (
  code text primary key check (code <> ''),
  name text not null,
  -- Percent of the net freight, or dollars a mile.
  basis text not null check (basis in ('percent', 'per_mile')),
  region text not null default 'US',
  -- Days from the Monday of a price to the first pickup it counts for.
  effective_after_days integer not null default 0 check (effective_after_days between 0 and 13)
);

-- A band reaches up to the next one; below the first there is no surcharge.
create table fuel_table_bands (
  fuel_table text not null references fuel_tables (code) on update cascade on delete cascade,
  from_price numeric(6, 3) not null check (from_price >= 0),
  surcharge numeric(8, 3) not null check (surcharge >= 0),
  primary key (fuel_table, from_price)
);

-- Where a table is named and a price is known, the fixed percent or amount a mile does not count.
alter table tariffs add column fuel_table text references fuel_tables (code) on update cascade;
alter table truck_tariffs add column fuel_table text references fuel_tables (code) on update cascade;
alter table parcel_tariffs add column fuel_table text references fuel_tables (code) on update cascade;

create table calendars (
  code text primary key check (code <> ''),
  name text not null
);

-- Days a calendar's carriers neither pick up nor deliver, beside Saturdays and Sundays.
create table closed_days (
  calendar text not null references calendars (code) on update cascade on delete cascade,
  day date not null,
  name text not null default '',
  primary key (calendar, day)
);

-- Without a calendar the federal holidays count.
alter table carriers add column calendar text references calendars (code) on update cascade;
