-- How the last digit of a carrier's PRO numbers follows from the others, where the carrier publishes it. Carriers from
-- before have no rule until the operator says one.
alter table carriers add column pro_check text not null default 'none'
  constraint carriers_pro_check check (pro_check in ('none', 'mod_7', 'mod_11'));
