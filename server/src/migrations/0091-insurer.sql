-- What the insurer charges the operator for a policy it bound, US dollars; empty where the house issues by itself.
alter table insurance_quotes add column insurer_premium numeric(12, 2);
