-- Who mailed papers or a tracking link answers for them. A user who is deleted, or moved to another account, leaves no
-- link that opens; who has suspended somebody sees the open ones and ends them in one act.
create index shares_created_by on shares (created_by) where how = 'link' and revoked_at is null;
create index tracking_links_created_by on tracking_links (created_by) where revoked_at is null;

create function end_links_of_user() returns trigger language plpgsql as $$
begin
  update shares set revoked_at = now() where created_by = new.id and how = 'link' and revoked_at is null;
  update tracking_links set revoked_at = now() where created_by = new.id and revoked_at is null;
  return null;
end $$;
create trigger users_links after update of status, account_id on users for each row
  when ((new.status = 'deleted' and old.status <> 'deleted') or new.account_id <> old.account_id)
  execute function end_links_of_user();
