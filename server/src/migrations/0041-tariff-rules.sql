-- Rules of LTL tariffs for freight that takes more room than its weight pays for.

create table tariff_rules (
  tariff_id integer not null references tariffs (id) on delete cascade,
  kind text not null check (kind in ('cubic_capacity', 'minimum_density', 'linear_feet', 'overlength')),
  -- Where it begins: cubic feet, for linear_feet feet of trailer, for overlength feet of the longest piece.
  threshold numeric(8, 2) not null check (threshold >= 0),
  -- It holds for freight of fewer pounds a cubic foot only.
  below_density numeric(6, 2) check (below_density > 0),
  -- Pounds each cubic foot or each foot of trailer is rated as, and the class; null: the class of the freight.
  rated_pounds numeric(8, 2) check (rated_pounds > 0),
  rated_class text,
  -- Dollars: a shipment for overlength, a foot beyond the threshold for linear_feet.
  price numeric(10, 2) check (price >= 0),
  primary key (tariff_id, kind, threshold),
  -- Without a weight and a price such freight is not taken.
  check (num_nonnulls(rated_pounds, price) <= 1),
  check (kind <> 'overlength' or (rated_pounds is null and below_density is null)),
  check (kind not in ('cubic_capacity', 'minimum_density') or price is null),
  check (kind <> 'minimum_density' or rated_pounds is not null),
  check (rated_class is null or rated_pounds is not null)
);

-- Freight that nothing can stand on takes the room up to this height; null: its own height.
alter table tariffs add column non_stackable_height_in numeric(5, 1) check (non_stackable_height_in > 0);
