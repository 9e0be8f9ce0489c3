-- Which carrier an account chooses: a row a version, of which the highest whose day has come holds.
create table routing_guides (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  version integer not null,
  -- A day where the account is.
  effective_on date not null,
  rules jsonb not null,
  published_by integer references users,
  published_at timestamptz(3) not null,
  unique (account_id, version)
);
create index routing_guides_publisher on routing_guides (published_by);
