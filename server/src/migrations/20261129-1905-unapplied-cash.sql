-- The day a payment stands in the books: another one than it was received on where that month's statement was mailed
-- before. Null where it is not in them, such as one that failed.
alter table payments
  add column posted_on date,
  -- What no invoice has taken yet. Below nothing where a check bounced whose money had been given back meanwhile.
  add column unapplied numeric(12, 2) not null default 0,
  -- Why less or more came than was owed.
  add column variance_reason text check (
    variance_reason in ('part_payment', 'deduction', 'bank_fee', 'overpaid', 'paid_twice', 'prepayment', 'other')),
  add column note text not null default '',
  -- The last digits of the card or bank account that paid through the provider.
  add column ending text,
  -- When and why its bank took back a check or wire.
  add column returned_on date,
  add column return_reason text not null default '',
  add constraint payments_unapplied check (unapplied >= 0 or status = 'returned');
create index payments_unapplied on payments (account_id) where unapplied <> 0;
-- What was written down before keeps its day: that is where the books have it.
update payments set posted_on = booked.posted_on
from (select payment_id, min(posted_on) as posted_on from ledger_transactions
  where kind = 'payment' group by payment_id) booked
where booked.payment_id = payments.id;

-- Credit of an account that paid a later invoice: cash that no invoice had taken, or what was credited after payment.
create table applied_credits (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  invoice_id integer not null references invoices (id),
  payment_id integer references payments (id),
  from_invoice_id integer references invoices (id),
  amount numeric(12, 2) not null check (amount > 0),
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  check ((payment_id is null) <> (from_invoice_id is null))
);
create index applied_credits_invoice on applied_credits (invoice_id);

-- A refund by check or wire may be of cash that no invoice had taken. One through the provider may be of what was
-- credited before: then it brings no credit note of its own.
alter table refunds
  alter column invoice_id drop not null,
  drop constraint refunds_check,
  add column of_credit numeric(12, 2) not null default 0 check (of_credit >= 0 and of_credit <= amount),
  add constraint refunds_source check (payment_id is not null or (method is not null and invoice_id is not null)),
  add constraint refunds_of_invoice check (invoice_id is not null or method is not null);
alter table refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in (
    'billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill', 'insurance_cancelled', 'unapplied_cash'));

alter table ledger_transactions
  add column applied_credit_id integer references applied_credits (id),
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in (
    'invoice', 'payment', 'payment_returned', 'credit_note', 'refund', 'carrier_cost',
    'invoice_change', 'carrier_bill', 'carrier_payment', 'credit_applied'));
