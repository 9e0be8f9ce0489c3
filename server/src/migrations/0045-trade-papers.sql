-- What a commercial invoice says beside the goods: its number and day, seller, buyer, importer, terms, charges.
alter table loads add column customs jsonb not null default '{}';

-- The carrier's authority, which a rate confirmation names (49 CFR 371.3).
alter table carriers
  add column mc_number text not null default '',
  add column dot_number text not null default '';

-- What a delivery order says of customs and of each container.
alter table drayage_details
  add column customs_status text check (customs_status in ('released', 'in_bond', 'on_hold')),
  add column entry_number text,
  add column importer text,
  add column customs_broker text,
  add column firms_code text,
  add column terminal_appointment text,
  add column container_seals jsonb not null default '[]';
