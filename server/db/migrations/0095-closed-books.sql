-- What is booked in closed books stays, and nothing is added to them: the day on which an entry counts is compared, not the one of its booking.
-- A payment, cost or write-off of closed books is taken back by an entry of an open day.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('claim', 'credit', 'cost', 'interest', 'payment', 'allocation', 'refund', 'reversal', 'write_off')) not valid;
alter table ledger_entry validate constraint ledger_entry_kind_check;

create function ledger_entry_open() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select (value #>> '{}')::date into closed from setting where key = 'finance.lockDate';
  if exists (select from added where day <= closed) then
    raise exception 'ledger: the books are closed up to and including %', closed using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_open after insert on ledger_entry referencing new table as added for each statement execute function ledger_entry_open();
