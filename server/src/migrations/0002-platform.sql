-- What every call leans on: replies kept for repeats, and instances that are alive.

-- The row is written first in the call's own transaction, so two equal calls wait for each other.
create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  call text not null,
  body_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Which worker belongs to which process; a process is alive while it holds the advisory lock of its number.
create table worker_instances (
  worker_id text primary key,
  instance integer not null,
  created_at timestamptz(3) not null default now()
);

-- Where the socket adapter keeps what does not fit into a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
