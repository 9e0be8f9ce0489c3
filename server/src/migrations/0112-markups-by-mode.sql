-- What the operator adds to an account's loads of single modes, in place of its markup for all others:
-- {"ltl": {"markup_percent": 12.5, "markup_min": 25}}.
alter table accounts add column markups_by_mode jsonb not null default '{}';
