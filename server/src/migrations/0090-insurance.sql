-- Accounts of the reward programme have some insurance policies free in a calendar month.
alter table accounts add column loyalty_insurance boolean not null default false;

-- A quote that becomes a policy once it is bought: amounts are US dollars, offers as they were made.
create table insurance_quotes (
  id integer generated always as identity (start with 2001) primary key,
  account_id integer not null references accounts (id),
  load_id integer references loads (id),
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  status text not null default 'quoted'
    check (status in ('quoted', 'with_operations', 'reserved', 'issuing', 'in_force', 'cancelled')),
  deleted_at timestamptz(3),
  origin_city text not null,
  origin_state text not null,
  origin_country text not null,
  origin_zip_code text not null,
  destination_city text not null,
  destination_state text not null,
  destination_country text not null,
  destination_zip_code text not null,
  insured_value numeric(12, 2) not null check (insured_value >= 0),
  condition text check (condition in ('A', 'B', 'C')),
  commodity text not null,
  commodity_group text not null,
  is_used boolean not null,
  conveyance text not null,
  is_domestic boolean not null,
  departs_on date not null,
  offers jsonb not null default '[]',
  insurer_name text not null,
  expires_at timestamptz(3),
  answer_by date,
  -- From here on: what was bought.
  chosen jsonb,
  certificate jsonb,
  -- The account's calendar month a free policy counts in; empty once it is given back.
  free_month text check (free_month ~ '^\d{4}-\d{2}$'),
  -- The insurer knows the purchase by this: however often it is asked, it binds once.
  purchase_token uuid,
  -- When the insurer was asked to bind it: from then on it is looked up before it is asked again.
  asked_at timestamptz(3),
  -- It came with the booking of its load, as part of the load's price.
  is_of_load boolean not null default false,
  certificate_number text unique,
  policy_number text,
  verification_code text unique,
  bought_by integer references users (id),
  bought_at timestamptz(3),
  issued_at timestamptz(3),
  cover_ends_on date,
  cancel_reason text,
  cancel_note text,
  cancelled_at timestamptz(3),
  check (status not in ('reserved', 'issuing', 'in_force') or (chosen is not null and verification_code is not null)),
  check (status <> 'in_force' or certificate_number is not null)
);
create index insurance_quotes_account on insurance_quotes (account_id, id desc);
create index insurance_quotes_load on insurance_quotes (load_id) where load_id is not null;
create index insurance_quotes_free on insurance_quotes (account_id, free_month) where free_month is not null;
-- A load has one cover at a time.
create unique index insurance_quotes_cover on insurance_quotes (load_id)
  where load_id is not null and status in ('reserved', 'issuing', 'in_force');

create sequence insurance_certificate_numbers start with 1001;

create table insurance_documents (
  id integer generated always as identity primary key,
  quote_id integer not null references insurance_quotes (id),
  name text not null,
  kind text not null check (kind in ('certificate', 'upload')),
  language text check (language in ('en', 'es')),
  content_type text not null,
  size integer not null,
  storage_key text not null,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index insurance_documents_quote on insurance_documents (quote_id);

-- What the cover of a booked load costs, part of its price; empty where it has none.
alter table loads add column insurance_premium numeric(12, 2);
