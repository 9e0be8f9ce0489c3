-- A second threshold of the same carrier, kind, days and limit only doubled the notice: the first one stays.
delete from carrier_alerts later using carrier_alerts earlier
where later.id > earlier.id and later.carrier_id = earlier.carrier_id and later.kind = earlier.kind
  and later.days = earlier.days and later.threshold_percent is not distinct from earlier.threshold_percent
  and later.threshold_days is not distinct from earlier.threshold_days;

create unique index carrier_alerts_percent on carrier_alerts (carrier_id, kind, days, threshold_percent)
  where threshold_percent is not null;
create unique index carrier_alerts_late_days on carrier_alerts (carrier_id, days, threshold_days)
  where threshold_days is not null;
