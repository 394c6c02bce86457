-- Make the indexes.
-- Goes with 0067-add-file-workflow-and-16-more.sql.

create index concurrently collection_file_workflow_id_id_idx on collection_file (workflow_id, id);
create index concurrently collection_file_workflow_step_id_id_idx on collection_file (workflow_step_id, id);
create index concurrently collection_file_workflow_step_due_at_id_idx on collection_file (workflow_step_due_at, id);
create index concurrently collection_file_workflow_step_due_at_workflow_status_id_idx on collection_file (workflow_step_due_at, workflow_status, id);
create index concurrently debtor_contact_blocked_at_id_idx on debtor_contact (blocked_at, id);

select track_changes('collection_file');
select track_changes('debtor_contact');
