-- When an account has its statements mailed: on this day of each month, that of the month before.
create table statement_schedules (
  account_id integer primary key references accounts (id),
  day_of_month integer not null check (day_of_month between 1 and 28),
  -- Nothing is mailed where no address is named.
  recipients text[] not null check (cardinality(recipients) <= 10),
  language text not null check (language in ('en', 'es')),
  -- The day the choice was made, where the account is: what was due before is not mailed afterwards.
  counts_from date not null,
  -- The latest month (YYYY-MM) whose statement was handed to the mail by the schedule.
  mailed_month text check (mailed_month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  version integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- Statements that were mailed, one row an address.
create table mailed_statements (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  email text not null,
  language text not null check (language in ('en', 'es')),
  by_schedule boolean not null,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  -- When the mail server took it; null while it waits.
  sent_at timestamptz(3)
);
create index mailed_statements_account on mailed_statements (account_id, id desc);
create unique index mailed_statements_by_schedule on mailed_statements (account_id, month, email) where by_schedule;
