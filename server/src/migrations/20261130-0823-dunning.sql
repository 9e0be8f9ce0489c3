-- Reminders of overdue invoices. The setting is off at first: an upgrade mails nobody.
create table dunning_terms (
  account_id integer primary key references accounts (id),
  is_dunned boolean not null default true,
  -- Days past due of the three reminders; null for those of the setting.
  days jsonb,
  version integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

create table dunning_mails (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  stage text not null,
  email text not null,
  language text not null,
  -- The day it is where the account is.
  mailed_on date not null,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- Nothing of it was owed any more when it was about to be sent.
  dropped_at timestamptz(3)
);
create index dunning_mails_account on dunning_mails (account_id, id desc);
create index dunning_mails_address on dunning_mails (lower(email), mailed_on);

create table dunned_invoices (
  mail_id integer not null references dunning_mails (id) on delete cascade,
  invoice_id integer not null references invoices (id),
  stage text not null,
  -- What was owed of it and not contested.
  amount numeric(12, 2) not null check (amount > 0),
  primary key (mail_id, invoice_id)
);
create index dunned_invoices_invoice on dunned_invoices (invoice_id, mail_id);
