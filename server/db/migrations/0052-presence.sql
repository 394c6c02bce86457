-- Who has which record open now. Unlogged: nothing of it is worth keeping, and it is written every few seconds.
-- `record_id` without foreign key, since it may be of any entity; rows of people who have gone are deleted hourly.
create unlogged table presence (
  entity text collate "C" not null,
  record_id bigint not null,
  user_id bigint not null references app_user (id) on delete cascade,
  is_editing boolean not null,
  seen_at timestamptz not null,
  primary key (entity, record_id, user_id, is_editing)
);
