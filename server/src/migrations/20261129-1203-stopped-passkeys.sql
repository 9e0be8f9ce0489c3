-- A passkey that was stopped when its password was recovered signs in no more, and is a second factor still: whoever has
-- a mailbox alone gets around no second factor.
alter table passkeys add column stopped_at timestamptz(3);
