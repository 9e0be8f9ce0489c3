-- What became of a demo request: one row opens one account at most, whichever of two operators was faster.
alter table demo_requests
  add column status text not null default 'waiting' check (status in ('waiting', 'account_opened', 'declined')),
  add column account_id integer references accounts (id),
  add column answered_by integer references users (id),
  add column answered_at timestamptz(3),
  add constraint demo_requests_answer check (
    (status = 'waiting') = (answered_at is null) and (status = 'account_opened') = (account_id is not null)
  );
create index demo_requests_status on demo_requests (status, id desc);
