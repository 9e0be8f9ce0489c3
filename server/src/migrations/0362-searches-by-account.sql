-- Two letters begin a word of hundreds among a hundred thousand users: those of one account are found without the others.
do $$
begin
  create extension if not exists btree_gin;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise exception 'PostgreSQL''s extension btree_gin is missing (%). Let a superuser run "create extension btree_gin" in this database, once the server has PostgreSQL''s contrib package, and start the portal again.', sqlerrm;
end $$;

drop index users_search;
drop index accounts_search;
-- With a blank in front the first word begins as the others do, and one look finds either.
create index users_search on users using gin (account_id, (' ' || search_text) gin_trgm_ops) where status <> 'deleted';
create index accounts_search on accounts using gin ((' ' || search_text) gin_trgm_ops);
