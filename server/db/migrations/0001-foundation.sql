-- What every table rests on: trigrams for the search text. Text sorts by the collation "und-x-icu",
-- which both engines bring along; where a PostgreSQL was built without ICU this stops here and says so.

create extension if not exists pg_trgm;

do $$
begin
  if not exists (select from pg_collation where collname = 'und-x-icu') then
    raise exception 'this PostgreSQL has no collation "und-x-icu": install one that is built with ICU';
  end if;
end
$$;
