-- What an export finds, and for whom it is written: with which rights, so that it is not downloaded with others. It goes with the export.
create table export_job_plan (
  export_id bigint primary key references export_job (id) on delete cascade,
  question jsonb not null,
  locale text collate "C" not null,
  impersonator_id bigint references app_user (id) on delete set null,
  rights text
);

-- What a merge of files moved, so that it can be taken back to the cent.
create table file_merge_receipt (
  merge_id bigint primary key references file_merge (id) on delete cascade,
  moved jsonb not null
);
