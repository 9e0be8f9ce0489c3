-- Users to pick from are read by name across accounts, a hundred thousand of them by the operator.
create index users_by_name_anywhere on users (lower(last_name), lower(first_name), id) where status <> 'deleted';
