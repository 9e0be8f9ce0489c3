-- Loads and what belongs to them.

create function load_status_group(status text) returns text language sql immutable parallel safe as $$
  select case
    when status in ('unassigned', 'quotes requested', 'quotes received', 'quoted') then 'quoted'
    when status = 'pending' then 'pending'
    when status in ('tendered', 'dispatched', 'assigned') then 'assigned'
    when status = 'in transit' then 'in_transit'
    when status in ('delivered', 'completed') then 'delivered'
    when status in ('expired', 'declined', 'cancelled') then 'cancelled'
  end
$$;

create table loads (
  id integer generated always as identity (start with 100001) primary key,
  account_id integer not null references accounts (id),
  created_by integer references users (id),
  mode text not null,
  status text not null default 'unassigned',
  status_group text not null generated always as (load_status_group(status)) stored,
  version integer not null default 1,
  pickup_date date not null,
  due_date date,
  delivery_date date,
  delivery_sort date not null generated always as (coalesce(delivery_date, date '0001-01-01')) stored,
  actual_pickup_at timestamptz(3),
  actual_delivery_at timestamptz(3),
  origin_city text not null default '',
  origin_state text not null default '',
  origin_zip text not null,
  destination_city text not null default '',
  destination_state text not null default '',
  destination_zip text not null,
  distance_miles integer,
  weight_lb numeric(10, 2) not null,
  handling_units integer not null,
  cubic_feet numeric(10, 2) not null default 0,
  hazmat boolean not null default false,
  cargo_value_for_insurance numeric(12, 2) not null default 0 check (cargo_value_for_insurance >= 0),
  carrier_id integer references carriers (id),
  carrier_quote_id integer,
  pro_number text,
  bol_number text unique,
  po_number text,
  billing_reference text,
  -- What the customer pays and what the carrier gets, once booked.
  price numeric(12, 2),
  cost numeric(12, 2),
  cheapest_price numeric(12, 2),
  price_sort numeric(12, 2) not null generated always as (coalesce(price, cheapest_price, 0)) stored,
  quote_round integer not null default 0,
  quotes_asked integer not null default 0,
  quotes_answered integer not null default 0,
  quotes_received integer not null default 0,
  requote_needed boolean not null default false,
  insurance boolean not null default false,
  loyalty_insurance boolean not null default false,
  portal_notes text not null default '',
  tender_references jsonb not null default '[]',
  cancel_reason text,
  cloned_from integer,
  out_for_delivery_at timestamptz(3),
  last_event text,
  last_event_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Every list is asked group by group, so one index a sort serves each tab and their union.
create index loads_list_id on loads (account_id, status_group, id);
create index loads_list_pickup on loads (account_id, status_group, pickup_date, id);
create index loads_list_delivery on loads (account_id, status_group, delivery_sort, id);
create index loads_list_price on loads (account_id, status_group, price_sort, id);
create index loads_all_id on loads (status_group, id);
create index loads_all_pickup on loads (status_group, pickup_date, id);
create index loads_all_delivery on loads (status_group, delivery_sort, id);
create index loads_all_price on loads (status_group, price_sort, id);
create index loads_quoted on loads (id) where status = 'quoted';
create index loads_pro on loads (carrier_id, pro_number) where pro_number is not null;

create table stops (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  position integer not null,
  type text not null check (type in ('pickup', 'delivery')),
  location_id integer references locations (id),
  name text not null default '',
  address text not null default '',
  city text not null default '',
  state text not null default '',
  zip_code text not null,
  country text not null default 'US',
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  open_time time,
  close_time time,
  residential boolean not null default false,
  limited_access boolean not null default false,
  limited_access_type text,
  reference text not null default '',
  timezone text not null default 'America/Chicago',
  lat double precision,
  lng double precision,
  unique (load_id, position)
);

create table line_items (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  position integer not null,
  commodity text not null,
  nmfc_number text,
  freight_class text not null,
  handling_unit text not null,
  handling_unit_count integer not null check (handling_unit_count > 0),
  packaging_unit text,
  packaging_unit_count integer,
  length numeric(8, 2),
  width numeric(8, 2),
  height numeric(8, 2),
  dimension_unit text not null,
  weight numeric(10, 2) not null check (weight > 0),
  weight_unit text not null,
  stackable boolean not null default false,
  hazmat jsonb,
  unique (load_id, position)
);

create table load_accessorials (
  id integer generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  code text not null,
  details jsonb not null default '{}',
  unique (load_id, code)
);

create table load_history (
  id bigint generated always as identity primary key,
  load_id integer not null references loads (id) on delete cascade,
  at timestamptz(3) not null default now(),
  kind text not null check (kind in ('status', 'edit', 'carrier_event', 'document', 'note')),
  event text not null,
  from_status text,
  to_status text,
  actor_user_id integer references users (id),
  actor_name text,
  reason text,
  details jsonb not null default '{}',
  is_internal boolean not null default false
);
create index load_history_load on load_history (load_id, id);

-- Whole values and their later words in lower case, without accents: search reads a prefix of this.
create table load_terms (
  term text collate "C" not null,
  account_id integer not null,
  load_id integer not null references loads (id) on delete cascade,
  primary key (account_id, term, load_id)
);
create index load_terms_all on load_terms (term, load_id);
create index load_terms_load on load_terms (load_id);

-- Kept by trigger in the mover's own transaction. Slots spread the writers of one busy account.
create table load_counts (
  account_id integer not null references accounts (id) on delete cascade,
  status_group text not null,
  mode text not null,
  slot smallint not null,
  count integer not null,
  primary key (account_id, status_group, mode, slot)
);

create function count_load(account integer, grp text, load_mode text, change integer) returns void language sql as $$
  insert into load_counts (account_id, status_group, mode, slot, count)
  values (account, grp, load_mode, (pg_backend_pid() % 8)::smallint, change)
  on conflict (account_id, status_group, mode, slot) do update set count = load_counts.count + excluded.count
$$;

create function keep_load_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status_group = new.status_group and old.account_id = new.account_id and old.mode = new.mode then
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    perform count_load(old.account_id, old.status_group, old.mode, -1);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    perform count_load(new.account_id, new.status_group, new.mode, 1);
  end if;
  return null;
end $$;
create trigger loads_counts after insert or delete or update of status, account_id, mode on loads
  for each row execute function keep_load_counts();
