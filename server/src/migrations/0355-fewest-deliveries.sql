-- A carrier with fewer deliveries in the days of a threshold is not judged by it: one late delivery of one is no record.
alter table carrier_alerts
  add column min_deliveries integer not null default 5 check (min_deliveries between 1 and 10000);
