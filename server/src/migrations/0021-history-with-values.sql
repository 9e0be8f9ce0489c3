-- What a line of a load's history changed, each field as it was and as it is, and whose line it is.
alter table load_history
  add column changes jsonb not null default '[]',
  add column source text not null default 'portal' check (source in ('person', 'carrier', 'portal')),
  -- Besides the operator, the one account whose people read an internal line: what it adds to a price.
  add column internal_to_account_id integer references accounts (id) on delete set null,
  -- Lines of one transaction follow each other, and one that waited for another's comes after it.
  alter column at set default clock_timestamp();

update load_history h set
  source = case
    when kind = 'carrier_event' then 'carrier'
    when actor_name is null then 'portal'
    when exists (select from carriers c where c.name = h.actor_name) then 'carrier'
    when actor_user_id is not null then 'person'
    else 'carrier'
  end;

update load_history set changes = coalesce((
    select jsonb_agg(jsonb_build_object(
      'part', case when details ? 'stop_type' then jsonb_build_object(
        'type', 'stop', 'position', null, 'name', details ->> 'stop_type') end,
      'field', field, 'before', details -> 'before' -> field, 'after', details -> 'after' -> field))
    from jsonb_object_keys(details -> 'after') field), '[]')
where jsonb_typeof(details -> 'before') = 'object' and jsonb_typeof(details -> 'after') = 'object';
