-- A filter by pickup days, carrier or lateness reads the matches it brings up from one end of one index, and finds
-- there what they are sorted by: no page depends on how many other loads there are.
drop index loads_list_id, loads_list_pickup, loads_list_delivery, loads_list_price, loads_list_carrier, loads_list_due;
drop index loads_all_id, loads_all_pickup, loads_all_delivery, loads_all_price, loads_all_carrier, loads_all_due;

create index loads_list_id on loads (account_id, status_group, mode, id);
create index loads_list_pickup on loads (account_id, status_group, mode, pickup_date, id) include (delivery_sort, price_sort);
create index loads_list_delivery on loads (account_id, status_group, mode, delivery_sort, id);
create index loads_list_price on loads (account_id, status_group, mode, price_sort, id);
create index loads_list_days on loads (account_id, pickup_date, id) include (delivery_sort, price_sort);
create index loads_list_carrier on loads (account_id, carrier_id, pickup_date, id) include (delivery_sort, price_sort)
  where carrier_id is not null;
create index loads_list_carrier_mode on loads (account_id, carrier_id, status_group, mode, pickup_date, id)
  include (delivery_sort, price_sort) where carrier_id is not null;
create index loads_list_due on loads (account_id, due_date, id)
  include (mode, carrier_id, pickup_date, delivery_sort, price_sort) where status_group = 'in_transit';

-- The same over all accounts, for the operator.
create index loads_all_id on loads (status_group, mode, id);
create index loads_all_pickup on loads (status_group, mode, pickup_date, id) include (delivery_sort, price_sort);
create index loads_all_delivery on loads (status_group, mode, delivery_sort, id);
create index loads_all_price on loads (status_group, mode, price_sort, id);
create index loads_all_days on loads (pickup_date, id) include (delivery_sort, price_sort);
create index loads_all_carrier on loads (carrier_id, pickup_date, id) include (delivery_sort, price_sort)
  where carrier_id is not null;
create index loads_all_carrier_mode on loads (carrier_id, status_group, mode, pickup_date, id)
  include (delivery_sort, price_sort) where carrier_id is not null;
create index loads_all_due on loads (due_date, id)
  include (mode, carrier_id, pickup_date, delivery_sort, price_sort) where status_group = 'in_transit';
