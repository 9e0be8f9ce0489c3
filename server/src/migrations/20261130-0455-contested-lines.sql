-- A case may contest an invoice of the portal, line by line; what is contested stands on the invoice beside what the
-- provider's `disputed` says, and is not collected meanwhile.
alter table claims
  add column invoice_id integer references invoices (id),
  add column lines jsonb not null default '[]';
-- A contest by lines is one of its lines: two of them may have the same reason.
drop index claims_argued_once;
create unique index claims_argued_once
  on claims (load_id, type, category, coalesce(reason, ''), lower(invoice_number))
  where lines = '[]' and status in ('submitted', 'acknowledged', 'under_investigation', 'info_requested', 'offered',
    'approved', 'declined', 'appealed', 'settled');
create index claims_invoice on claims (invoice_id) where invoice_id is not null;
alter table invoices add column contested numeric(12, 2) not null default 0 check (contested >= 0);

-- Disputes from before named an invoice by its number and an amount alone: they contest that invoice, without lines.
update claims set invoice_id = invoices.id
from invoices
where claims.type = 'billing_dispute' and invoices.load_id = claims.load_id
  and invoices.account_id = claims.account_id and trim(claims.invoice_number) = invoices.number::text;
update invoices set contested = least(open.amount, invoices.amount - invoices.credited)
from (select invoice_id, sum(amount) as amount from claims
  where invoice_id is not null and amount is not null and currency = 'USD' and status in ('submitted', 'acknowledged',
    'under_investigation', 'info_requested', 'offered', 'approved', 'appealed', 'settled')
  group by invoice_id) open
where open.invoice_id = invoices.id;
