-- Of two people who change one truck type the second is told.
alter table truck_types add column version integer not null default 1;
