-- Numbers that are counted without gaps: the row is locked by whoever takes one, until commit.
create table billing_numbers (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last_number integer not null
);
insert into billing_numbers (kind, last_number) values ('invoice', 20000), ('credit_note', 3000);

-- What a shipper is billed for a load. Amounts are US dollars; lines are as they were billed and never change.
create table invoices (
  id integer generated always as identity primary key,
  number integer not null unique,
  account_id integer not null references accounts (id),
  load_id integer not null references loads (id),
  status text not null default 'open' check (
    status in ('open', 'payment_processing', 'paid', 'failed', 'disputed', 'refunded', 'void')),
  lines jsonb not null,
  quoted numeric(12, 2) not null,
  amount numeric(12, 2) not null check (amount >= 0),
  paid numeric(12, 2) not null default 0 check (paid >= 0),
  credited numeric(12, 2) not null default 0 check (credited >= 0),
  terms_days integer not null,
  issued_on date not null,
  due_on date not null,
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  check (paid + credited <= amount)
);
-- A load is billed once.
create unique index invoices_load on invoices (load_id);
create index invoices_account on invoices (account_id, issued_on desc, id desc);
create index invoices_owed on invoices (account_id, due_on)
  where status in ('open', 'payment_processing', 'failed', 'disputed');

create table payments (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  method text not null check (method in ('card', 'bank_debit', 'check', 'wire')),
  status text not null check (status in ('processing', 'succeeded', 'failed', 'returned', 'refunded')),
  amount numeric(12, 2) not null check (amount > 0),
  reference text not null,
  received_on date not null,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index payments_account on payments (account_id, id desc);

create table payment_invoices (
  payment_id integer not null references payments (id),
  invoice_id integer not null references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  primary key (payment_id, invoice_id)
);
create index payment_invoices_invoice on payment_invoices (invoice_id);

create table credit_notes (
  id integer generated always as identity primary key,
  number integer not null unique,
  invoice_id integer not null references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null check (reason in ('billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill')),
  note text not null default '',
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index credit_notes_invoice on credit_notes (invoice_id);

-- Double-entry books: the entries of a transaction add up to nothing, and nothing is ever changed.
create table ledger_transactions (
  id integer generated always as identity primary key,
  kind text not null check (
    kind in ('invoice', 'payment', 'payment_returned', 'credit_note', 'refund', 'carrier_cost')),
  account_id integer not null references accounts (id),
  posted_on date not null,
  payment_id integer references payments (id),
  credit_note_id integer references credit_notes (id),
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);

create table ledger_entries (
  id integer generated always as identity primary key,
  transaction_id integer not null references ledger_transactions (id),
  ledger_account text not null check (ledger_account in
    ('receivable', 'cash', 'freight_revenue', 'premiums_payable', 'carrier_cost', 'carrier_payable')),
  account_id integer not null references accounts (id),
  load_id integer references loads (id),
  invoice_id integer references invoices (id),
  posted_on date not null,
  -- Debits are positive.
  amount numeric(12, 2) not null check (amount <> 0)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, posted_on) where ledger_account = 'receivable';
create index ledger_entries_load on ledger_entries (load_id);
create index ledger_entries_invoice on ledger_entries (invoice_id);

create function refuse_unbalanced_ledger() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'transaction % of the ledger does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_ledger();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: post the opposite' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_final before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_final before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();

-- Statements that were made elsewhere, kept with an account.
create table uploaded_statements (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  name text not null,
  content_type text not null,
  size integer not null,
  storage_key text not null,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now()
);
create index uploaded_statements_account on uploaded_statements (account_id, id desc);
