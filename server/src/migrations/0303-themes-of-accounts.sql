-- The theme an account's people see who have chosen none themselves, by its key.
alter table accounts add column theme text;
