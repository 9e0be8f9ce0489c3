-- Overlength may be charged a piece, and is with many carriers not charged beside cubic capacity.
alter table tariff_rules
  -- What the price is for: null is the shipment.
  add column per text,
  -- The kind of rule beside whose added weight the price is not charged.
  add column not_with text,
  add constraint tariff_rules_per check (
    per is null or per = 'shipment' or (per = 'piece' and kind = 'overlength' and price is not null)
  ),
  add constraint tariff_rules_not_with check (
    not_with is null or (
      not_with in ('cubic_capacity', 'minimum_density', 'linear_feet', 'overlength') and not_with <> kind
        and price is not null
    )
  );
