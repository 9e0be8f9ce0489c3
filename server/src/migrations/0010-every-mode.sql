-- Loads of every mode: how they were asked for, what they need of a truck, days that may be a span.

-- As the address bar spells it: a mode, `dedicated` (a truck was chosen) or `multi-service` (several modes at once).
-- Null: its mode.
alter table loads add column quote_type text;
-- The modes a quote round asks carriers for. Null: its mode alone.
alter table loads add column quote_modes text[];
-- The last day of pickup, and the first of delivery, where a span of days will do.
alter table loads add column pickup_until date check (pickup_until >= pickup_date);
alter table loads add column deliver_from date check (deliver_from <= due_date);
alter table loads add column truck jsonb;
alter table line_items add column temperature jsonb;

-- A carrier of several modes is asked, and quotes, once for each.
alter table carrier_requests add column mode text;
update carrier_requests r set mode = l.mode from loads l where l.id = r.load_id;
alter table carrier_requests alter column mode set not null;
alter table carrier_requests drop constraint carrier_requests_round_id_carrier_id_key;
alter table carrier_requests add unique (round_id, carrier_id, mode);
alter table carrier_quotes drop constraint carrier_quotes_round_id_carrier_id_service_class_key;
alter table carrier_quotes add unique (round_id, carrier_id, mode, service_class);
