-- How often a process died in the middle of a job: such an attempt does not count, up to a limit.
create table killed_jobs (
  job_id bigint primary key,
  kills integer not null
);

-- Tenders that wait for their carrier, for the watch that looks after those whose job is gone.
create index tenders_unanswered on tenders (created_at) where status in ('queued', 'sending', 'pending');
-- Tenders by the moment of their answer, for the watch over bills of lading.
create index tenders_accepted on tenders (answered_at) where status = 'accepted';
