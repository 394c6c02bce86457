-- What somebody typed into a form and has not saved. `record_id` 0: a record that is not there yet.
-- No foreign key to the record, which may be of any entity: it goes with the record, and hourly with those that went otherwise.
create table draft (
  user_id bigint not null references app_user (id) on delete cascade,
  entity text collate "C" not null,
  record_id bigint not null,
  at timestamptz not null,
  -- Values as typed, and those that stood there when typing began.
  "values" jsonb not null,
  base jsonb not null,
  primary key (user_id, entity, record_id)
);
create index draft_record on draft (entity, record_id);
create index draft_at on draft (at);
