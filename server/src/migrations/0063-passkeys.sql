-- Public keys of the authenticators people sign in with (WebAuthn). `counter` is the authenticator's own, so that a
-- copied key is noticed; `user_handle` is what the authenticator knows its person by.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  user_handle bytea not null,
  counter bigint not null,
  is_backup_eligible boolean not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id, id);
create trigger passkeys_changed after insert or delete on passkeys
  for each row execute function second_factor_changed();

-- Each is used once, by whichever server its answer reaches. `user_id` is null for signing in: nobody is known yet.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id integer references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Recovery codes stand in for an authenticator app and for a passkey.
alter table recovery_codes drop constraint recovery_codes_user_id_fkey;
alter table recovery_codes
  add constraint recovery_codes_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
