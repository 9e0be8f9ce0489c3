-- Port of crossing, customs broker, in bond or not, of a load with stops in more than one country.
alter table loads add column border jsonb;
