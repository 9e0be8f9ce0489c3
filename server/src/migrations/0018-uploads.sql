-- What people add themselves: versions of one paper are a series, named by its first; what was taken back stays.
alter table documents
  add column note text not null default '',
  add column series_id integer references documents (id),
  add column version integer not null default 1 check (version >= 1),
  add column thumbnail_key text unique,
  add column removed_at timestamptz(3),
  add column removed_by integer references users (id);

create unique index documents_version on documents (series_id, version) where series_id is not null;
create index documents_created_by on documents (created_by) where created_by is not null;

-- A person may add a signed receipt before the carrier's own arrives: only what the portal files is filed once.
drop index documents_filed_once;
create unique index documents_filed_once on documents (load_id, type) where type in ('bol', 'pod') and created_by is null;
