-- The operator makes roles of its own beside the four built-in ones. Each behaves as one of the four: screens and tokens
-- know its kind, while what it may follows from its own rights.
alter table roles add column kind text not null default 'customer_agent'
  check (kind in ('platform_admin', 'account_admin', 'sales_agent', 'customer_agent'));
update roles set kind = key where key in ('platform_admin', 'account_admin', 'sales_agent', 'customer_agent');
create unique index roles_name on roles (lower(name));

drop trigger roles_changed on roles;
create trigger roles_changed after update of key, kind or delete on roles
  for each statement execute function everybodys_rights_changed();
