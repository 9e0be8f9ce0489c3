-- Freight within Canada to several provinces is a supply in each of them: which part of it a tax is counted on, as the
-- range of the whole. Taxes from before were counted on all of it, and so they stay.
alter table invoice_taxes
  add column part_from numeric(9, 8) not null default 0,
  add column part_to numeric(9, 8) not null default 1,
  add constraint invoice_taxes_part check (part_from >= 0 and part_from < part_to and part_to <= 1);
