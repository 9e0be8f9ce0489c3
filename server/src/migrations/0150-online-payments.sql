-- One visit to the payment provider's page, in which invoices of one account are paid. Amounts are US dollars.
create table checkouts (
  id integer generated always as identity primary key,
  -- The portal's own name of the payment: the provider keeps it, and knows a repeated request by it.
  key uuid not null unique default gen_random_uuid(),
  account_id integer not null references accounts (id),
  status text not null default 'opening' check (
    status in ('opening', 'open', 'processing', 'paid', 'failed', 'abandoned', 'differs')),
  amount numeric(12, 2) not null check (amount > 0),
  session_id text unique,
  intent_id text unique,
  url text,
  -- The provider's code of the last try that failed.
  failure text,
  -- What of the provider's payment is not what was asked for; nothing is settled then.
  difference jsonb,
  created_by integer not null references users (id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- When the provider is asked next how the payment stands; null once nothing more can happen to it.
  look_at timestamptz(3)
);
create index checkouts_look on checkouts (look_at) where look_at is not null;
create index checkouts_differing on checkouts (id) where status = 'differs';

create table checkout_invoices (
  checkout_id integer not null references checkouts (id),
  invoice_id integer not null references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  is_live boolean not null default true,
  primary key (checkout_id, invoice_id)
);
-- An invoice is in one checkout at a time.
create unique index checkout_invoices_live on checkout_invoices (invoice_id) where is_live;
create index checkout_invoices_invoice on checkout_invoices (invoice_id, checkout_id desc);

alter table payments
  add column checkout_id integer unique references checkouts (id),
  -- The provider's code of why it failed.
  add column failure text,
  add column refunded numeric(12, 2) not null default 0 check (refunded >= 0 and refunded <= amount);

-- Money that goes back through the provider, for one invoice of a payment.
create table refunds (
  id integer generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  payment_id integer not null references payments (id),
  invoice_id integer not null references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null check (reason in ('billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill')),
  note text not null default '',
  status text not null default 'sending' check (status in ('sending', 'done', 'refused')),
  asked_at timestamptz(3),
  -- What the provider said where it refused.
  refusal text,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index refunds_payment on refunds (payment_id);
create index refunds_invoice on refunds (invoice_id, id desc);
create index refunds_sending on refunds (id) where status = 'sending';

-- Notices of the provider that were taken in, each once.
create table payment_notices (
  event_id text primary key,
  kind text not null,
  checkout_id integer references checkouts (id),
  received_at timestamptz(3) not null default now()
);
create index payment_notices_received on payment_notices (received_at);
