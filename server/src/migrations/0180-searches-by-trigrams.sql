-- Accounts and users are found by any part of their text among a hundred thousand, for which PostgreSQL has trigrams.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise exception 'PostgreSQL''s extension pg_trgm is missing (%). Let a superuser run "create extension pg_trgm" in this database, once the server has PostgreSQL''s contrib package, and start the portal again.', sqlerrm;
end $$;

create index users_search on users using gin (search_text gin_trgm_ops);
create index accounts_search on accounts using gin (search_text gin_trgm_ops);
create index accounts_crm_search on accounts using gin (crm_account_id gin_trgm_ops);
