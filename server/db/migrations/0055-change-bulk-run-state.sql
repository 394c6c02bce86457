-- Change bulk-run.state: allow checking.

alter table bulk_run drop constraint bulk_run_state_check;

alter table bulk_run add constraint bulk_run_state_check check (state in ('checking', 'previewed', 'running', 'done', 'stopped', 'undoing', 'undone'));

select track_changes('bulk_run');

-- What the planner remembers of it; leave these lines as they are.
-- - bulk_run column state {"default":"previewed","property":"state","required":true,"type":"text","values":["previewed","running","done","stopped","undoing","undone"]}
-- + bulk_run column state {"default":"previewed","property":"state","required":true,"type":"text","values":["checking","previewed","running","done","stopped","undoing","undone"]}
