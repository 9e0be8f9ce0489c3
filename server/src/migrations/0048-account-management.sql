-- Accounts as the operator manages them: what is agreed with each, whom to call, and lists of many.

alter table accounts drop constraint accounts_status_check;
-- A closed account keeps its loads, papers and users; nobody signs in to it any more.
alter table accounts add constraint accounts_status_check check (status in ('active', 'suspended', 'closed'));

alter table accounts
  add column crm_account_id text,
  -- Days a customer has to pay, and what it may owe; null where nothing is agreed.
  add column credit_days integer check (credit_days between 0 and 365),
  add column credit_limit numeric(12, 2) check (credit_limit >= 0),
  -- Which mails about a load's way its account wants; a kind that is left out is wanted.
  add column tracking_preferences jsonb not null default '{}',
  add column logo_key text,
  add column closed_at timestamptz(3),
  -- Grows with every change: of two people who edit one account the second is refused.
  add column version integer not null default 1,
  -- What a search looks in, in lower case and without accents, as contract/src/values/folded.ts writes it.
  add column search_text text not null generated always as (
    translate(lower(name || ' ' || city || ' ' || coalesce(tax_id, '')),
      'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')
  ) stored;

create unique index accounts_crm_account_id on accounts (crm_account_id);
create index accounts_by_name on accounts (lower(name), id);
create index accounts_below on accounts (parent_id, lower(name), id);
drop index accounts_parent;
-- The loads of an account within so many days.
create index loads_account_created on loads (account_id, created_at);

create table account_contacts (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  name text not null,
  title text not null default '',
  email text not null default '',
  phone text not null default '',
  phone_extension text not null default '',
  note text not null default '',
  created_at timestamptz(3) not null default now()
);
create index account_contacts_account on account_contacts (account_id, id);
