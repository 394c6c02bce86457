-- Make the indexes.
-- Goes with 0084-change-complaint-status-and-7-more.sql.

create index concurrently complaint_mail_id_id_idx on complaint (mail_id, id);
create index concurrently incoming_email_confirmed_by_id_idx on incoming_email (confirmed_by, id);
create index concurrently incoming_email_taken_back_at_id_idx on incoming_email (taken_back_at, id);

select track_changes('complaint');
select track_changes('incoming_email');
