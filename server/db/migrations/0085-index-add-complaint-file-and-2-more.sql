-- Make the indexes.
-- Goes with 0084-add-complaint-file-and-2-more.sql.

create index concurrently complaint_file_id_id_idx on complaint (file_id, id);
create index concurrently import_row_file_id_id_idx on import_row (file_id, id);
create index concurrently import_row_precasso_id_id_idx on import_row (precasso_id, id);

select track_changes('complaint');
select track_changes('import_row');
