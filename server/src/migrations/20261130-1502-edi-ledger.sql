-- Every EDI file that came from a carrier or goes to it, with its bytes encrypted, and every message in them.
create table edi_files (
  id integer generated always as identity primary key,
  carrier_id integer not null references carriers on delete cascade,
  direction text not null constraint edi_files_direction check (direction in ('in', 'out')),
  name text not null,
  sha256 bytea not null,
  byte_count integer not null,
  -- Null once it was kept as long as the setting says.
  content bytea,
  -- Of a file that came: when the carrier's server says it was written; with name and size it is read once.
  written_at text not null default '',
  -- Of a file that goes: when it lay under its name at the carrier's, and how often that was tried.
  put_at timestamptz(3),
  put_attempts integer not null default 0,
  -- Why nothing of it could be read, segment by segment.
  faults jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create unique index edi_files_read_once on edi_files (carrier_id, name, byte_count, written_at) where direction = 'in';
create index edi_files_to_put on edi_files (carrier_id, id) where direction = 'out' and put_at is null;
create index edi_files_by_age on edi_files (created_at) where content is not null;

create table edi_sets (
  id integer generated always as identity primary key,
  file_id integer not null references edi_files on delete cascade,
  carrier_id integer not null references carriers on delete cascade,
  direction text not null constraint edi_sets_direction check (direction in ('in', 'out')),
  kind text not null,
  -- Control numbers of interchange, group and set, and the place of its first segment in the file.
  interchange text not null,
  group_number text not null,
  number text not null,
  line integer not null,
  -- Of the whole interchange, to know it again.
  interchange_hash bytea not null,
  state text not null constraint edi_sets_state
    check (state in ('waiting', 'acknowledged', 'applied', 'orphan', 'held', 'rejected', 'set_aside')),
  -- Why it is in this state, by a name that has words in both languages.
  reason text,
  faults jsonb not null default '[]',
  load_id integer references loads on delete set null,
  wire_id text,
  pro_number text,
  bol_number text,
  -- Of a tender that was sent: its key, unique with what was asked.
  tender_key text,
  purpose text,
  -- What the carrier said to it: A, D and the like, and its words.
  answer text,
  answer_text text,
  due_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3)
);
create index edi_sets_of_carrier on edi_sets (carrier_id, id);
create index edi_sets_of_file on edi_sets (file_id);
create index edi_sets_of_load on edi_sets (load_id) where load_id is not null;
create index edi_sets_by_state on edi_sets (state, id) where state in ('waiting', 'held', 'orphan', 'rejected');
create index edi_sets_by_interchange on edi_sets (carrier_id, direction, interchange);
create index edi_sets_by_wire_id on edi_sets (carrier_id, wire_id) where wire_id is not null;
create unique index edi_sets_sent_once on edi_sets (carrier_id, tender_key, purpose) where tender_key is not null;

-- What happened to a message, in order.
create table edi_notes (
  id integer generated always as identity primary key,
  set_id integer not null references edi_sets on delete cascade,
  at timestamptz(3) not null default now(),
  what text not null,
  params jsonb not null default '{}',
  user_id integer references users on delete set null
);
create index edi_notes_of_set on edi_notes (set_id, id);

-- The last control number of each carrier, and whose turn it is to read its mailbox.
create table edi_partners (
  carrier_id integer primary key references carriers on delete cascade,
  last_number integer not null default 0,
  leased_until timestamptz(3),
  polled_at timestamptz(3),
  answered_at timestamptz(3),
  next_poll_at timestamptz(3),
  failing_since timestamptz(3),
  fault text,
  -- The key the server showed when nobody had confirmed it.
  shown_key text,
  -- Names and sizes of files that were still growing, or were seen for the first time.
  seen jsonb not null default '{}'
);

insert into permissions (name)
  select name from unnest(array['get:edi', 'patch:edi']) as name where exists (select from roles);
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from permissions added
    join permissions p on p.name = case added.name when 'get:edi' then 'get:carrier-connection'
      else 'patch:carrier-connection' end
    join role_permissions rp on rp.permission_id = p.id
  where added.name in ('get:edi', 'patch:edi');
