-- Make the indexes.
-- Goes with 0112-add-message-purpose.sql.

create index concurrently message_purpose_id_idx on message (purpose, id);

select track_changes('message');
