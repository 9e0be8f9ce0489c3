-- Containers at their terminals are listed by the last free day that is shown: the first one of a load's containers, each
-- of which may have its own, and where none was typed the one that follows from what was reported.
create function first_free_day(numbers text[], containers integer, own jsonb, usual date) returns date
language sql immutable
return (
  select min(coalesce(
    (select (one ->> 'last_free_day')::date from jsonb_array_elements(own) one where one ->> 'number' = numbers[n]),
    usual
  ))
  from generate_series(1, containers) n
);

-- Written by whoever watches free time, who reads the reports and the operator's terms anyway.
alter table drayage_details add column computed_free_day date;
alter table drayage_details add column free_until date generated always as (
  first_free_day(container_numbers, container_count, container_free_days, coalesce(last_free_day, computed_free_day))
) stored;

drop index drayage_details_last_free_day;
create index drayage_details_free_until on drayage_details (free_until) where free_until is not null;
