-- Who pays for the freight of a load, and who usually does for a saved location. Of a load whose freight the carrier
-- bills to somebody else, estimated_price is what was quoted for it: its price is what the account pays here.
alter table loads
  add column freight_terms text not null default 'prepaid'
    constraint loads_freight_terms check (freight_terms in ('prepaid', 'collect', 'third_party')),
  add column bill_to jsonb,
  add column estimated_price numeric(12, 2),
  add constraint loads_bill_to check ((bill_to is not null) = (freight_terms = 'third_party'));

alter table locations
  add column freight_terms text
    constraint locations_freight_terms check (freight_terms in ('prepaid', 'collect', 'third_party')),
  add column bill_to jsonb,
  add constraint locations_bill_to check ((bill_to is not null) = (freight_terms is not distinct from 'third_party'));
