-- The change log takes tables with more than fifty such columns: a call has at most a hundred arguments, so the object is
-- put together from parts. Otherwise as in 0047-log-amounts.sql.

-- Entries: +1 a row came, -1 a row went, 0 rows changed in place, null anything may have happened.
create or replace function track_changes(target text) returns void language plpgsql as $track$
declare
  relation regclass := format('%I', target)::regclass;
  sorted text[];
  picked text;
begin
  with indexed as (
    select distinct one.attname::text as name
    from pg_index i
    join pg_attribute one on one.attrelid = i.indrelid and one.attnum = i.indkey[0]
    join pg_attribute two on two.attrelid = i.indrelid and two.attnum = i.indkey[1]
    where i.indrelid = relation and i.indnkeyatts = 2 and i.indpred is null
      and two.attname = 'id' and one.attname <> 'id'
  ), amounts as (
    select attname::text as name from pg_attribute
    where attrelid = relation and attnum > 0 and not attisdropped
      and (atttypid = 'numeric'::regtype or attname in (select name || '_currency' from indexed))
  )
  select coalesce(array_agg(name order by name), '{}') into sorted
  from (select name from indexed union select name from amounts) logged;

  -- Read through jsonb, so that a renamed column makes no write fail until this function is called again.
  select coalesce(string_agg(part, ' || '), 'jsonb_build_object()') into picked
  from (
    select 'jsonb_build_object(' || string_agg(format('%L, j -> %L', name, name), ', ' order by place) || ')' as part
    from unnest(sorted) with ordinality as picks (name, place)
    group by (place - 1) / 50
    order by (place - 1) / 50
  ) parts;

  execute format('create table if not exists change_log.%I (
    xid xid8 not null default pg_current_xact_id(), sign smallint, row_id bigint, keys jsonb)', target);
  execute format('create index if not exists %I on change_log.%I (xid)', target || '_xid_idx', target);

  execute format($body$
    create or replace function change_log.%1$I() returns trigger language plpgsql as $note$
    declare
      entries bigint := 0;
    begin
      if tg_op = 'TRUNCATE' then
        insert into change_log.%1$I (sign) values (null);
        return null;
      elsif tg_op = 'INSERT' then
        if (select count(*) from (select from new_rows limit 1001) counted) > 1000 then
          insert into change_log.%1$I (sign) values (null);
          return null;
        end if;
        insert into change_log.%1$I (sign, row_id, keys)
        select 1, (j -> 'id')::bigint, %2$s from (select to_jsonb(r) as j from new_rows r offset 0) x;
      elsif tg_op = 'DELETE' then
        if (select count(*) from (select from old_rows limit 1001) counted) > 1000 then
          insert into change_log.%1$I (sign) values (null);
          return null;
        end if;
        insert into change_log.%1$I (sign, row_id, keys)
        select -1, (j -> 'id')::bigint, %2$s from (select to_jsonb(r) as j from old_rows r offset 0) x;
      else
        if (select count(*) from (select from new_rows limit 1001) counted) > 1000 then
          insert into change_log.%1$I (sign) values (null);
          return null;
        end if;
        with old_keys as (
          select (j -> 'id')::bigint as id, %2$s as keys from (select to_jsonb(r) as j from old_rows r offset 0) x
        ), new_keys as (
          select (j -> 'id')::bigint as id, %2$s as keys from (select to_jsonb(r) as j from new_rows r offset 0) x
        )
        insert into change_log.%1$I (sign, row_id, keys)
        select -1, id, keys from (select * from old_keys except select * from new_keys) gone
        union all
        select 1, id, keys from (select * from new_keys except select * from old_keys) come;
        get diagnostics entries = row_count;
        if entries = 0 and exists (select from new_rows) then
          insert into change_log.%1$I (sign) values (0);
        end if;
      end if;
      return null;
    end
    $note$
  $body$, target, picked);

  execute format('create or replace trigger track_insert after insert on %s
    referencing new table as new_rows for each statement execute function change_log.%I()', relation, target);
  execute format('create or replace trigger track_update after update on %s
    referencing old table as old_rows new table as new_rows for each statement execute function change_log.%I()',
    relation, target);
  execute format('create or replace trigger track_delete after delete on %s
    referencing old table as old_rows for each statement execute function change_log.%I()', relation, target);
  execute format('create or replace trigger track_truncate after truncate on %s
    for each statement execute function change_log.%I()', relation, target);

  insert into change_log.tracked (table_name, keys) values (target, sorted)
  on conflict (table_name) do update set keys = excluded.keys;
  perform reset_changes(target);
end
$track$;

select track_changes(table_name) from change_log.tracked;
