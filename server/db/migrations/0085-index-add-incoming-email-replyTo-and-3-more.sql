-- Make the indexes.
-- Goes with 0084-add-incoming-email-replyTo-and-3-more.sql.

create index concurrently incoming_email_sent_at_id_idx on incoming_email (sent_at, id);
create index concurrently incoming_email_size_id_idx on incoming_email (size, id);

select track_changes('incoming_email');
