-- People keep views of Dispatch too.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('loads', 'claims', 'dispatch'));
