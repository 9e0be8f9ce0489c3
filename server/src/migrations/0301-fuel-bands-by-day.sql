-- Bands of a fuel table count from a day of pickup on: those of a later first day take the place of all before.
alter table fuel_table_bands
  add column effective_from date not null default '2000-01-01',
  drop constraint fuel_table_bands_pkey,
  add primary key (fuel_table, effective_from, from_price);
