-- Settings of the office (domain/settings): only what differs from what holds by itself. A secret is kept sealed.
create table setting (
  key text collate "C" primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by bigint references app_user (id) on delete set null
);
