-- People outside an account who hear of its loads by mail: named by saved locations, copied by the stops of loads, and
-- changed load by load. Each occasion of a load is mailed once to an address, however often it is reported.
alter table locations add column notices jsonb;
alter table stops add column notices jsonb;
-- Whether anybody outside is to hear of a load at all.
create index stops_notices on stops (load_id) where notices is not null;

create table load_notices (
  load_id integer primary key references loads on delete cascade,
  recipients jsonb not null,
  version integer not null default 1
);

create table notice_mails (
  id integer generated always as identity primary key,
  load_id integer not null references loads on delete cascade,
  email text not null,
  part text not null check (part in ('consignor', 'consignee', 'broker')),
  language text not null check (language in ('en', 'es')),
  occasion text not null check (occasion in ('picked_up', 'delayed', 'out_for_delivery', 'delivered', 'pod_filed')),
  -- What tells it from others of the occasion: the day on which a delayed load is now expected.
  which text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'unsubscribed', 'over_limit', 'not_needed')),
  -- Whether the proof of delivery came with the mail about the delivery.
  with_pod boolean not null default false,
  -- Counted for the limit of its address from then on.
  counted_at timestamptz(3),
  -- When it was written down, and since when it has its state.
  at timestamptz(3) not null
);
create unique index notice_mails_once on notice_mails (load_id, lower(email), occasion, which);
create index notice_mails_of_address on notice_mails (lower(email), counted_at) where counted_at is not null;

-- Addresses that want no more mails about the loads of an account.
create table notice_refusals (
  address text not null check (address = lower(address)),
  account_id integer not null references accounts,
  refused_at timestamptz(3) not null default now(),
  primary key (address, account_id)
);
create index notice_refusals_account on notice_refusals (account_id);

-- Without whoever made it, a tracking link is the account's own: the one its notices give.
alter table tracking_links alter column created_by drop not null;
