-- The audit is read by account, by person and as a whole, the latest first.
create index audit_entries_account on audit_entries (account_id, id desc);
create index audit_entries_actor on audit_entries (actor_user_id, id desc);
create index audit_entries_on_behalf_of on audit_entries (on_behalf_of_user_id, id desc)
  where on_behalf_of_user_id is not null;
