-- What supports a case that was filed is evidence: nobody takes it back any more.
alter table documents add column is_evidence boolean not null default false;

update documents set is_evidence = true
where exists (
  select from claim_documents support
  join claims on claims.id = support.claim_id
  where support.document_id = documents.id and claims.status <> 'draft'
);
