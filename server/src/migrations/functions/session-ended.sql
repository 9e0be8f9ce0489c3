-- as of 20261129-0000
create or replace function session_ended() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now(), ended_reason = 'own-session-ended'
  where parent_session_id = old.id and ended_at is null;
  perform notify_rights_changed(jsonb_build_object('session_id', old.id));
  return null;
end $$;
