-- Keys for programs. Of the secret only its hash is kept; `rights` null: whatever the creator may at the time. A key
-- falls with its creator, and when that person moves to another account.
create table api_keys (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  created_by integer not null references users (id) on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null unique,
  rights text[],
  status text not null default 'active' check (status in ('active', 'disabled')),
  is_company boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  last_used_ip text
);
create index api_keys_account on api_keys (account_id, id desc);
create unique index api_keys_company on api_keys (account_id) where is_company;

create function api_key_changed() returns trigger language plpgsql as $$
begin
  perform notify_rights_changed(jsonb_build_object('user_id', old.created_by));
  return null;
end $$;
create trigger api_keys_changed after update of status, rights or delete on api_keys
  for each row execute function api_key_changed();
