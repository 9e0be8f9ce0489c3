-- Loads kept by a name, without their days, for everybody of the account.
create table load_templates (
  id integer generated always as identity primary key,
  account_id integer not null references accounts,
  name text not null,
  load jsonb not null,
  source_load_id integer not null references loads,
  uses integer not null default 0,
  version integer not null default 1,
  changed_by integer not null references users,
  changed_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create unique index load_templates_name on load_templates (account_id, lower(name)) where removed_at is null;
create index load_templates_load on load_templates (source_load_id);
create index load_templates_changer on load_templates (changed_by);

-- A load that is made again and again. `next_day` is the first day of its calendar that nothing was done about; its load is
-- made once it is `next_make_on` where it is picked up.
create table load_plans (
  id integer generated always as identity primary key,
  account_id integer not null references accounts,
  template_id integer not null references load_templates,
  name text not null,
  every text not null check (every in ('week', 'month')),
  "interval" smallint not null,
  weekdays smallint[] not null,
  month_day smallint,
  starts_on date not null,
  ends_on date,
  on_closed text not null check (on_closed in ('next', 'before', 'skip')),
  makes text not null check (makes in ('draft', 'quotes', 'booking')),
  carrier_id integer references carriers,
  price_limit numeric(12, 2),
  days_ahead smallint not null,
  timezone text not null,
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  paused_why text check (paused_why in ('by_hand', 'person_gone', 'rights_gone', 'account_closed')),
  next_day date,
  next_make_on date,
  acts_for integer not null references users,
  version integer not null default 1,
  check ((state = 'paused') = (paused_why is not null)),
  check ((next_day is null) = (next_make_on is null))
);
create index load_plans_account on load_plans (account_id);
create index load_plans_template on load_plans (template_id);
create index load_plans_carrier on load_plans (carrier_id) where carrier_id is not null;
create index load_plans_person on load_plans (acts_for);
create index load_plans_due on load_plans (next_make_on) where state = 'active';

-- What became of the days of a plan: one row a day, so that each has one load, however many servers make it.
create table load_plan_days (
  plan_id integer not null references load_plans on delete cascade,
  day date not null,
  pickup_date date,
  state text not null check (state in ('skipped', 'made', 'quoting', 'booked', 'left', 'failed')),
  reason text check (reason in
    ('no_price', 'carrier_gone', 'above_limit', 'person_gone', 'plan_stopped', 'refused', 'too_late')),
  -- What was refused, as the portal calls it.
  refusal text,
  load_id integer references loads,
  price numeric(12, 2),
  primary key (plan_id, day)
);
create unique index load_plan_days_load on load_plan_days (load_id) where load_id is not null;
create index load_plan_days_quoting on load_plan_days (plan_id, day) where state = 'quoting';

-- Whoever saves locations saves templates, in roles of the operator's own too. A new database gets its rights with its roles.
insert into permissions (name)
  select name from unnest(array['get:templates', 'post:templates', 'patch:templates', 'delete:templates']) as name
  where exists (select from roles);
insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
  select rp.role_id, added.id, rp.when_dispatch, rp.when_branded
  from role_permissions rp join permissions p on p.id = rp.permission_id
    join permissions added on added.name = replace(p.name, ':locations', ':templates')
  where p.name in ('get:locations', 'post:locations', 'patch:locations', 'delete:locations');
