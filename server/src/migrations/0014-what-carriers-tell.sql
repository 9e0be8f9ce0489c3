-- What carriers tell: pushed or polled, when they expect to deliver, and what went wrong on the way.

-- Signs what a carrier pushes to us; null where it is only polled.
alter table carriers add column webhook_secret text;

-- An estimate is always a day; some carriers tell the moment too.
alter table tracking_events alter column eta type date using (eta at time zone 'UTC')::date;
alter table tracking_events add column eta_at timestamptz(3);
-- Where it happened, so that it is read on the clock of that place.
alter table tracking_events add column timezone text;
-- Which booking it belongs to: what the carrier tells of one that was taken back says nothing of the next.
alter table tracking_events add column tender_id integer references tenders (id) on delete cascade;

alter table loads add column eta_at timestamptz(3);
-- What is wrong at present: a name of the contract's `loadExceptions`, and the carrier's reason for it.
alter table loads add column exception text;
alter table loads add column exception_reason text;
alter table loads add column exception_at timestamptz(3);

-- A late estimate is told once, however many events repeat it.
create table told_delays (
  load_id integer not null references loads (id) on delete cascade,
  delivery_date date not null,
  told_at timestamptz(3) not null default now(),
  primary key (load_id, delivery_date)
);

-- `unclear`: the carrier may have the tender, its answer was lost. `unreachable`: it does not have it yet.
alter table tenders add column trouble text check (trouble in ('unclear', 'unreachable'));

-- Never written: a repeat always answers as the first call did.
alter table idempotency_keys drop column status;
