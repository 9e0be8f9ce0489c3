-- Months of the books that a person has closed: closing one closes all before it. Until now a month was closed for one
-- account by its mailed statement; that stays so beside this. No month is closed by the upgrade.
create table closed_months (
  id integer generated always as identity primary key,
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  closed_by integer not null references users (id),
  closed_at timestamptz(3) not null default now(),
  reopened_by integer references users (id),
  reopened_at timestamptz(3),
  reason text not null default '',
  check ((reopened_by is null) = (reopened_at is null)),
  check (reopened_by is null or (reopened_by <> closed_by and reason <> ''))
);
create unique index closed_months_once on closed_months (month) where reopened_at is null;

-- Whoever books holds this lock shared until commit, whoever closes or reopens holds it alone: what is booked while a
-- month is closed is either before the close or refused.
create function hold_open_months() returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtext('closed_months'))
$$;

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform hold_open_months();
  if exists (select from closed_months where reopened_at is null and month >= to_char(new.posted_on, 'YYYY-MM')) then
    raise exception 'the books of % are closed', to_char(new.posted_on, 'YYYY-MM') using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_transactions_open before insert on ledger_transactions
  for each row execute function refuse_closed_month();
create trigger ledger_entries_open before insert on ledger_entries
  for each row execute function refuse_closed_month();
