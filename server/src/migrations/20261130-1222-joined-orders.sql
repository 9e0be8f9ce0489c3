-- Orders from one door to another on one day travel as one load: what each was is kept, set aside with the load it became.
alter table loads add column joined_into integer references loads;
create index loads_joined_into on loads (joined_into) where joined_into is not null;
-- Drafts side by side: from and to the same postal codes on one day.
create index loads_at_doors on loads (account_id, pickup_date, destination_zip, origin_zip) where status = 'unassigned';
