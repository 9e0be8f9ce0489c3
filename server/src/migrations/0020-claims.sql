-- Claims and disputes about loads: what the shipper told, how the case stands, what was said in it.

create table claims (
  id integer generated always as identity (start with 5001) primary key,
  load_id integer not null references loads (id) on delete cascade,
  account_id integer not null references accounts (id),
  type text not null check (type in ('cargo_claim', 'invoice_inquiry', 'billing_dispute', 'service_dispute')),
  category text,
  reason text,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'acknowledged', 'under_investigation',
    'info_requested', 'offered', 'approved', 'declined', 'appealed', 'settled', 'paid', 'closed', 'withdrawn')),
  version integer not null default 1,
  supporting_text text not null default '',
  amount numeric(12, 2) check (amount > 0),
  amount_basis text not null default '',
  currency text not null default 'USD' check (currency in ('USD', 'CAD', 'MXN')),
  discovered_on date,
  -- As the shipper told it; where the load knows better, the load's day stands.
  delivered_on date,
  invoice_number text not null default '',
  invoice_received_on date,
  representative_id integer references users (id),
  carrier_claim_number text not null default '',
  offer_amount numeric(12, 2) check (offer_amount > 0),
  recovered_amount numeric(12, 2) check (recovered_amount > 0),
  decline_reason text,
  -- The clock that runs out first; reckoned anew with every change.
  next_deadline text,
  next_due_on date,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  submitted_at timestamptz(3),
  acknowledged_at timestamptz(3),
  -- The first answer on the substance: an offer, an approval, a denial.
  resolved_at timestamptz(3),
  declined_at timestamptz(3),
  -- The operator's last word to the shipper.
  told_at timestamptz(3),
  check ((next_deadline is null) = (next_due_on is null)),
  check (status = 'draft' or status = 'withdrawn' or (submitted_at is not null and category is not null))
);
create index claims_load on claims (load_id, id);
create index claims_account on claims (account_id, id);
create index claims_representative on claims (representative_id) where representative_id is not null;
create index claims_due on claims (next_due_on) where next_due_on is not null;
-- The same case is argued about once at a time.
create unique index claims_argued_once
  on claims (load_id, type, category, coalesce(reason, ''), lower(invoice_number))
  where status in ('submitted', 'acknowledged', 'under_investigation', 'info_requested', 'offered', 'approved',
    'declined', 'appealed', 'settled');

create table claim_documents (
  claim_id integer not null references claims (id) on delete cascade,
  document_id integer not null references documents (id) on delete cascade,
  evidence text not null default 'other',
  added_by integer references users (id),
  added_at timestamptz(3) not null default now(),
  primary key (claim_id, document_id)
);
create index claim_documents_document on claim_documents (document_id);

-- One row a move, a message, a note among operators or a change of what was told.
create table claim_entries (
  id integer generated always as identity primary key,
  claim_id integer not null references claims (id) on delete cascade,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (kind in ('move', 'message', 'internal_note', 'edit')),
  side text not null check (side in ('shipper', 'operator')),
  actor_user_id integer references users (id),
  actor_name text,
  event text,
  from_status text,
  to_status text,
  text text not null default '',
  details jsonb not null default '{}',
  check ((kind = 'move') = (event is not null and from_status is not null and to_status is not null))
);
create index claim_entries_claim on claim_entries (claim_id, id);
