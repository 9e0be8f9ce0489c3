-- What the operator prepares before it counts: a tariff's sheets as texts, read by no rating. One draft a tariff.
create table tariff_drafts (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id) on delete cascade,
  kind text not null check (kind in ('ltl', 'parcel', 'truck', 'drayage')),
  -- The values that name the tariff beside its carrier.
  series text[] not null,
  -- The first day of the version it was made from.
  based_on date,
  -- Rows of cells by the name of their sheet.
  sheets jsonb not null,
  version integer not null default 1,
  changed_by integer references users (id) on delete set null,
  changed_at timestamptz(3) not null default now(),
  unique (carrier_id, kind, series)
);
