-- Beside what a call asks for (`get:loads`) roles hold capabilities (`see_costs`); the program writes their names.
alter table permissions drop constraint permissions_name_check;
alter table permissions add constraint permissions_name_check check (name ~ '^([a-z]+:[a-z-]+|[a-z]+(_[a-z]+)+)$');
