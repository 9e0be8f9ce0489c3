-- Carriers and calendars are changed on a screen: who changes one names the version that was read.
alter table carriers
  add column version integer not null default 1,
  add column logo_key text,
  add column logo_content_type text;

alter table calendars add column version integer not null default 1;
