-- as of 20261129-0000
-- Moving an account ended every session for another account, wherever in the tree that stood. It ends those for an account
-- that moves along while the account of whoever holds the session does not: only they may be above it no longer.
create or replace function account_rights_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' and new.status <> old.status then
    update sessions set ended_at = now(), ended_reason = 'suspended'
    where ended_at is null
      and (acting_account_id = new.id or user_id in (select id from users where account_id = new.id));
  end if;
  if new.parent_id is distinct from old.parent_id then
    with recursive moved as (
      select new.id union select child.id from accounts child join moved on child.parent_id = moved.id
    )
    update sessions set ended_at = now(), ended_reason = 'account-moved'
    from users
    where sessions.ended_at is null and sessions.acting_account_id in (select id from moved)
      and users.id = sessions.user_id and users.account_id not in (select id from moved);
  end if;
  -- Those above the account, before and after, see more or less of it: an empty message means everybody.
  perform notify_rights_changed(
    case when new.parent_id is distinct from old.parent_id then '{}' else jsonb_build_object('account_id', new.id) end
  );
  return null;
end $$;
