-- What concerns a person, as the bell in the header shows it. Whether they may still see it is asked when it is read.
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- Whose load, invoice or case it is about.
  account_id integer not null references accounts (id),
  kind text not null,
  -- What happened, by name and number: however often an event is delivered, a person is notified of it once.
  event text not null,
  load_id integer references loads (id),
  claim_id integer references claims (id),
  invoice_id integer references invoices (id),
  -- What its words are filled in with, as it was then.
  facts jsonb not null default '{}',
  at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  unique (user_id, event)
);
create index notifications_newest on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_old on notifications (at);
