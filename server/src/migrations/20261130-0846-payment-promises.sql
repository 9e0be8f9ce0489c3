-- Days by which shippers have promised to pay, as the operator notes them. One stands at a time for an invoice.
create table payment_promises (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  pay_by date not null,
  promised_by text not null,
  note text not null default '',
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  ended_as text,
  ended_at timestamptz(3),
  check ((ended_as is null) = (ended_at is null))
);
create unique index payment_promises_standing on payment_promises (invoice_id) include (pay_by) where ended_at is null;
create index payment_promises_invoice on payment_promises (invoice_id, id desc);
