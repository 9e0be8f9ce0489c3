-- A carrier may refuse a cancellation: the load is booked with it again, and its page says so.
alter table tenders add column cancellation_refused text;
