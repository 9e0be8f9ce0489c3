-- What is said about a load. Whoever writes holds the row of the load's conversation, so that messages become visible in
-- the order of their ids: one who has read up to an id has missed none before it.
create table conversations (
  load_id integer primary key references loads on delete cascade,
  assignee_id integer references users
);
create index conversations_assignee on conversations (assignee_id, load_id) where assignee_id is not null;

create table conversation_messages (
  id integer generated always as identity primary key,
  load_id integer not null references conversations on delete cascade,
  audience text not null check (audience in ('account', 'operator', 'internal')),
  -- Whom its author wrote for.
  side text not null check (side in ('account', 'above', 'operator')),
  actor_kind text not null,
  -- The person; for a key, who made it.
  user_id integer not null references users,
  account_id integer not null references accounts,
  api_key_id integer references api_keys,
  author_name text not null,
  -- The name of the account somebody was signed in as.
  author_as text,
  text text not null check (length(text) <= 5000),
  written_at timestamptz(3) not null,
  edited_at timestamptz(3),
  withdrawn_at timestamptz(3),
  check ((withdrawn_at is null) = (text <> ''))
);
create index conversation_messages_load on conversation_messages (load_id, id);
create index conversation_messages_user on conversation_messages (user_id);

create table conversation_mentions (
  message_id integer not null references conversation_messages on delete cascade,
  user_id integer not null references users,
  name text not null,
  primary key (message_id, user_id)
);
create index conversation_mentions_user on conversation_mentions (user_id);

-- Who watches a load and how far they have read.
create table conversation_people (
  load_id integer not null references conversations on delete cascade,
  user_id integer not null references users,
  is_watching boolean not null default false,
  read_id integer not null default 0,
  primary key (load_id, user_id)
);
create index conversation_people_user on conversation_people (user_id);

-- Whoever reads loads reads and writes about them, in roles of the operator's own too. A new database gets its rights
-- with its roles.
insert into permissions (name)
  select name from unnest(array['get:conversation', 'post:conversation']) as name where exists (select from roles);
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from role_permissions rp join permissions p on p.id = rp.permission_id and p.name = 'get:loads'
    cross join permissions added
  where added.name in ('get:conversation', 'post:conversation');
