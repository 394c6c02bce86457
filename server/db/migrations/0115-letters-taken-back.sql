-- A letter that the office sent stays. One that only a client told of is taken back with the claims of its import; costs that stood by it do not stay.
create or replace function letter_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
      select from fourteen_day_letter n where n.message_id is not null
        and n.id = (to_jsonb(old) ->> case tg_table_name when 'fourteen_day_letter' then 'id' else 'letter_id' end)::bigint) then
    return old;
  end if;
  raise exception '14-day letter: % of % is refused: what was sent stays', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;

create function letter_gone_costs_stand() returns trigger language plpgsql as $$
begin
  perform costs_stand(array(select c.file_id from claim c where c.id = old.claim_id));
  return null;
end $$;
create constraint trigger letter_gone_costs_stand after delete on fourteen_day_claim deferrable initially deferred for each row execute function letter_gone_costs_stand();

-- What costs stand by has many parts: it is planned once a session, not for each list of files (20 ms).
alter function costs_stand(bigint[]) set plan_cache_mode = force_generic_plan;
alter function ledger_cost_in() set plan_cache_mode = force_generic_plan;
