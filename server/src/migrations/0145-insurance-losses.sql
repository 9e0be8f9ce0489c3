-- A claim about an insured load, reported to the insurer: once a claim.
create table insurance_losses (
  claim_id integer primary key references claims (id),
  quote_id integer not null references insurance_quotes (id),
  -- Through the insurer's interface, or by mail to its address for losses.
  channel text not null check (channel in ('api', 'mail')),
  -- The insurer knows the report by this: it is looked up before it is sent again.
  report_token uuid not null,
  status text not null default 'sending'
    check (status in ('sending', 'reported', 'reviewing', 'needs_papers', 'accepted', 'paid', 'declined')),
  insurer_reference text,
  amount numeric(12, 2),
  currency text not null,
  paid_amount numeric(12, 2),
  reported_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  -- When the insurer was sent it; from then on it is looked up first.
  asked_at timestamptz(3),
  reported_at timestamptz(3)
);
create index insurance_losses_open on insurance_losses (claim_id) where status not in ('paid', 'declined');

-- What became of a report; without a user it is the insurer's word.
create table insurance_loss_entries (
  id integer generated always as identity primary key,
  claim_id integer not null references insurance_losses (claim_id),
  status text not null,
  note text not null default '',
  actor_user_id integer references users (id),
  at timestamptz(3) not null default now()
);
create index insurance_loss_entries_claim on insurance_loss_entries (claim_id, id);

-- Papers of the claim that the insurer has.
create table insurance_loss_papers (
  claim_id integer not null references insurance_losses (claim_id),
  document_id integer not null references documents (id),
  sent_at timestamptz(3) not null default now(),
  primary key (claim_id, document_id)
);
