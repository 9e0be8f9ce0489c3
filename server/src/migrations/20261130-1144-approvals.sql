-- What an account wants approved before it is booked: a row a version, of which the highest holds.
create table approval_rules (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  version integer not null,
  rules jsonb not null,
  published_by integer references users,
  published_at timestamptz(3) not null,
  unique (account_id, version)
);
create index approval_rules_publisher on approval_rules (published_by);

-- A booking that waits for an approval, or for which there is one: what is to be booked stands in it.
create table approval_requests (
  id integer generated always as identity primary key,
  load_id integer not null references loads on delete cascade,
  account_id integer not null references accounts on delete cascade,
  carrier_quote_id integer not null references carrier_quotes on delete cascade,
  status text not null default 'waiting',
  -- What is to be paid in all, and the insurance within it.
  price numeric(12, 2) not null,
  premium numeric(12, 2) not null,
  -- The rules that fired, as they were, each with what was found.
  reasons jsonb not null,
  -- The version of the load that was looked at last.
  load_version integer not null,
  tender jsonb not null,
  note text not null,
  books boolean not null,
  asked_by integer not null references users,
  actor_kind text not null,
  actor_name text not null,
  -- By what it was asked: for booking with the present rights of the same key.
  api_key_id integer references api_keys,
  asked_at timestamptz(3) not null,
  until timestamptz(3) not null,
  escalates_at timestamptz(3),
  proposed_quote_id integer references carrier_quotes on delete set null,
  proposed_by text not null default '',
  proposal_note text not null default '',
  ended_at timestamptz(3),
  ended_by text,
  end_note text not null default '',
  check ((status = 'waiting') = (ended_at is null))
);
create unique index approval_requests_waiting on approval_requests (load_id) where status = 'waiting';
create index approval_requests_load on approval_requests (load_id, id desc);
create index approval_requests_account on approval_requests (account_id, id desc);
create index approval_requests_until on approval_requests (until) where status = 'waiting';
create index approval_requests_asker on approval_requests (asked_by, id desc);
create index approval_requests_quote on approval_requests (carrier_quote_id);
create index approval_requests_proposed on approval_requests (proposed_quote_id) where proposed_quote_id is not null;
create index approval_requests_key on approval_requests (api_key_id) where api_key_id is not null;

-- Who decides about a request by one of its rules, and from when on.
create table approval_deciders (
  id integer generated always as identity primary key,
  request_id integer not null references approval_requests on delete cascade,
  rule_key uuid not null,
  -- The account whose rule it is, and whose people decide.
  account_id integer not null references accounts on delete cascade,
  user_id integer references users,
  role_id integer references roles on delete cascade,
  from_at timestamptz(3) not null,
  check ((user_id is null) <> (role_id is null))
);
create index approval_deciders_request on approval_deciders (request_id);
create index approval_deciders_user on approval_deciders (user_id) where user_id is not null;
create index approval_deciders_role on approval_deciders (role_id) where role_id is not null;
create index approval_deciders_account on approval_deciders (account_id);

-- Who has agreed by which rule; a deputy agrees in somebody's place, which is taken once.
create table approval_agreements (
  request_id integer not null references approval_requests on delete cascade,
  rule_key uuid not null,
  user_id integer not null references users,
  for_user_id integer not null references users,
  agreed_at timestamptz(3) not null,
  primary key (request_id, rule_key, user_id),
  unique (request_id, rule_key, for_user_id)
);
create index approval_agreements_user on approval_agreements (user_id);
create index approval_agreements_for on approval_agreements (for_user_id);

create table approval_deputies (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  deputy_id integer not null references users on delete cascade,
  -- Whole days where their account is.
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  check (until_at > from_at),
  check (user_id <> deputy_id)
);
create index approval_deputies_user on approval_deputies (user_id);
create index approval_deputies_deputy on approval_deputies (deputy_id, until_at);

-- Whoever reads loads may be named to decide; the rules are those of who runs the account. A new database gets its rights
-- with its roles.
insert into permissions (name)
  select name from unnest(array['get:approval', 'post:approval', 'get:approval-rule', 'patch:approval-rule']) as name
  where exists (select from roles);
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from role_permissions rp join permissions p on p.id = rp.permission_id and p.name = 'get:loads'
    cross join permissions added
  where added.name in ('get:approval', 'post:approval');
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from role_permissions rp join permissions p on p.id = rp.permission_id and p.name = 'patch:webhook'
    cross join permissions added
  where added.name in ('get:approval-rule', 'patch:approval-rule');
