-- The costs of a file are read by the file: entries have no index by it alone, so that each cost read the index of all entries and all cost lines (80 ms
-- with 100,000 files, a second with a million).
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
          select sum(p.cents) from ledger_posting p join ledger_entry o on o.id = p.entry_id
            where p.file_id = e.file_id and p.account <> 'claimed' and o.kind = 'cost' and split_part(o.key, ' ', 2) = l.id::text) in (l.amount, l.amount + coalesce(l.vat_amount, 0))
    where e.kind = 'cost' and e.reverses is null and s.cents > 0 and not exists (select from ledger_entry r where r.reverses = e.id)
      -- Taken back from closed books, where it stays.
      and not exists (select from cost_line k where split_part(e.key, ' ', 2) = k.id::text and k.file_id = e.file_id and k.status = 'reversed' and e.day < k.counts_until)) as looked
  where why is not null;
