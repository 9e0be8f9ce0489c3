-- What a carrier said without an offset, on the clocks of the place: it is counted again when these change by law.
alter table tracking_events add column eta_local text;
alter table tracking_events add column planned_local text;
