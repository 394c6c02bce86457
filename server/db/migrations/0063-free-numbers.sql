-- The next number of a series whose form is a setting. Numbers of an earlier form may look like those of this one, so one
-- that stands in the table already is skipped. As the owner, because people from outside do not see all rows.
create function next_free_number(of_table text, of_column text, of_period text, pattern text, is_gapless boolean, before text, width integer, after text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
  taken boolean;
begin
  loop
    given := next_number(of_table, of_column, of_period, pattern, is_gapless);
    execute format('select exists (select from %I where %I = $1)', of_table, of_column)
      into taken using before || lpad(given::text, greatest(width, length(given::text)), '0') || after;
    if not taken then
      return given;
    end if;
  end loop;
end
$$;
