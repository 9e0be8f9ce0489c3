-- What a paper the portal draws says, as a hash: a paper that would say the same is not drawn again. Null for files
-- that came from elsewhere.
alter table documents add column drawn_from text;
create index documents_account on documents (account_id, id desc);

-- The picture at the head of an account's papers, PNG or JPEG, by its key in the file store.
alter table accounts add column documents_logo_key text;
