-- People keep views of the accounts too.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('loads', 'claims', 'dispatch', 'accounts'));
