-- The secret of an authenticator app, encrypted with a key of the servers. It counts from its confirmation on, and each
-- code once: `last_step` is the time step of the latest that was used.
create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  last_step bigint not null default 0
);

-- Hashes only.
create table recovery_codes (
  user_id integer not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

create function second_factor_changed() returns trigger language plpgsql as $$
begin
  perform notify_rights_changed(jsonb_build_object('user_id', coalesce(new.user_id, old.user_id)));
  return null;
end $$;
create trigger second_factors_changed after insert or update of confirmed_at or delete on second_factors
  for each row execute function second_factor_changed();
