-- Each container of a drayage load has a clock of its own.

-- Whose report it is, by the number on its doors; null: of all containers of the load.
alter table tracking_events add column container_number text;

-- Last free days that are not the load's: [{"number", "last_free_day"}].
alter table drayage_details add column container_free_days jsonb not null default '[]'
  check (jsonb_typeof(container_free_days) = 'array');

-- A container is warned of once a day; no number stands for those that have none yet.
create table drayage_warnings (
  load_id integer not null references drayage_details (load_id) on delete cascade,
  container_number text not null,
  day date not null,
  told_at timestamptz(3) not null default now(),
  primary key (load_id, container_number, day)
);
insert into drayage_warnings (load_id, container_number, day)
  select load_id, unnest(case when container_numbers = '{}' then '{""}' else container_numbers end), warned_on
  from drayage_details where warned_on is not null;
alter table drayage_details drop column warned_on;
