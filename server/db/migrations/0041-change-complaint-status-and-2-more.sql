-- Change complaint.status: required.
-- Change due-diligence.status: required.
-- Keep due_diligence_status of customer by what is written of due-diligence.

drop function if exists due_diligence_customer_id_totals() cascade;

update complaint set status = 'new' where status is null;
alter table complaint alter column status set not null;
update due_diligence set status = 'open' where status is null;
alter table due_diligence alter column status set not null;

alter table complaint add constraint complaint_status_confirmed_check check (status <> 'confirmed' or confirmed_at is not null);
alter table complaint add constraint complaint_status_in_investigation_check check (status <> 'in_investigation' or confirmed_at is not null);
alter table complaint add constraint complaint_status_answered_check check (status <> 'answered' or (outcome is not null and answer is not null and answered_at is not null));
alter table due_diligence add constraint due_diligence_status_approved_check check (status <> 'approved' or decided_at is not null);
alter table due_diligence add constraint due_diligence_status_rejected_check check (status <> 'rejected' or (decided_at is not null and reason is not null));

select track_changes('complaint');
select track_changes('due_diligence');

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
-- - complaint column status {"default":"new","property":"status","required":false,"type":"text","values":["new","confirmed","in_investigation","answered","closed","escalated_to_dispute_body"]}
-- - due_diligence column status {"default":"open","property":"status","required":false,"type":"text","values":["open","in_review","approved","rejected","expired"]}
-- + complaint column status {"default":"new","property":"status","required":true,"type":"text","values":["new","confirmed","in_investigation","answered","closed","escalated_to_dispute_body"]}
-- + complaint filled {"column":"status","value":"confirmed","columns":["confirmed_at"]}
-- + complaint filled {"column":"status","value":"in_investigation","columns":["confirmed_at"]}
-- + complaint filled {"column":"status","value":"answered","columns":["outcome","answer","answered_at"]}
-- + due_diligence column status {"default":"open","property":"status","required":true,"type":"text","values":["open","in_review","approved","rejected","expired"]}
-- + due_diligence filled {"column":"status","value":"approved","columns":["decided_at"]}
-- + due_diligence filled {"column":"status","value":"rejected","columns":["decided_at","reason"]}
