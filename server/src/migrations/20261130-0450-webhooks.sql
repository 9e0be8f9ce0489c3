-- What happened of an account since it first wanted to know: its position is raised by one with each event, under the lock of
-- this row, so that whoever has read up to a position has missed nothing before it.
create table event_feeds (
  account_id integer primary key references accounts on delete cascade,
  position integer not null default 0,
  since timestamptz(3) not null default now()
);

create table outgoing_events (
  id uuid primary key,
  account_id integer not null references event_feeds on delete cascade,
  position integer not null,
  type text not null,
  load_id integer references loads on delete cascade,
  -- What it was written for: the same however often that is repeated.
  origin text not null,
  -- As it is sent, byte for byte.
  body text not null,
  happened_at timestamptz(3) not null,
  written_at timestamptz(3) not null default now(),
  unique (account_id, position),
  unique (account_id, origin)
);
create index outgoing_events_written on outgoing_events (written_at);
create index outgoing_events_load on outgoing_events (load_id) where load_id is not null;

create table webhook_endpoints (
  id integer generated always as identity primary key,
  account_id integer not null references event_feeds on delete cascade,
  url text not null,
  -- Null: all events.
  events text[],
  is_on boolean not null default true,
  off_reason text check (off_reason in ('by_hand', 'failed', 'gone')),
  off_at timestamptz(3),
  secret bytea not null,
  secret_prefix text not null,
  former_secret bytea,
  former_secret_until timestamptz(3),
  paused_until timestamptz(3),
  created_by integer references users,
  created_at timestamptz(3) not null default now(),
  check (is_on = (off_reason is null) and is_on = (off_at is null)),
  check ((former_secret is null) = (former_secret_until is null))
);
create index webhook_endpoints_account on webhook_endpoints (account_id);
create index webhook_endpoints_creator on webhook_endpoints (created_by);

create table webhook_deliveries (
  id integer generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoints on delete cascade,
  event_id uuid not null references outgoing_events on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  -- Of the present series; sending by hand begins another one.
  attempts smallint not null default 0,
  due_at timestamptz(3),
  began_at timestamptz(3),
  ended_at timestamptz(3),
  last_status smallint,
  last_fault text check (last_fault in ('timeout', 'unreachable', 'not_allowed')),
  created_at timestamptz(3) not null default now(),
  unique (endpoint_id, event_id),
  check ((state = 'waiting') = (due_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
create index webhook_deliveries_ended on webhook_deliveries (endpoint_id, ended_at) where state <> 'waiting';
create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id integer generated always as identity primary key,
  delivery_id integer not null references webhook_deliveries on delete cascade,
  at timestamptz(3) not null,
  milliseconds integer not null,
  status smallint,
  fault text check (fault in ('timeout', 'unreachable', 'not_allowed')),
  answer text not null default ''
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id);
