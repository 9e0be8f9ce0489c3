-- In which form a paper of one type was drawn, where there are several: labels on a roll, on sheets, for a printer.
alter table documents add column form text not null default '';
