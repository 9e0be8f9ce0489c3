-- What is written across a drawn certificate: one that was cancelled is drawn again with the word.
alter table insurance_documents add column stamp text check (stamp in ('cancelled', 'ended'));
