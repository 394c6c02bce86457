-- Add user.onlyTeam.

alter table app_user add column only_team_id bigint;

alter table app_user add constraint app_user_only_team_id_fkey foreign key (only_team_id) references team (id) on delete restrict;

select track_changes('app_user');

-- What the planner remembers of it; leave these lines as they are.
-- + app_user column only_team_id {"property":"onlyTeam","references":{"onDelete":"restrict","table":"team"},"required":false,"type":"bigint"}
-- + app_user index ["only_team_id","id"]
