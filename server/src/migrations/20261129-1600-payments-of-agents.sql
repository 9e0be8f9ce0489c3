-- Seeing and paying an account's invoices is given to single people beside their role; whoever has it by the role needs
-- no flag. Without it they lose both at once: sessions, sockets and keys are read again.
alter table users add column can_pay boolean not null default false;

drop trigger users_rights on users;
create trigger users_rights
  after update of status, role_id, account_id, can_dispatch, can_dispatch_modes, can_pay on users
  for each row when (
    (old.status, old.role_id, old.account_id, old.can_dispatch, old.can_dispatch_modes, old.can_pay)
    is distinct from (new.status, new.role_id, new.account_id, new.can_dispatch, new.can_dispatch_modes, new.can_pay)
  ) execute function user_rights_changed();
