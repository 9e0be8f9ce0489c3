-- Invoices of policies that were bought by themselves are counted from their rows: there is no load that keeps a sum of them.
create index invoices_of_policies on invoices (account_id, issued_on) include (status, due_on, amount, paid, credited)
  where insurance_quote_id is not null;
