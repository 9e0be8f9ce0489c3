-- Counts by status and sums by age are read from this index alone, however wide invoices are.
create index invoices_ageing on invoices (status, due_on) include (account_id, amount, paid, credited);
-- The first page of all accounts' invoices, the latest first.
create index invoices_issued on invoices (issued_on desc, id desc);
