-- How a person gets the mails of a kind that may be done without; at once where there is no row.
create table mail_choices (
  user_id integer not null references users (id),
  kind text not null,
  delivery text not null check (delivery in ('at_once', 'daily', 'never')),
  -- What it was before the person unsubscribed: what subscribing again brings back.
  former text check (former in ('at_once', 'daily')),
  changed_at timestamptz(3) not null default now(),
  primary key (user_id, kind)
);

-- Addresses that are no user's, such as an account's for invoices, and want no mails of a kind.
create table mail_refusals (
  address text not null check (address = lower(address)),
  kind text not null,
  refused_at timestamptz(3) not null default now(),
  primary key (address, kind)
);
