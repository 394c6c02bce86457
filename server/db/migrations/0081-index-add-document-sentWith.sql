-- Make the indexes.
-- Goes with 0080-add-document-sentWith.sql.

create index concurrently document_sent_with_id_id_idx on document (sent_with_id, id);

select track_changes('document');
