-- Papers that were sent by mail, and links that show a load to who is not signed in. A link's token is derived from the
-- server's secret and the row's seed; the table holds its hash alone.

create table shares (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  account_id integer not null references accounts (id),
  how text not null check (how in ('attachments', 'link')),
  language text not null check (language in ('en', 'es')),
  message text not null,
  -- Whose papers the sharer could read then: a paper that is made the operator's own leaves the link.
  audiences text[] not null,
  expires_at timestamptz(3) check ((expires_at is null) = (how = 'attachments')),
  revoked_at timestamptz(3),
  revoked_by integer references users (id),
  created_by integer not null references users (id),
  created_at timestamptz(3) not null default now()
);
create index shares_load on shares (load_id, id desc);

create table share_documents (
  share_id integer not null references shares (id) on delete cascade,
  document_id integer not null references documents (id) on delete cascade,
  position integer not null,
  primary key (share_id, document_id)
);

create table share_recipients (
  id integer generated always as identity primary key,
  share_id integer not null references shares (id) on delete cascade,
  email text not null,
  seed uuid not null,
  token_hash bytea not null unique,
  sent_at timestamptz(3),
  opened integer not null default 0,
  downloads integer not null default 0,
  first_opened_at timestamptz(3),
  last_opened_at timestamptz(3),
  created_by integer not null references users (id),
  created_at timestamptz(3) not null default now()
);
create index share_recipients_share on share_recipients (share_id, id);
-- How many mails somebody has sent within the last minute and the last day.
create index share_recipients_sender on share_recipients (created_by, created_at);

create table tracking_links (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  account_id integer not null references accounts (id),
  seed uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by integer references users (id),
  opened integer not null default 0,
  last_opened_at timestamptz(3),
  created_by integer not null references users (id),
  created_at timestamptz(3) not null default now()
);
create index tracking_links_load on tracking_links (load_id, id desc);
