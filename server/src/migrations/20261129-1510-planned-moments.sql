-- When what a carrier reports is planned for, such as an appointment: it was reported at occurred_at.
alter table tracking_events add column planned_at timestamptz(3);
