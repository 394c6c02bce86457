-- Make the indexes.
-- Goes with 0088-add-file-fourteenDayArrived-and-11-more.sql.

create index concurrently collection_file_fourteen_day_arrived_id_idx on collection_file (fourteen_day_arrived, id);
create index concurrently collection_file_fourteen_day_message_id_id_idx on collection_file (fourteen_day_message_id, id);
create index concurrently collection_file_fourteen_day_document_id_id_idx on collection_file (fourteen_day_document_id, id);
create index concurrently email_template_purpose_id_idx on email_template (purpose, id);
create index concurrently message_hold_id_idx on message (hold, id);
create index concurrently post_mail_template_purpose_id_idx on post_mail_template (purpose, id);
create index concurrently sms_template_purpose_id_idx on sms_template (purpose, id);

select track_changes('collection_file');
select track_changes('email_template');
select track_changes('message');
select track_changes('post_mail_template');
select track_changes('sms_template');
