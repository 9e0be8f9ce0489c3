-- Counts what carriers priced lately without reading the quotes themselves, which are long.
create index carrier_quotes_made on carrier_quotes (created_at, carrier_id) include (load_id, mode, service_class);
