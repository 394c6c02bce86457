-- Add import-job.contentGone.

alter table import_job add column content_gone boolean default false;

select track_changes('import_job');

-- What the planner remembers of it; leave these lines as they are.
-- + import_job column content_gone {"default":false,"property":"contentGone","required":false,"type":"boolean"}
