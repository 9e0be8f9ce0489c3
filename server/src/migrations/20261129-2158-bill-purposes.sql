-- What a carrier's bill is beside earlier ones of its load. Those that were said to bill what the other bill does not are
-- balances due, all others originals; what they were compared with stays as it was.
alter table carrier_bills add column purpose text not null default 'original'
  constraint carrier_bills_purpose check (purpose in ('original', 'balance_due', 'corrected', 'credit'));
update carrier_bills set purpose = 'balance_due' where is_further;
alter table carrier_bills drop column is_further;

-- A corrected bill stands in the place of an earlier one. `series_id` is the first of them, `is_replaced` says that a later
-- one is there; until that one is approved, what the earlier one was approved at stays the cost of the load.
alter table carrier_bills
  add column series_id integer references carrier_bills (id),
  add column is_replaced boolean not null default false,
  -- What the bill is compared with, by charge; of bills from before, the booked cost, or nothing where `quoted` is that.
  add column quoted_lines jsonb,
  -- What was paid for this bill itself; a carrier pays back where it is less than nothing.
  add column paid_amount numeric(12, 2);
create index carrier_bills_series on carrier_bills (series_id) where series_id is not null;
update carrier_bills set paid_amount = approved_amount where status = 'paid';

-- A credit takes back: it comes to less than nothing. A corrected bill may say that nothing is owed.
alter table carrier_bills
  drop constraint carrier_bills_amount_check,
  drop constraint carrier_bills_approved_amount_check,
  add constraint carrier_bills_amount check (
    case purpose when 'credit' then amount < 0 when 'corrected' then amount >= 0 else amount > 0 end),
  add constraint carrier_bills_approved check (approved_amount >= 0 or purpose = 'credit'),
  add constraint carrier_bills_paid check ((paid_amount is not null) = (status = 'paid'));

-- A carrier sends the balance due of a bill, and a credit to it, by the number of the bill itself.
drop index carrier_bills_number;
create unique index carrier_bills_number on carrier_bills
  (carrier_id, upper(number), (case when purpose in ('balance_due', 'credit') then purpose else '' end))
  where status <> 'void' and not is_replaced;

-- What a corrected bill gives back to the shipper of what an earlier one was billed for.
alter table invoice_changes add column bill_id integer references carrier_bills (id);

-- The part of a difference that was agreed; all of it where nothing is said, as of every decision from before.
alter table carrier_bill_differences add column agreed_amount numeric(12, 2)
  constraint carrier_bill_differences_agreed check (agreed_amount is null or (decision = 'agreed'
    and sign(agreed_amount) = sign(amount) and abs(agreed_amount) < abs(amount)));

-- What a carrier calls a charge, and which one it is: remembered for its next bill. Names are in capitals.
create table carrier_charge_names (
  carrier_id integer not null references carriers (id),
  name text not null,
  code text not null,
  created_by integer references users (id),
  created_at timestamptz(3) not null default now(),
  primary key (carrier_id, name)
);
