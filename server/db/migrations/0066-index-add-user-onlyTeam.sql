-- Make the indexes.
-- Goes with 0065-add-user-onlyTeam.sql.

create index concurrently app_user_only_team_id_id_idx on app_user (only_team_id, id);

select track_changes('app_user');
