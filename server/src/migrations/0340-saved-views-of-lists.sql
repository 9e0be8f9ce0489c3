-- A person keeps views of several lists; those so far, and those that an older version saves, are of My Loads.
alter table saved_views add column list text not null default 'loads' check (list in ('loads', 'claims'));

drop index saved_views_name;
drop index saved_views_default;
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create unique index saved_views_default on saved_views (user_id, list) where is_default;
