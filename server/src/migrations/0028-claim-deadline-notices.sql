-- Who was told of a case's clock before it ran out and once it had: one row a clock, its day and stage, whichever of
-- many servers comes by first. A clock that moves to another day is told of anew.

create table claim_deadline_notices (
  claim_id integer not null references claims (id) on delete cascade,
  deadline text not null,
  due_on date not null,
  -- Two weeks before, three days before, once it is over.
  stage text not null check (stage in ('soon', 'last', 'over')),
  noticed_at timestamptz(3) not null default now(),
  primary key (claim_id, deadline, due_on, stage)
);
