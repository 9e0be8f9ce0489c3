-- Quote requests are named as everywhere else: requested, and the time they were requested at.
alter table quote_rounds rename column asked_at to requested_at;
alter table carrier_requests rename column asked_at to requested_at;
alter table loads rename column quotes_asked to quotes_requested;
alter table carrier_requests drop constraint carrier_requests_status_check;
update carrier_requests set status = 'requested' where status = 'asking';
alter table carrier_requests alter column status set default 'requested';
alter table carrier_requests add constraint carrier_requests_status_check
  check (status in ('requested', 'quoted', 'declined', 'failed'));
