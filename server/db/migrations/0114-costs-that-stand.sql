-- What a debtor owes by the facts of its letters, whoever writes it: costs need a letter to each consumer who owes, which named claims of the file and
-- whose term is over, and come to no more than its letters may announce; they are booked as their cost line says, and on no day on which the debtor
-- is protected, dead, or a minor for whom nobody speaks.

-- Collection costs by the scale (Bik, art. 2), of cents without VAT.
create function scale_costs(principal numeric) returns bigint language sql immutable as $$
  select case when principal <= 0 then 0 else least(677500, greatest(4000, round(
    least(principal, 250000) * 0.15 + greatest(0, least(principal, 500000) - 250000) * 0.10 + greatest(0, least(principal, 1000000) - 500000) * 0.05
    + greatest(0, least(principal, 20000000) - 1000000) * 0.01 + greatest(0, principal - 20000000) * 0.005)))::bigint end
$$;

-- A letter is what was sent: it came back or it did not, and nothing else of it changes. No term is shorter than fourteen days.
alter table fourteen_day_letter add constraint fourteen_day_letter_term check (term_end >= sent + 14) not valid;
create function letter_stays() returns trigger language plpgsql as $$
begin
  raise exception '14-day letter: % of % is refused: what was sent stays', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger letter_stays before delete or update of file_id, debtor_id, message_id, sent, term_end, announced, vat_deductible on fourteen_day_letter
  for each row execute function letter_stays();
create trigger letter_claims_stay before delete or update on fourteen_day_claim for each row execute function letter_stays();

create or replace view unlawful_cost as select id, file_id, key, why from (
  select e.id, e.file_id, e.key,
      case
        when s.of_collection and (
            (f.file_type = 'private' and f.costs_without_letter is null and (f.fourteen_day_state <> 'expired_unpaid' or coalesce(e.day <= f.fourteen_day_end, false)
              or exists (select from (select f.debtor_id as id union all select x.target_id from collection_file_co_debtors x join debtor o on o.id = x.target_id and o.kind = 'private' where x.owner_id = f.id) d
                where not exists (select from claim c join fourteen_day_claim m on m.claim_id = c.id join fourteen_day_letter n on n.id = m.letter_id join debtor r on r.id = n.debtor_id
                  where c.file_id = f.id and not n.lost and n.term_end < e.day and coalesce(r.merged_into_id, r.id) = d.id))))
            or s.of_protected)
          then 'no collection costs before the 14-day letter has expired unpaid, nor of a protected debtor'
        when s.of_case and f.phase in ('amicable', 'partner') then 'no costs of a proceeding without one'
        when s.of_others and f.file_type = 'private' then 'a consumer owes no such cost'
        when s.of_protected then 'no costs of a protected debtor'
        when l.id is null then 'a cost is booked as its cost line says'
        when s.of_collection and f.file_type = 'private' and (
            select sum(p.cents) from ledger_entry o join ledger_posting p on p.entry_id = o.id and p.account = 'collection_costs'
              join cost_line k on o.key = 'cost ' || k.id and k.file_id = o.file_id and k.status = 'booked'
              where o.file_id = f.id and o.kind = 'cost' and o.reverses is null and (select r.id from ledger_entry r where r.reverses = o.id) is null)
            > (select coalesce(sum(scale_costs(n.named)), 0) from (select sum(m.cents) as named from claim c join fourteen_day_claim m on m.claim_id = c.id
                join fourteen_day_letter t on t.id = m.letter_id and not t.lost join debtor r on r.id = t.debtor_id
                where c.file_id = f.id and coalesce(r.merged_into_id, r.id) = f.debtor_id group by t.id) n)
              + case when f.costs_without_letter is null then 0 else (select coalesce(scale_costs(sum(c.amount)), 0) from claim c where c.file_id = f.id and c.type <> 'credit_note') end
          then 'more collection costs than its letters may announce'
      end as why
    from ledger_entry e join collection_file f on f.id = e.file_id
      cross join lateral (select coalesce(sum(p.cents), 0) as cents, coalesce(bool_or(p.account in ('collection_costs', 'collection_costs_vat')), false) as of_collection,
          coalesce(bool_or(p.account in ('court_costs', 'execution_costs')), false) as of_case, coalesce(bool_or(p.account = 'other_costs'), false) as of_others,
          exists (select from insolvency_event v where v.debtor_id = f.debtor_id and v.kind <> 'vow' and e.day between v.start_date and coalesce(v.end_date, 'infinity'))
          or exists (select from debtor d where d.id = f.debtor_id and (d.deceased_at <= e.day
            or (d.kind = 'private' and d.representative_id is null and e.day between d.birth_date and (d.birth_date + interval '18 years')::date - 1))) as of_protected
        from ledger_posting p where p.entry_id = e.id and p.cents > 0 and p.account <> 'claimed') s
      -- In closed books what differs from an entry of before is booked by another one of the same line.
      left join cost_line l on l.id = case when e.key ~ '^cost [0-9]{1,18}( |$)' then split_part(e.key, ' ', 2)::bigint end and l.file_id = e.file_id and l.charge_to = 'debtor'
        and l.status = 'booked' and (s.of_collection or s.of_case or s.of_others) and (
          select sum(p.cents) from ledger_entry o join ledger_posting p on p.entry_id = o.id and p.account <> 'claimed'
            where o.file_id = e.file_id and o.kind = 'cost' and split_part(o.key, ' ', 2) = l.id::text) in (l.amount, l.amount + coalesce(l.vat_amount, 0))
    where e.kind = 'cost' and e.reverses is null and s.cents > 0 and not exists (select from ledger_entry r where r.reverses = e.id)
      -- Taken back from closed books, where it stays.
      and not exists (select from cost_line k where split_part(e.key, ' ', 2) = k.id::text and k.file_id = e.file_id and k.status = 'reversed' and e.day < k.counts_until)) as looked
  where why is not null;

-- Nothing but a cost charges a cost; what is claimed is the claim.
create function ledger_kind_in() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_posting p where p.entry_id = new.id and p.cents > 0
      and p.account in ('execution_costs', 'court_costs', 'collection_costs', 'collection_costs_vat', 'other_costs')) then
    raise exception 'ledger: % charges a cost', new.key using errcode = 'check_violation';
  end if;
  if new.kind = 'claim' and (select sum(p.cents) from ledger_posting p where p.entry_id = new.id and p.account = 'principal')
      is distinct from (select c.amount from claim c where new.key = 'claim ' || c.id and c.file_id = new.file_id) then
    raise exception 'ledger: % books another amount than was claimed', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_kind_in after insert on ledger_entry deferrable initially deferred for each row
  when (new.reverses is null and new.kind in ('claim', 'credit', 'interest', 'payment', 'allocation', 'write_off')) execute function ledger_kind_in();

-- What was charged stands by its letters, its line and its debtor as they are at the end of the transaction.
create function costs_stand(files bigint[]) returns void language plpgsql as $$
declare
  one record;
begin
  select file_id, why into one from unlawful_cost where file_id = any (files) limit 1;
  if found then raise exception 'ledger: file %: %', one.file_id, one.why using errcode = 'check_violation'; end if;
end $$;
create or replace function file_costs_stand() returns trigger language plpgsql as $$
begin
  perform costs_stand(array[new.id]);
  return null;
end $$;
create function letter_costs_stand() returns trigger language plpgsql as $$
begin
  perform costs_stand(array(select c.file_id from fourteen_day_claim m join claim c on c.id = m.claim_id where m.letter_id = new.id));
  return null;
end $$;
create constraint trigger letter_costs_stand after update on fourteen_day_letter deferrable initially deferred for each row
  when (old.lost is distinct from new.lost) execute function letter_costs_stand();
create function line_costs_stand() returns trigger language plpgsql as $$
begin
  perform costs_stand(array[old.file_id, new.file_id]);
  return null;
end $$;
create constraint trigger line_costs_stand after update on cost_line deferrable initially deferred for each row
  when ((old.file_id, old.amount, old.vat_amount, old.charge_to, old.status) is distinct from (new.file_id, new.amount, new.vat_amount, new.charge_to, new.status))
  execute function line_costs_stand();
create function debtor_costs_stand() returns trigger language plpgsql as $$
begin
  perform costs_stand(array(select f.id from collection_file f where f.debtor_id = (to_jsonb(new) ->> case tg_table_name when 'debtor' then 'id' else 'debtor_id' end)::bigint));
  return null;
end $$;
create constraint trigger debtor_costs_stand after update on debtor deferrable initially deferred for each row
  when ((old.kind, old.deceased_at, old.birth_date, old.representative_id) is distinct from (new.kind, new.deceased_at, new.birth_date, new.representative_id))
  execute function debtor_costs_stand();
create constraint trigger protected_costs_stand after insert or update on insolvency_event deferrable initially deferred for each row execute function debtor_costs_stand();

create or replace function ledger_cost_in() returns trigger language plpgsql as $$
declare
  unlawful text;
begin
  select why into unlawful from unlawful_cost where id = new.id limit 1;
  if found then raise exception 'ledger: %', unlawful using errcode = 'check_violation'; end if;
  return null;
end $$;
