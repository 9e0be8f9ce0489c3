-- An account's page counts the policies it has bought.
create index insurance_quotes_bought on insurance_quotes (account_id, bought_at) where bought_at is not null;
