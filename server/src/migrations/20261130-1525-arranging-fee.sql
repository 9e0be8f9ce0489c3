-- What the operator takes of an account for arranging freight that the carrier bills to somebody else, in US dollars;
-- nothing where it is not agreed. A load keeps what it was booked at.
alter table accounts add column arranging_fee numeric(12, 2)
  constraint accounts_arranging_fee check (arranging_fee >= 0);
alter table loads add column arranging_fee numeric(12, 2)
  constraint loads_arranging_fee check (arranging_fee is null or estimated_price is not null);
