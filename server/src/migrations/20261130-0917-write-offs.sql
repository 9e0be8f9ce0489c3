-- What of an invoice the operator gives up: all that is open of it, which is why the invoice has no amount of its own for
-- this. Above the amount of the setting a second person confirms. It is taken back where money comes after all.
create table write_offs (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  note text not null default '',
  status text not null,
  asked_by integer not null references users (id),
  asked_at timestamptz(3) not null default now(),
  decided_by integer references users (id),
  decided_at timestamptz(3),
  recovered_by integer references users (id),
  recovered_at timestamptz(3),
  recovered_note text not null default ''
);
create unique index write_offs_standing on write_offs (invoice_id) where status in ('waiting', 'booked');
create index write_offs_invoice on write_offs (invoice_id, id desc);
create index write_offs_waiting on write_offs (asked_at) where status = 'waiting';

alter table invoices drop constraint invoices_status_check;
alter table invoices add constraint invoices_status_check check (status in (
  'open', 'payment_processing', 'paid', 'failed', 'disputed', 'refunded', 'void', 'written_off'));
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'invoice', 'payment', 'payment_returned', 'credit_note', 'refund', 'carrier_cost',
    'invoice_change', 'carrier_bill', 'carrier_payment', 'credit_applied', 'write_off', 'write_off_recovered'));
-- With those of taxes: whichever of the two comes first.
alter table ledger_entries drop constraint ledger_entries_ledger_account_check;
alter table ledger_entries add constraint ledger_entries_ledger_account_check check (ledger_account in (
  'receivable', 'cash', 'freight_revenue', 'premiums_payable', 'carrier_cost', 'carrier_payable', 'bad_debt',
  'gst_payable', 'hst_payable', 'qst_payable', 'iva_payable', 'iva_withheld'));

-- Names of accounts that were chosen before have none for this one: that of QuickBooks' usual chart of accounts.
update settings set value = jsonb_set(value, '{accounts,bad_debt}', '{"quickbooks": "Bad Debts", "xero": ""}'),
  version = version + 1
  where name = 'billing.ledger_names' and not value -> 'accounts' ? 'bad_debt';
