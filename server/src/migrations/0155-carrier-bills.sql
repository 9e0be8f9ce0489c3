-- A load is billed once; what carriers find after its invoice was paid is billed by a further one.
alter table invoices add column further_to integer references invoices (id);
drop index invoices_load;
create unique index invoices_load on invoices (load_id) where further_to is null;
create index invoices_further on invoices (further_to) where further_to is not null;

-- The letters and digits of a number that carriers and people write with spaces, dashes and leading zeros.
create function plain_number(written text) returns text language sql immutable parallel safe as $$
  select ltrim(upper(regexp_replace(written, '[^A-Za-z0-9]', '', 'g')), '0')
$$;
create index loads_plain_pro on loads (carrier_id, plain_number(pro_number)) where pro_number is not null;
create index loads_plain_bol on loads (carrier_id, plain_number(bol_number)) where bol_number is not null;

-- What carriers charge, the operator's alone. Amounts are US dollars; lines are as the carrier billed them.
create table carrier_bills (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers (id),
  number text not null,
  status text not null default 'received' check (
    status in ('received', 'matched', 'in_dispute', 'approved', 'paid', 'void')),
  source text not null check (source in ('form', 'csv', 'edi')),
  load_id integer references loads (id),
  pro_number text not null default '',
  bol_number text not null default '',
  billed_on date not null,
  due_on date not null,
  amount numeric(12, 2) not null check (amount > 0),
  weight_lb integer check (weight_lb > 0),
  freight_class text not null default '',
  lines jsonb not null,
  -- Cost of the booked quote that this bill is compared with; nothing for a further bill.
  quoted numeric(12, 2),
  is_further boolean not null default false,
  approved_amount numeric(12, 2) check (approved_amount >= 0),
  paid_on date,
  payment_reference text not null default '',
  void_reason text not null default '',
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  check (status in ('received', 'void') or load_id is not null),
  check ((approved_amount is not null) = (status in ('approved', 'paid'))),
  check ((paid_on is not null) = (status = 'paid'))
);
-- A carrier uses an invoice number once; a bill that was set aside may be sent again.
create unique index carrier_bills_number on carrier_bills (carrier_id, upper(number)) where status <> 'void';
create index carrier_bills_load on carrier_bills (load_id) where status <> 'void';
create index carrier_bills_status on carrier_bills (status, id desc);
create index carrier_bills_carrier on carrier_bills (carrier_id, id desc);

-- Where a bill differs from the booked quote, and what was decided about it.
create table carrier_bill_differences (
  id integer generated always as identity primary key,
  bill_id integer not null references carrier_bills (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('reweigh', 'reclass', 'accessorial', 'rate', 'fuel')),
  code text not null default '',
  facts jsonb not null default '{}',
  -- Billed less quoted, by charge; `amount` is their sum.
  lines jsonb not null,
  amount numeric(12, 2) not null check (amount <> 0),
  decision text not null default 'open' check (decision in ('open', 'disputed', 'agreed', 'refused')),
  passes_on boolean,
  evidence jsonb not null default '[]',
  unique (bill_id, position)
);

-- Why an invoice is not the quoted price. `cost` is what the carrier was granted for it, never shown to shippers.
create table invoice_changes (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  difference_id integer unique references carrier_bill_differences (id),
  kind text not null check (kind in ('reweigh', 'reclass', 'accessorial', 'rate', 'fuel')),
  code text not null default '',
  facts jsonb not null default '{}',
  lines jsonb not null,
  amount numeric(12, 2) not null check (amount <> 0),
  cost numeric(12, 2) not null,
  evidence jsonb not null default '[]',
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index invoice_changes_invoice on invoice_changes (invoice_id, id);

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'invoice', 'payment', 'payment_returned', 'credit_note', 'refund', 'carrier_cost',
  'invoice_change', 'carrier_bill', 'carrier_payment'));
alter table ledger_transactions add column carrier_bill_id integer references carrier_bills (id);
create index ledger_transactions_bill on ledger_transactions (carrier_bill_id) where carrier_bill_id is not null;
