-- What each check of the law found last night (docs/law.md): how many files, and the first ones.
create table law_finding (
  check_id text collate "C" primary key,
  count integer not null,
  first_ids bigint[] not null,
  checked_at timestamptz not null
);
