-- Loads that came in from a sheet: what a file says is imported once an account, however often the file is sent.
create table imported_loads (
  account_id integer not null references accounts (id) on delete cascade,
  -- SHA-256 of what the load said; claimed first, so that two imports of the same load wait for each other.
  content_hash bytea not null,
  load_id integer references loads (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, content_hash)
);
create index imported_loads_load on imported_loads (load_id);

-- A person's own ways to look at My Loads.
create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Filters and sort under the names the address bar and the calls give them.
  filters jsonb not null,
  -- The columns and their order; null leaves the table as it is.
  columns jsonb,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (user_id, lower(name));
create unique index saved_views_default on saved_views (user_id) where is_default;
