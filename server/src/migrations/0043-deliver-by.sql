-- What the shipper asked as last day of delivery stands beside the day the carrier promised, which it was overwritten with.
alter table loads add column deliver_by date;
update loads set deliver_by = due_date, due_date = null
  where due_date is not null and status in ('unassigned', 'quotes requested', 'quotes received', 'quoted', 'expired');
alter table loads add constraint loads_deliver_from_before_by check (deliver_from <= deliver_by);
