-- What a bulk run is about, and what became of each record: apart from the runs themselves, whose list is read often.
-- `stamps` are the versions of the records when they were chosen; where an entity has none, the transaction of the last write.
create table bulk_run_plan (
  run_id bigint primary key references bulk_run (id) on delete cascade,
  "values" jsonb not null default '{}',
  question jsonb,
  ids bigint[] not null default '{}',
  stamps bigint[] not null default '{}',
  reasons jsonb not null default '[]',
  locale text not null,
  impersonator_id bigint references app_user (id) on delete set null
);
alter table bulk_run_plan alter column ids set storage external, alter column stamps set storage external;
-- `place` is the record's place in the run, from 1. `stamp` is its version after the run had written it.
create table bulk_run_record (
  run_id bigint not null references bulk_run (id) on delete cascade,
  place int not null,
  record_id bigint,
  outcome text not null check (outcome in ('change', 'same', 'refused', 'changed', 'undone', 'kept')),
  title text,
  changes jsonb not null default '{}',
  errors text[] not null default '{}',
  stamp bigint,
  primary key (run_id, place)
);
