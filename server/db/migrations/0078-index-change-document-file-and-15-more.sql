-- Make the indexes.
-- Goes with 0077-change-document-file-and-15-more.sql.

create index concurrently document_precasso_id_id_idx on document (precasso_id, id);
create index concurrently message_precasso_id_id_idx on message (precasso_id, id);
create index concurrently processing_item_precasso_id_id_idx on processing_item (precasso_id, id);
create index concurrently workflow_execution_precasso_id_id_idx on workflow_execution (precasso_id, id);

select track_changes('document');
select track_changes('message');
select track_changes('processing_item');
select track_changes('workflow_execution');
