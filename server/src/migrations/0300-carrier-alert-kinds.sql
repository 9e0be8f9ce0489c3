-- Carriers are watched for late days and cargo claims too, each over a period of its own.
alter table carrier_alerts
  alter column threshold_percent drop not null,
  add column kind text not null default 'on_time' check (kind in ('on_time', 'transit', 'claims')),
  add column days integer not null default 30 check (days in (30, 90, 365)),
  add column threshold_days numeric(4, 1),
  add column version integer not null default 1,
  add constraint carrier_alerts_threshold check (
    (threshold_days is not null) = (kind = 'transit') and (threshold_percent is null) = (kind = 'transit')
  );

-- Days the deliveries of that day were late in all; early ones make up for nothing.
alter table carrier_days add column late_days integer not null default 0;

update carrier_days set late_days = late.days
from (
  select carrier_id, delivery_date, sum(delivery_date - due_date)::integer as days
  from loads
  where actual_delivery_at is not null and delivery_date > due_date
  group by carrier_id, delivery_date
) late
where late.carrier_id = carrier_days.carrier_id and late.delivery_date = carrier_days.day;

-- One row each time a carrier comes to lie beyond a threshold, so that of many servers one says so.
create table carrier_alert_crossings (
  id integer generated always as identity primary key,
  alert_id integer not null references carrier_alerts (id) on delete cascade,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index carrier_alert_crossings_open on carrier_alert_crossings (alert_id) where ended_at is null;

-- To whom each of them was mailed.
create table carrier_alert_mails (
  crossing_id integer not null references carrier_alert_crossings (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (crossing_id, user_id)
);
create index carrier_alert_mails_user on carrier_alert_mails (user_id);
