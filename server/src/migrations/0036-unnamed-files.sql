-- Stored files that no row names, since when that is known: they are removed after the retention. A restore empties this
-- table, so that every file has its full time again.
create table unnamed_files (
  storage_key text primary key,
  found_at timestamptz(3) not null default now()
);
