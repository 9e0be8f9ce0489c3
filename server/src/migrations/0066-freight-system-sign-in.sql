-- How an account is reached in the freight system, beside its company's guid (accounts.freight_system_id). A row counts
-- while both name the same company: an account that is linked elsewhere starts without network and password.
create table freight_system_links (
  account_id integer primary key references accounts (id) on delete cascade,
  company_guid text not null,
  network_id text not null,
  -- The portal's own user in that company; empty where the portal's common one is let in.
  portal_user text not null default '',
  -- Encrypted with a key of the servers.
  portal_password bytea
);

-- Who a user is in the freight system: company and user guid together, never an e-mail address.
create table freight_system_users (
  user_id integer primary key references users (id) on delete cascade,
  company_guid text not null,
  user_guid text not null,
  unique (company_guid, user_guid)
);
