-- Make the indexes.
-- Goes with 0070-add-file-mergedInto-and-2-more.sql.

create index concurrently collection_file_merged_into_id_id_idx on collection_file (merged_into_id, id);

select track_changes('collection_file');
