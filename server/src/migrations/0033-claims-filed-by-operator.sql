-- The operator may file a case for a customer; it stays marked as such.
alter table claims add column filed_by_operator boolean not null default false;
