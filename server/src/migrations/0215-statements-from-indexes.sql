-- An account's statement and what it owes are read from these indexes alone, in the order of the statement.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account_id, posted_on, transaction_id)
  include (invoice_id, amount) where ledger_account = 'receivable';
drop index invoices_owed;
create index invoices_owed on invoices (account_id, due_on) include (amount, paid, credited)
  where status in ('open', 'payment_processing', 'failed', 'disputed');
-- What was booked and is not billed yet counts against the credit limit at each tender.
create index loads_to_bill on loads (account_id) include (price)
  where status in ('tendered', 'pending', 'assigned', 'dispatched', 'in transit', 'delivered');
