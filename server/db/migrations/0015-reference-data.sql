-- Which entities were given what every installation starts with; nobody is given it twice.
create table reference_filled (
  entity text primary key,
  filled_at timestamptz not null,
  -- 0: somebody had begun to fill the table before.
  count integer not null
);
