-- Taxes of invoices. Those from before were issued without any, and so they stay: their tax is nothing, they have no
-- lines of tax, and what is credited or changed of them bears none either.
alter table invoices
  -- What of the amount is tax, less what the customer withholds; and what of that credit notes have taken back.
  add column tax numeric(12, 2) not null default 0,
  add column tax_credited numeric(12, 2) not null default 0;

-- What was charged of each tax with an invoice and with each change of it, and taken back with each credit note.
create table invoice_taxes (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  credit_note_id integer references credit_notes (id),
  tax text not null check (tax in ('gst', 'hst', 'qst', 'iva', 'iva_retention')),
  leg text not null check (leg in ('within', 'domestic', 'outbound', 'inbound')),
  -- Country and state of supply: CA-ON.
  place text not null,
  percent numeric(6, 3) not null check (percent between 0 and 100),
  base numeric(12, 2) not null,
  amount numeric(12, 2) not null,
  -- The operator's number, and that of the account's certificate where it is exempt.
  registration text not null,
  certificate text,
  posted_on date not null,
  created_at timestamptz(3) not null default now()
);
create index invoice_taxes_invoice on invoice_taxes (invoice_id, id);
create index invoice_taxes_day on invoice_taxes (posted_on);
create trigger invoice_taxes_final before update or delete on invoice_taxes
  for each row execute function refuse_ledger_change();

-- An account of the books for each tax, and that of write-offs: whichever of the two comes first.
alter table ledger_entries drop constraint ledger_entries_ledger_account_check;
alter table ledger_entries add constraint ledger_entries_ledger_account_check check (ledger_account in (
  'receivable', 'cash', 'freight_revenue', 'premiums_payable', 'carrier_cost', 'carrier_payable', 'bad_debt',
  'gst_payable', 'hst_payable', 'qst_payable', 'iva_payable', 'iva_withheld'));

-- Names of accounts that an operator has given already keep them, and those of the taxes come beside.
update settings set value = jsonb_set(value, '{accounts}', '{
    "gst_payable": {"quickbooks": "GST Payable", "xero": ""},
    "hst_payable": {"quickbooks": "HST Payable", "xero": ""},
    "qst_payable": {"quickbooks": "QST Payable", "xero": ""},
    "iva_payable": {"quickbooks": "IVA Payable", "xero": ""},
    "iva_withheld": {"quickbooks": "IVA Withheld by Customers", "xero": ""}}'::jsonb || (value -> 'accounts'))
where name = 'billing.ledger_names';
