-- At which hour a person gets the day's news in one mail, where the person's account is.
alter table users add column digest_hour smallint not null default 7 check (digest_hour between 0 and 23);

-- Stopped together with the daily mail: subscribing to that one again brings back these and no others.
alter table mail_choices add column stopped_with_digest boolean not null default false;

-- One mail a person and day.
create table mail_digests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- The day where the person's account is.
  day date not null,
  -- When the mail server took it, or nothing was left to say; null while it waits.
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, day)
);

-- What waits for such a mail, and what went with it.
create table mail_digest_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  kind text not null,
  -- What happened, by name and number: however often it is reported, the mail says it once.
  event text not null,
  load_id integer references loads (id),
  -- What it says in each language, as it was then.
  news jsonb not null,
  at timestamptz(3) not null,
  digest_id integer references mail_digests (id),
  unique (user_id, event)
);
create index mail_digest_items_waiting on mail_digest_items (user_id, at) where digest_id is null;
create index mail_digest_items_sent on mail_digest_items (digest_id);
create index mail_digest_items_old on mail_digest_items (at);
