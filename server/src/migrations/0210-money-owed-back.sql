-- What came by check or wire for a policy that was cancelled is owed back to its account until the operator has sent it.
alter table invoices add column owed_back numeric(12, 2) not null default 0 check (owed_back >= 0);
create index invoices_owed_back on invoices (account_id) where owed_back > 0;

-- A refund goes back through the provider, from a payment, or by check or wire, which the operator writes down.
alter table refunds
  alter column payment_id drop not null,
  add column method text check (method in ('check', 'wire')),
  add column reference text not null default '',
  add column sent_on date,
  add check ((payment_id is null) = (method is not null)),
  add check ((method is null) = (sent_on is null));
alter table ledger_transactions add column refund_id integer references refunds (id);

-- Policies that were cancelled before: what the books owe their accounts.
update invoices set owed_back = books.owed_back
from (select invoice_id, -sum(amount) as owed_back from ledger_entries
  where ledger_account = 'receivable' group by invoice_id) books
where books.invoice_id = invoices.id and invoices.withdrawn_at is not null and books.owed_back > 0;
