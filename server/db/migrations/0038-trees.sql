-- Records that are parts of others of their own kind (x-relation.hierarchy): no circle is made, and no more levels than
-- the trigger says. Writers of one table take turns, or two could make each other's part their own at the same moment.
-- As the owner, because people from outside do not see all rows. TR001: part of itself; TR002: too deep.
create function keep_tree() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  is_circle boolean;
  levels int;
begin
  select a.attname into parent from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = t.tgattr[0]
    where t.tgrelid = tg_relid and t.tgname = tg_name;
  perform pg_advisory_xact_lock(hashtextextended('tree of ' || tg_table_name, 0));
  execute format('with recursive above (id, level) as (
      select ($1).%1$I, 1 union select up.%1$I, above.level + 1 from above join %2$I up on up.id = above.id where up.%1$I is not null and above.id <> ($1).id and above.level < 1000)
    select bool_or(id = ($1).id), max(level) from above', parent, tg_table_name)
    using new into is_circle, levels;
  if is_circle then
    raise exception 'record % of % would be part of itself', new.id, tg_table_name using errcode = 'TR001', column = parent;
  end if;
  execute format('with recursive below (id, level) as (
      select ($1).id, 1 union select down.id, below.level + 1 from below join %2$I down on down.%1$I = below.id where below.level < 1000)
    select $2 + max(level) from below', parent, tg_table_name)
    using new, levels into levels;
  if levels > tg_argv[0]::int then
    raise exception 'record % of % would stand on level %', new.id, tg_table_name, levels
      using errcode = 'TR002', column = parent, detail = tg_argv[0];
  end if;
  return null;
end
$$;
