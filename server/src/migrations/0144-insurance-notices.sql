-- Each mail the portal sends about a policy on its own: once, whichever of many servers sends it. `about` is the
-- certificate's number, or the day the cover ends.
create table insurance_notices (
  quote_id integer not null references insurance_quotes (id),
  kind text not null check (kind in ('bound', 'ends_soon')),
  about text not null,
  sent_at timestamptz(3) not null default now(),
  primary key (quote_id, kind, about)
);
-- Covers by the day they end, which is what reminders look for.
create index insurance_quotes_ends on insurance_quotes (cover_ends_on) where status = 'in_force';
