-- Numbers of series (x-store.series): how far each has come, per year where its form says the year.
create table number_series (
  -- '<table>.<column>'
  series text collate "C" not null,
  -- '2026'; empty where the form has no year.
  period text collate "C" not null,
  -- Without gaps: the number given last. Otherwise what is added to the next value of the column's sequence.
  last bigint not null,
  primary key (series, period)
);

-- The next number. A series that may have no gaps makes writers take turns until they commit, and a number that was rolled
-- back is given again; otherwise nobody waits, and what was rolled back leaves a gap. Where nothing is counted yet, it goes
-- on after the highest number that stands in the table (`pattern` has the number in its group). As the owner, because
-- people from outside do not see all rows.
create function next_number(of_table text, of_column text, of_period text, pattern text, is_gapless boolean) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  key text := of_table || '.' || of_column;
  ids text;
  start bigint;
  given bigint;
begin
  if is_gapless then
    update number_series set last = last + 1 where series = key and period = of_period returning last into given;
    if found then
      return given;
    end if;
  else
    ids := pg_get_serial_sequence(quote_ident(of_table), of_column);
    select last into start from number_series where series = key and period = of_period;
    if found then
      return start + nextval(ids);
    end if;
  end if;
  execute format('select coalesce(max(substring(t.%1$I from $1)::bigint), 0) from %2$I t where t.%1$I ~ $1', of_column, of_table)
    into given using pattern;
  if is_gapless then
    insert into number_series (series, period, last) values (key, of_period, given + 1)
      on conflict (series, period) do update set last = number_series.last + 1 returning last into given;
    return given;
  end if;
  execute format('select case when is_called then last_value else 0 end from %s', ids) into start;
  insert into number_series (series, period, last) values (key, of_period, given - start) on conflict (series, period) do nothing;
  select last into start from number_series where series = key and period = of_period;
  return start + nextval(ids);
end
$$;
