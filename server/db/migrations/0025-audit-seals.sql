-- Seals of the audit: each is a hash over some of its rows and over the seal before (server/auditChain).
create table audit_seal (
  id bigint primary key,
  sealed_at timestamptz not null,
  -- Of the rows that it is over: not always without gaps, because a row with a lower number may be committed later.
  ids int8multirange not null,
  row_count int not null,
  hash text not null
);

create function refuse_seal_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_seal is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function refuse_seal_change();
