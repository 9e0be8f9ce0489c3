-- Users who were invited or suspended are few among many: a list of them begins at once.
create index users_without_password on users (account_id, lower(last_name), lower(first_name), id)
  where password_hash is null and status <> 'deleted';
create index users_suspended on users (account_id, lower(last_name), lower(first_name), id) where status = 'suspended';
