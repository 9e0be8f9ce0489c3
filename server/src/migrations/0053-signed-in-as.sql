-- A session in which somebody acts for another account, opened from a session of their own. It has no refresh token,
-- ends with the session it was opened from, with its time, and when either account is suspended or moved.
alter table sessions
  add column acting_account_id integer references accounts (id) on delete cascade,
  add column parent_session_id uuid references sessions (id) on delete cascade,
  add column expires_at timestamptz(3),
  add constraint sessions_acting check (
    num_nonnulls(acting_account_id, parent_session_id, expires_at) in (0, 3)
  );
create index sessions_of_parent on sessions (parent_session_id) where parent_session_id is not null;
create index sessions_acting_account on sessions (acting_account_id) where acting_account_id is not null;

create or replace function session_ended() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now(), ended_reason = 'own-session-ended'
  where parent_session_id = old.id and ended_at is null;
  perform notify_rights_changed(jsonb_build_object('session_id', old.id));
  return null;
end $$;

create or replace function account_rights_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' and new.status <> old.status then
    update sessions set ended_at = now(), ended_reason = 'suspended'
    where ended_at is null
      and (acting_account_id = new.id or user_id in (select id from users where account_id = new.id));
  end if;
  -- Whether those signed in as another account are still above it would have to be asked of the whole tree: they start
  -- again from their own session.
  if new.parent_id is distinct from old.parent_id then
    update sessions set ended_at = now(), ended_reason = 'account-moved'
    where ended_at is null and acting_account_id is not null;
  end if;
  -- Those above the account, before and after, see more or less of it: an empty message means everybody.
  perform notify_rights_changed(
    case when new.parent_id is distinct from old.parent_id then '{}' else jsonb_build_object('account_id', new.id) end
  );
  return null;
end $$;

-- Who acted is the user; for whom, the account. A second person was never written down.
alter table audit_entries drop column on_behalf_of_user_id;
