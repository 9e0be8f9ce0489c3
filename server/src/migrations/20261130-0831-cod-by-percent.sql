-- Carriers take a percentage of what they collect for the shipper, with the price as their minimum.
alter table tariffs
  -- By accessorial code, in percent of the COD amount.
  add column percents_of_cod jsonb not null default '{}'
    constraint tariffs_percents_of_cod check (jsonb_typeof(percents_of_cod) = 'object');
