-- Which side a paper comes from: what a shipper uploads as a proof of delivery is not the carrier's.
alter table documents add column filed_by text not null default 'portal'
  check (filed_by in ('portal', 'carrier', 'operator', 'shipper'));

update documents set filed_by = 'carrier' where type = 'pod' and created_by is null;
update documents set filed_by = case when exists (
    select from users join role_permissions held on held.role_id = users.role_id
      join permissions on permissions.id = held.permission_id
    where users.id = documents.created_by and permissions.name = 'act_for_operator') then 'operator' else 'shipper' end
  where created_by is not null and drawn_from is null;
