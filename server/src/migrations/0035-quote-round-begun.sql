-- When the carriers of a round began to be asked: their time to answer runs from then, not while the round waits its turn.
alter table quote_rounds add column begun_at timestamptz(3);
update quote_rounds set begun_at = asked_at where closed_at is null;
