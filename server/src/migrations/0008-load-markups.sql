-- Markups said for a single load: the operator's in place of the account's, and one of each account above on top of it.

alter table loads add column markup_percent numeric(6, 3) check (markup_percent between 0 and 500);
alter table loads add column markup_min numeric(12, 2) check (markup_min >= 0);
-- Grows with every markup that is set: an answer priced with an older one is priced anew.
alter table loads add column markup_version integer not null default 0;

create table load_markups (
  load_id integer not null references loads (id) on delete cascade,
  -- Who sells at this markup: an account above the load's.
  account_id integer not null references accounts (id),
  markup_percent numeric(6, 3) not null check (markup_percent between 0 and 500),
  markup_min numeric(12, 2) not null check (markup_min >= 0),
  primary key (load_id, account_id)
);
