-- Keep due_diligence_status of customer by what is written of due-diligence.

create function due_diligence_customer_id_totals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $totals$
declare
  ids bigint[];
begin
  if tg_op = 'TRUNCATE' then
    update customer set due_diligence_status = 'open'
      where row(due_diligence_status) is distinct from row('open');
    return null;
  elsif tg_op = 'INSERT' then
    ids := array(select distinct customer_id from new_rows where customer_id is not null);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct customer_id from old_rows where customer_id is not null);
  else
    ids := array(select distinct customer_id from ((select id, customer_id, status from new_rows except select id, customer_id, status from old_rows) union all (select id, customer_id, status from old_rows except select id, customer_id, status from new_rows)) changed where customer_id is not null);
  end if;
  if cardinality(ids) = 0 then
    return null;
  end if;
  perform from customer where id = any(ids) order by id for no key update;
  if tg_op = 'INSERT' then
    update customer p set due_diligence_status = s.due_diligence_status
      from (select q.id, coalesce((select n.status from due_diligence n where n.customer_id = q.id order by n.id desc limit 1), 'open') as due_diligence_status from customer q where q.id = any(ids)) s
      where s.id = p.id and row(p.due_diligence_status) is distinct from row(s.due_diligence_status);
  elsif tg_op = 'DELETE' then
    update customer p set due_diligence_status = s.due_diligence_status
      from (select q.id, coalesce((select n.status from due_diligence n where n.customer_id = q.id order by n.id desc limit 1), 'open') as due_diligence_status from customer q where q.id = any(ids)) s
      where s.id = p.id and row(p.due_diligence_status) is distinct from row(s.due_diligence_status);
  else
    update customer p set due_diligence_status = s.due_diligence_status
      from (select q.id, coalesce((select n.status from due_diligence n where n.customer_id = q.id order by n.id desc limit 1), 'open') as due_diligence_status from customer q where q.id = any(ids)) s
      where s.id = p.id and row(p.due_diligence_status) is distinct from row(s.due_diligence_status);
  end if;
  return null;
end $totals$;

create trigger due_diligence_customer_id_totals_insert after insert on due_diligence referencing new table as new_rows for each statement execute function due_diligence_customer_id_totals();
create trigger due_diligence_customer_id_totals_update after update on due_diligence referencing old table as old_rows new table as new_rows for each statement execute function due_diligence_customer_id_totals();
create trigger due_diligence_customer_id_totals_delete after delete on due_diligence referencing old table as old_rows for each statement execute function due_diligence_customer_id_totals();
create trigger due_diligence_customer_id_totals_truncate after truncate on due_diligence for each statement execute function due_diligence_customer_id_totals();

update customer p set due_diligence_status = s.due_diligence_status
  from (select q.id, coalesce((select n.status from due_diligence n where n.customer_id = q.id order by n.id desc limit 1), 'open') as due_diligence_status from customer q) s
  where s.id = p.id and row(p.due_diligence_status) is distinct from row(s.due_diligence_status);

-- What the planner remembers of it; leave these lines as they are.
-- + due_diligence totals due_diligence_customer_id_totals {"by":"customer_id","columns":[{"column":"due_diligence_status","fold":"last","none":"'open'","value":"status","where":"true"}],"of":"customer","reads":["status"]}
