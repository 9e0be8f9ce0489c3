-- War and strikes are in no cargo clause; they are insured on top where the tariff has a price for them.
alter table insurance_quotes add column war_and_strikes boolean not null default false;
