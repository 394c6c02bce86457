-- Change api-client.active: required.

update api_client set active = true where active is null;
alter table api_client alter column active set not null;

select track_changes('api_client');

-- What the planner remembers of it; leave these lines as they are.
-- - api_client column active {"default":true,"property":"active","required":false,"type":"boolean"}
-- + api_client column active {"default":true,"property":"active","required":true,"type":"boolean"}
