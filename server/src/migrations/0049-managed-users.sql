-- Users as administrators manage them: found by name among many, paid commissions, and deleted without their history.

alter table users drop constraint users_status_check;
-- A deleted user keeps name and history, and gives the e-mail address back.
alter table users add constraint users_status_check check (status in ('active', 'suspended', 'deleted'));

alter table users
  -- Of sales agents, by day of pickup: [{ "from": "2026-01-01", "to": null, "percent": 4.5 }], without overlap.
  add column commissions jsonb not null default '[]',
  -- What a search looks in, in lower case and without accents, as contract/src/values/folded.ts writes it.
  add column search_text text not null generated always as (
    translate(lower(first_name || ' ' || last_name || ' ' || email),
      'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')
  ) stored;

create index users_by_name on users (account_id, lower(last_name), lower(first_name), id) where status <> 'deleted';
create index users_by_email on users (account_id, lower(email), id) where status <> 'deleted';
-- The last sign-in of a user, ended or not.
create index sessions_of_user on sessions (user_id, created_at);
