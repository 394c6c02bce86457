-- What lists know of a table without reading it: a log of the rows that came, went, or moved in an order.
-- docs/lists.md says how totals and positions follow from it.
--
-- `track_changes('merchant')` makes change_log.merchant and the triggers that append to it. No row is shared
-- between writers, so nobody waits for anybody. Call it again whenever the table's columns or indexes change.

create schema change_log;

-- keys: columns with an index (column, id), so the sort keys that entries carry.
-- trimmed: entries of transactions before this one may be gone; a server that has not yet read them starts anew.
create table change_log.tracked (
  table_name text primary key,
  keys text[] not null,
  trimmed xid8 not null default '0'
);

-- Entries: +1 a row came, -1 a row went, 0 rows changed in place, null anything may have happened.
create function track_changes(target text) returns void language plpgsql as $track$
declare
  relation regclass := format('%I', target)::regclass;
  sorted text[];
  picked text;
begin
  select coalesce(array_agg(distinct one.attname::text order by one.attname::text), '{}') into sorted
  from pg_index i
  join pg_attribute one on one.attrelid = i.indrelid and one.attnum = i.indkey[0]
  join pg_attribute two on two.attrelid = i.indrelid and two.attnum = i.indkey[1]
  where i.indrelid = relation and i.indnkeyatts = 2 and i.indpred is null
    and two.attname = 'id' and one.attname <> 'id';

  -- Read through jsonb, so that a renamed column makes no write fail until this function is called again.
  select 'jsonb_build_object(' || coalesce(string_agg(format('%L, j -> %L', name, name), ', '), '') || ')'
  into picked from unnest(sorted) name;

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

-- To be called after a session that went past the triggers (session_replication_role = replica): lists start anew.
create function reset_changes(target text) returns void language plpgsql as $reset$
begin
  execute format('insert into change_log.%I (sign) values (null)', target);
end
$reset$;

-- Before a table is renamed, put aside or dropped: nothing of it stays here.
create function untrack_changes(target text) returns void language plpgsql as $untrack$
begin
  execute format('drop function if exists change_log.%I() cascade', target);
  execute format('drop table if exists change_log.%I', target);
  delete from change_log.tracked where table_name = target;
end
$untrack$;
