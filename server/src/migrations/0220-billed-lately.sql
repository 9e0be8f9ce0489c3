-- What an account was billed in the last 30 days is read from the index alone, however many invoices it has.
drop index invoices_account;
create index invoices_account on invoices (account_id, issued_on desc, id desc) include (status, amount, credited);
