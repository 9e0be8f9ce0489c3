-- Who acted, by its kind: user, api_key, signed_in_as, guest_link, carrier or system. Null where a public call named nobody.
alter table load_history
  add column actor_kind text
    check (actor_kind in ('user', 'api_key', 'signed_in_as', 'guest_link', 'carrier', 'system'));

update load_history set
  actor_kind = case source when 'person' then 'user' when 'carrier' then 'carrier' else 'system' end;

-- Older entries of the audit are never changed: theirs stays null. `actor_row_id` is the key, the link or the carrier.
alter table audit_entries
  add column actor_kind text
    check (actor_kind in ('user', 'api_key', 'signed_in_as', 'guest_link', 'carrier', 'system')),
  add column actor_row_id integer;
