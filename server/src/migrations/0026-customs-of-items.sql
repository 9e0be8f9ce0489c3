-- What customs ask of goods that cross a border: US dollars a unit, number of the Harmonized System, where it was made.
alter table line_items
  add column unit_value numeric(12, 2) check (unit_value > 0),
  add column hs_code text,
  add column country_of_origin text check (country_of_origin ~ '^[A-Z]{2}$');
