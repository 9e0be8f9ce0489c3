-- From when a draft of a tariff is to count, as whoever prepares it has planned; null until somebody says so.
alter table tariff_drafts add column effective_from date;
