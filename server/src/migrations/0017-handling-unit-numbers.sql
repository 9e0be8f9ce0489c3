-- The serials of handling units (SSCC-18). A sequence never goes back: a number is given once, whatever becomes of its load.
create sequence sscc_serials as bigint minvalue 1 maxvalue 9999999999 no cycle;

create table handling_unit_numbers (
  line_item_id integer not null references line_items (id) on delete cascade,
  -- Which of the line's units, from 1.
  unit integer not null check (unit > 0),
  sscc text not null unique check (sscc ~ '^[0-9]{18}$'),
  created_at timestamptz(3) not null default now(),
  primary key (line_item_id, unit)
);
