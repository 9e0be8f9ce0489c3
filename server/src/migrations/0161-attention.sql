-- What waits for somebody is found through these, among loads and cases that nobody has to look at any more.

create index loads_across_borders on loads (account_id)
  where border is not null and status_group in ('assigned', 'in_transit');
create index loads_delivered on loads (actual_delivery_at) where status = 'delivered';
create index claims_waiting on claims (status, account_id) where status not in ('closed', 'withdrawn');
-- What sales agents booked, by the day of pickup their commissions go by.
create index loads_of_agents on loads (created_by, pickup_date) where price is not null;
