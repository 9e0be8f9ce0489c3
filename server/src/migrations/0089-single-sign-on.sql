-- The identity provider an account brings. `link_code` names it in the address its people sign in at.
create table single_sign_on (
  account_id integer primary key references accounts (id) on delete cascade,
  link_code text not null unique,
  issuer text not null,
  client_id text not null,
  -- Encrypted with a key of the servers.
  client_secret bytea not null,
  is_on boolean not null default false
);

-- Whose e-mail addresses a provider may vouch for. A domain belongs to one account.
create table single_sign_on_domains (
  domain text primary key check (domain = lower(domain)),
  account_id integer not null references single_sign_on (account_id) on delete cascade
);
create index single_sign_on_domains_account on single_sign_on_domains (account_id);

-- Who a user is at a provider: its subject, never an e-mail address, which may pass to somebody else.
create table single_sign_on_users (
  user_id integer primary key references users (id) on delete cascade,
  issuer text not null,
  subject text not null,
  unique (issuer, subject)
);

-- Sign-ins under way at a provider, bound to the browser that began them. `user_id` is set once the provider has
-- answered and the user's second factor is still missing.
create table pending_sign_ins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  account_id integer not null references single_sign_on (account_id) on delete cascade,
  issuer text not null,
  nonce text not null,
  code_verifier text not null,
  user_id integer references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);
create index pending_sign_ins_account on pending_sign_ins (account_id);
