-- The goods without pallets and packaging, in the unit of the item's weight: customs want it beside the gross weight.
alter table line_items add column net_weight numeric(10, 2) check (net_weight > 0);
