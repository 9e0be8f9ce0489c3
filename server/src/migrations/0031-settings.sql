-- What the operator chose for everybody: one row a setting that a feature declares.
create table settings (
  name text primary key check (name ~ '^[a-z-]+\.[a-z_]+$'),
  value jsonb not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz(3) not null default now(),
  changed_by integer references users (id)
);
