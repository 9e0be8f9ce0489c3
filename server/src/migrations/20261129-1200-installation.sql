-- Whether this portal began when production refused unsafe settings. One from before is warned of them for one release.
create table installation (
  is_only_row boolean primary key default true check (is_only_row),
  refuses_unsafe boolean not null,
  created_at timestamptz(3) not null default now()
);
insert into installation (refuses_unsafe) select not exists (select from users);
