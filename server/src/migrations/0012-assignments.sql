-- Trucks the operator finds for loads whose carriers do not answer by themselves, and the types of truck there are.

create table assignments (
  tender_id integer primary key references tenders (id) on delete cascade,
  load_id integer not null references loads (id) on delete cascade,
  -- Who drives where that is none of the carriers.
  trucker_name text not null default '',
  driver_name text not null,
  driver_phone text not null,
  truck_number text not null,
  trailer_number text not null default '',
  note text not null default '',
  assigned_by integer references users (id),
  assigned_at timestamptz(3) not null default now()
);
create index assignments_load on assignments (load_id, tender_id);

create table truck_types (
  id integer generated always as identity primary key,
  code text not null unique,
  label_en text not null,
  label_es text not null,
  modes text[] not null check (cardinality(modes) > 0),
  body text not null check (body in ('enclosed', 'open', 'none')),
  max_weight_lb integer not null check (max_weight_lb > 0),
  length_ft numeric(6, 2) check (length_ft > 0),
  width_in numeric(6, 2) check (width_in > 0),
  height_in numeric(6, 2) check (height_in > 0),
  pallets integer check (pallets >= 0),
  -- Degrees Fahrenheit a cooling unit holds; null without one.
  temperature_min_f numeric(5, 1),
  temperature_max_f numeric(5, 1) check (temperature_max_f >= temperature_min_f),
  tarps boolean not null default false,
  -- Part of the product: may be switched off, not deleted.
  built_in boolean not null default false,
  active boolean not null default true,
  image_key text unique,
  image_content_type text,
  created_at timestamptz(3) not null default now(),
  check ((temperature_min_f is null) = (temperature_max_f is null)),
  check ((image_key is null) = (image_content_type is null))
);
