-- Signed addresses to send one document of an insurance quote to: whose they are, and when the document came. A document
-- is sent in the name of whoever the address was made for, by the session or the key it was made with.
create table insurance_upload_addresses (
  id uuid primary key,
  quote_id integer not null references insurance_quotes (id) on delete cascade,
  name text not null,
  session_id uuid references sessions (id) on delete cascade,
  api_key_id integer references api_keys (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check ((session_id is null) <> (api_key_id is null))
);
create index insurance_upload_addresses_quote on insurance_upload_addresses (quote_id);
create index insurance_upload_addresses_session on insurance_upload_addresses (session_id);
create index insurance_upload_addresses_key on insurance_upload_addresses (api_key_id);
create index insurance_upload_addresses_expiry on insurance_upload_addresses (expires_at);
