-- Add shared-info.status, filled in from what stood in has_link and revoked_at.
-- Keep shared-info.hasLink by shared-info.status.

alter table shared_info add column status text collate "und-x-icu" not null default 'unshared';
update shared_info set status = case when revoked_at is not null then 'revoked' else 'shared' end
  where revoked_at is not null or (has_link and token_hash is not null);

drop index shared_info_has_link_id_idx;
alter table shared_info drop column has_link;
alter table shared_info add column has_link boolean generated always as ((case when coalesce("status" = 'shared', false) then true else false end)) stored;
alter table shared_info add constraint shared_info_status_check check (status in ('unshared', 'shared', 'revoked'));
alter table shared_info add constraint shared_info_status_shared_check check (status <> 'shared' or token_hash is not null);
alter table shared_info add constraint shared_info_status_revoked_check check (status <> 'revoked' or revoked_at is not null);

select track_changes('shared_info');

-- What the planner remembers of it; leave these lines as they are.
-- - shared_info column has_link {"default":false,"property":"hasLink","required":false,"type":"boolean"}
-- + shared_info column status {"default":"unshared","property":"status","required":true,"type":"text","values":["unshared","shared","revoked"]}
-- + shared_info column has_link {"computed":{"reads":["status enum"],"sql":"(case when coalesce(\"status\" = 'shared', false) then true else false end)"},"property":"hasLink","required":false,"type":"boolean"}
-- + shared_info index ["status","id"]
-- + shared_info filled {"column":"status","value":"shared","columns":["token_hash"]}
-- + shared_info filled {"column":"status","value":"revoked","columns":["revoked_at"]}
