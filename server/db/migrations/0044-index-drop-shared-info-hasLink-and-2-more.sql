-- Make the indexes.
-- Goes with 0043-drop-shared-info-hasLink-and-2-more.sql.

create index concurrently shared_info_status_id_idx on shared_info (status, id);
create index concurrently shared_info_has_link_id_idx on shared_info (has_link, id);

select track_changes('shared_info');
