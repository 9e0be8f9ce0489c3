-- Where a carrier picks up and delivers: a load with a stop elsewhere is not offered to it.
alter table carriers
  add column countries text[] not null default '{US}',
  add constraint carriers_countries check (cardinality(countries) > 0 and countries <@ array['US', 'CA', 'MX']);
