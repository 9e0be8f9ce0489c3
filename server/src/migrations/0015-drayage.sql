-- Containers: the operator's tariffs at ports and rail ramps, what a drayage load says of its haul, and who prices it.

-- Since when operations make the load's price by hand; meanwhile nobody changes it.
alter table loads add column operations_since timestamptz(3);
create index loads_with_operations on loads (operations_since, id) where operations_since is not null;

-- Dollars. Bands: [{"from_miles", "round_trip"}]. Prices of services by code, by the day, the TEU or the load.
create table drayage_tariffs (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  place text not null,
  service_class text not null default 'standard',
  effective_from date not null,
  effective_to date,
  bands jsonb not null,
  max_miles integer not null check (max_miles > 0),
  one_way_percent numeric(5, 2) not null check (one_way_percent between 0 and 100),
  drop_percent numeric(5, 2) not null check (drop_percent between 0 and 100),
  fuel_percent numeric(5, 2) not null check (fuel_percent >= 0),
  chassis_days_included integer not null check (chassis_days_included >= 0),
  containers text[] not null,
  accessorial_prices jsonb not null default '{}',
  miles_per_day integer not null default 250 check (miles_per_day > 0),
  valid_business_days integer not null default 5,
  -- What the customer pays for a container's day at the terminal, away with it, and on a chassis: prices, not costs.
  demurrage_per_day numeric(12, 2) not null,
  per_diem_per_day numeric(12, 2) not null,
  chassis_per_day numeric(12, 2) not null,
  unique (carrier_id, place, service_class, effective_from)
);
create index drayage_tariffs_place on drayage_tariffs (place, effective_from);

create table drayage_details (
  load_id integer primary key references loads (id) on delete cascade,
  direction text not null check (direction in ('import', 'export', 'one_way', 'transload')),
  place text not null,
  terminal text,
  to_place text check ((to_place is null) or direction = 'one_way'),
  to_terminal text,
  container text not null,
  container_count integer not null check (container_count > 0),
  container_numbers text[] not null default '{}' check (cardinality(container_numbers) <= container_count),
  delivery_type text not null check (delivery_type in ('live_unload', 'drop_and_pick', 'drop_and_hook')),
  -- Pounds of one container's cargo.
  weight numeric(10, 2) not null check (weight > 0),
  hazmat_type text,
  chassis_provider text not null check (chassis_provider in ('trucker', 'steamship_line', 'customer')),
  chassis_days integer not null check (chassis_days > 0),
  chassis_split boolean not null default false,
  booking_number text,
  master_bl text,
  pickup_number text,
  steamship_line text,
  vessel text,
  voyage text,
  seal_number text,
  last_free_day date,
  earliest_return_day date,
  cut_off date,
  empty_return_location text,
  -- Null: as the steamship line counts.
  free_days integer check (free_days >= 0),
  counting text check (counting in ('calendar', 'working')),
  -- The clock's terms as they were when the load was last priced.
  chassis_days_included integer not null default 0,
  demurrage_per_day numeric(12, 2) not null,
  per_diem_per_day numeric(12, 2) not null,
  chassis_per_day numeric(12, 2) not null,
  -- The day free time was warned of, so that it is warned of once a day.
  warned_on date
);
create index drayage_details_last_free_day on drayage_details (last_free_day) where last_free_day is not null;

-- Whom all drayage is booked with; operations find the trucker over a working day.
insert into carriers (scac, name, short_name, modes, rating, tender_window)
values ('DRAY', 'Drayage Service', 'Drayage Service', '{drayage}', 'tariff', '24 hours')
on conflict (scac) do nothing;
