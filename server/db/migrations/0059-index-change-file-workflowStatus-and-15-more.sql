-- Make the indexes.
-- Goes with 0058-change-file-workflowStatus-and-15-more.sql.

create index concurrently collection_file_disputed_id_idx on collection_file (disputed, id);
create index concurrently collection_file_arrangement_active_id_idx on collection_file (arrangement_active, id);
create index concurrently collection_file_insolvent_id_idx on collection_file (insolvent, id);
create index concurrently debtor_insolvency_status_id_idx on debtor (insolvency_status, id);
create index concurrently debtor_insolvency_until_id_idx on debtor (insolvency_until, id);
create index concurrently debtor_merged_into_id_id_idx on debtor (merged_into_id, id);

select track_changes('collection_file');
select track_changes('debtor');
