-- A closed account no longer keeps the addresses of its users from others; the audit says what they were.
insert into audit_entries (actor_kind, account_id, action, object_type, object_id, before, after)
  select 'system', u.account_id, 'users.address-freed', 'user', u.id::text,
    jsonb_build_object('email', u.email), jsonb_build_object('email', u.id || '@deleted.invalid')
  from users u join accounts a on a.id = u.account_id
  where a.status = 'closed' and u.status <> 'deleted';
update users u set email = u.id || '@deleted.invalid'
  from accounts a
  where a.id = u.account_id and a.status = 'closed' and u.status <> 'deleted';
