-- A policy bought by itself is billed by an invoice of its own: an invoice is of a load or of such a policy.
alter table invoices
  alter column load_id drop not null,
  add column insurance_quote_id integer references insurance_quotes (id),
  -- What it bills was given back: what is owed of it is credited, and what was paid goes back.
  add column withdrawn_at timestamptz(3),
  add check ((load_id is null) <> (insurance_quote_id is null));
-- A policy is billed once.
create unique index invoices_policy on invoices (insurance_quote_id) where insurance_quote_id is not null;
create index invoices_withdrawn on invoices (id) where withdrawn_at is not null;

alter table credit_notes drop constraint credit_notes_reason_check,
  add constraint credit_notes_reason_check check (
    reason in ('billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill', 'insurance_cancelled'));
alter table refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (
    reason in ('billed_twice', 'wrong_amount', 'dispute_settled', 'goodwill', 'insurance_cancelled'));

-- An invoice of a policy marks no load.
create or replace function mark_load_of_row() returns trigger language plpgsql as $$
begin
  insert into changed_loads (load_id)
    select load_id from (select old.load_id union select new.load_id) marked where load_id is not null;
  return null;
end $$;
