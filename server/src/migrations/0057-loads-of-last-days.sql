-- Accounts are sorted and filtered by their loads of the last 30 days: those are counted without reading older ones.
create index loads_created_account on loads (created_at, account_id);
