-- Rights are cached on every instance. Whatever changes them says so from here, so that a change by plain SQL counts
-- as fast as one by a call. Payload: { channel, message }, as platform/realtime/broadcast.ts reads it.

create function notify_rights_changed(message jsonb) returns void language sql as $$
  select pg_notify('portal_broadcast', jsonb_build_object('channel', 'rights_changed', 'message', message)::text);
$$;

create function session_ended() returns trigger language plpgsql as $$
begin
  perform notify_rights_changed(jsonb_build_object('session_id', old.id));
  return null;
end $$;
create trigger sessions_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function session_ended();
create trigger sessions_deleted after delete on sessions for each row
  when (old.ended_at is null) execute function session_ended();

-- A suspended user, and one with another role or account, signs in again: no session outlives that.
create function user_rights_changed() returns trigger language plpgsql as $$
declare
  reason text := case
    when new.status <> 'active' and new.status <> old.status then 'suspended'
    when new.role_id <> old.role_id then 'role-changed'
    when new.account_id <> old.account_id then 'account-changed'
  end;
begin
  if reason is not null then
    update sessions set ended_at = now(), ended_reason = reason where user_id = new.id and ended_at is null;
  end if;
  perform notify_rights_changed(jsonb_build_object('user_id', new.id));
  return null;
end $$;
create trigger users_rights after update of status, role_id, account_id, can_dispatch, can_dispatch_modes on users
  for each row when (
    (old.status, old.role_id, old.account_id, old.can_dispatch, old.can_dispatch_modes)
    is distinct from (new.status, new.role_id, new.account_id, new.can_dispatch, new.can_dispatch_modes)
  ) execute function user_rights_changed();

create function user_deleted() returns trigger language plpgsql as $$
begin
  perform notify_rights_changed(jsonb_build_object('user_id', old.id));
  return null;
end $$;
create trigger users_deleted after delete on users for each row execute function user_deleted();

create function account_rights_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' and new.status <> old.status then
    update sessions set ended_at = now(), ended_reason = 'suspended'
    where ended_at is null and user_id in (select id from users where account_id = new.id);
  end if;
  -- Those above the account, before and after, see more or less of it: an empty message means everybody.
  perform notify_rights_changed(
    case when new.parent_id is distinct from old.parent_id then '{}' else jsonb_build_object('account_id', new.id) end
  );
  return null;
end $$;
create trigger accounts_rights
  after update of status, parent_id, can_dispatch, can_dispatch_modes, is_branded, freight_system_id on accounts
  for each row when (
    (old.status, old.parent_id, old.can_dispatch, old.can_dispatch_modes, old.is_branded, old.freight_system_id)
    is distinct from
    (new.status, new.parent_id, new.can_dispatch, new.can_dispatch_modes, new.is_branded, new.freight_system_id)
  ) execute function account_rights_changed();

create function everybodys_rights_changed() returns trigger language plpgsql as $$
begin
  perform notify_rights_changed('{}');
  return null;
end $$;
create trigger role_permissions_changed after insert or update or delete or truncate on role_permissions
  for each statement execute function everybodys_rights_changed();
create trigger roles_changed after update of key or delete on roles
  for each statement execute function everybodys_rights_changed();
create trigger permissions_changed after update of name or delete on permissions
  for each statement execute function everybodys_rights_changed();
