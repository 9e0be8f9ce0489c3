-- How many mails with invoices or statements a person has had sent within the last minute and the last day.
create table billing_mails (
  id bigint generated always as identity primary key,
  created_by integer not null references users (id) on delete cascade,
  mails integer not null check (mails > 0),
  created_at timestamptz(3) not null default now()
);
create index billing_mails_sender on billing_mails (created_by, created_at);
