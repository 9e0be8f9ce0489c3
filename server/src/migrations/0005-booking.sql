-- Quotes, tenders, what carriers report, and papers.

create table quote_rounds (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  round integer not null,
  asked_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  unique (load_id, round)
);
create index quote_rounds_open on quote_rounds (asked_at) where closed_at is null;

create table carrier_requests (
  id integer generated always as identity primary key,
  round_id integer not null references quote_rounds (id) on delete cascade,
  load_id integer not null references loads (id) on delete cascade,
  carrier_id integer not null references carriers (id),
  status text not null default 'asking' check (status in ('asking', 'quoted', 'declined', 'failed')),
  failure text,
  asked_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  unique (round_id, carrier_id)
);
create index carrier_requests_load on carrier_requests (load_id);

create table carrier_quotes (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  round_id integer not null references quote_rounds (id) on delete cascade,
  carrier_id integer not null references carriers (id),
  carrier_reference text not null default '',
  mode text not null,
  service_class text not null,
  transit_days integer not null check (transit_days >= 0),
  estimated_delivery date not null,
  expires_at timestamptz(3) not null,
  cost numeric(12, 2) not null check (cost > 0),
  price numeric(12, 2) not null check (price > 0),
  cost_lines jsonb not null,
  price_lines jsonb not null,
  liability jsonb not null,
  restrictions jsonb not null default '[]',
  status text not null default 'open' check (status in ('open', 'chosen', 'superseded', 'expired')),
  created_at timestamptz(3) not null default now(),
  unique (round_id, carrier_id, service_class)
);
create index carrier_quotes_load on carrier_quotes (load_id, id);
create index carrier_quotes_open on carrier_quotes (expires_at) where status = 'open';
alter table loads add constraint loads_carrier_quote foreign key (carrier_quote_id) references carrier_quotes (id);

create table tenders (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  carrier_id integer not null references carriers (id),
  carrier_quote_id integer not null references carrier_quotes (id),
  tender_key uuid not null unique default gen_random_uuid(),
  status text not null default 'queued'
    check (status in ('queued', 'sending', 'pending', 'accepted', 'declined', 'timed_out', 'cancelled')),
  tendered_by integer references users (id),
  -- False where the shipper arranges the pickup with the carrier itself.
  pickup_requested boolean not null default true,
  answer_by timestamptz(3) not null,
  sent_at timestamptz(3),
  answered_at timestamptz(3),
  reason_code text,
  -- What the carrier charges for taking the tender back.
  cancellation_fee numeric(12, 2),
  created_at timestamptz(3) not null default now()
);
-- One booking a load, whatever is pressed at once.
create unique index tenders_one_open on tenders (load_id) where status in ('queued', 'sending', 'pending', 'accepted');
create index tenders_load on tenders (load_id, id);

create table carrier_feeds (
  carrier_id integer primary key references carriers (id) on delete cascade,
  cursor text not null default '',
  read_at timestamptz(3),
  -- When it last told something: a feed is read a while longer than its last load is on the road.
  heard_at timestamptz(3)
);
create index loads_on_the_road on loads (carrier_id) where status in ('assigned', 'dispatched', 'in transit');

create table tracking_events (
  id bigint generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  carrier_id integer not null references carriers (id),
  carrier_event_id text not null,
  type text not null,
  occurred_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  city text,
  state text,
  lat double precision,
  lng double precision,
  eta timestamptz(3),
  reason_code text,
  note text,
  -- False where the event came too late or twice to move the load; it is kept all the same.
  applied boolean not null default true,
  unique (carrier_id, carrier_event_id)
);
create index tracking_events_load on tracking_events (load_id, occurred_at, id);

create table documents (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  account_id integer not null references accounts (id),
  type text not null,
  name text not null,
  content_type text not null,
  size integer not null,
  storage_key text not null unique,
  language text not null default 'en',
  audience text not null default 'account' check (audience in ('account', 'operator')),
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index documents_load on documents (load_id, id);
-- A job that is repeated after a crash files its paper once.
create unique index documents_filed_once on documents (load_id, type) where type in ('bol', 'pod');
