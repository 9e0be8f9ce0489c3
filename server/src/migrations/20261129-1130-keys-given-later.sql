-- Whoever adds a row that points to another one holds that one's key until the commit, so a change of the key waits for
-- all of them, who may themselves wait for whoever makes it. To PostgreSQL the key is every column of a unique index
-- without a condition: what a row is given later stands in one with a condition.
alter table loads drop constraint loads_bol_number_key;
create unique index loads_bol_number on loads (bol_number) where bol_number is not null;

alter table accounts drop constraint accounts_freight_system_id_key;
create unique index accounts_freight_system_id on accounts (freight_system_id) where freight_system_id is not null;
drop index accounts_crm_account_id;
create unique index accounts_crm_account_id on accounts (crm_account_id) where crm_account_id is not null;

alter table insurance_quotes
  drop constraint insurance_quotes_certificate_number_key,
  drop constraint insurance_quotes_verification_code_key;
create unique index insurance_quotes_certificate_number on insurance_quotes (certificate_number)
  where certificate_number is not null;
create unique index insurance_quotes_verification_code on insurance_quotes (verification_code)
  where verification_code is not null;

alter table checkouts drop constraint checkouts_session_id_key, drop constraint checkouts_intent_id_key;
create unique index checkouts_session_id on checkouts (session_id) where session_id is not null;
create unique index checkouts_intent_id on checkouts (intent_id) where intent_id is not null;

alter table documents drop constraint documents_thumbnail_key_key;
create unique index documents_thumbnail_key on documents (thumbnail_key) where thumbnail_key is not null;

alter table truck_types drop constraint truck_types_image_key_key;
create unique index truck_types_image_key on truck_types (image_key) where image_key is not null;
