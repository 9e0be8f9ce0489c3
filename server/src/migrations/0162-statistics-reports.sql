-- The operator's figures, mailed as a spreadsheet: once on the day of its rhythm, whichever of many servers does it.
create table statistics_reports (
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  day date not null,
  sent_at timestamptz(3) not null default now(),
  primary key (rhythm, day)
);
