-- Change webhook.active: required.

update webhook set active = true where active is null;
alter table webhook alter column active set not null;

select track_changes('webhook');

-- What the planner remembers of it; leave these lines as they are.
-- - webhook column active {"default":true,"property":"active","required":false,"type":"boolean"}
-- + webhook column active {"default":true,"property":"active","required":true,"type":"boolean"}
