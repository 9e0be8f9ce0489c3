-- Orders of shippers' own systems become loads: each has the number it goes by there, once an account for good, and says
-- what it still lacks. What the order said is kept as a SHA-256, so that the same order sent again is recognized.
alter table loads
  add column external_id text,
  add column order_hash bytea,
  add column missing jsonb not null default '[]';
create unique index loads_external_id on loads (external_id, account_id) where external_id is not null;
create index loads_incomplete on loads (account_id, pickup_date, id) where missing <> '[]'::jsonb;

-- A line whose order does not say how heavy it is, or how many units it has, stands as 0 until somebody says it.
alter table line_items
  drop constraint line_items_handling_unit_count_check,
  drop constraint line_items_weight_check,
  add constraint line_items_handling_unit_count_check check (handling_unit_count >= 0),
  add constraint line_items_weight_check check (weight >= 0);
