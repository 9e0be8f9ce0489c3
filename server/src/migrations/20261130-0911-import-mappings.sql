-- How an account's own files are read: which of their columns is what, and what holds for every row. A file is recognized
-- by its headings, whatever their order.
create table import_mappings (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  name text not null,
  headings jsonb not null,
  -- The headings as they are compared, sorted: of two mappings of an account none reads the same files.
  shape text not null,
  columns jsonb not null,
  fixed jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  unique (account_id, shape)
);
