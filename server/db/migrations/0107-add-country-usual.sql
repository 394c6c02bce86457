-- Add country.usual.

alter table country add column usual boolean default false;

select track_changes('country');

-- What the planner remembers of it; leave these lines as they are.
-- + country column usual {"default":false,"property":"usual","required":false,"type":"boolean"}
-- + country index ["usual","id"]
