-- What became of each open file of a debtor when a protection was entered, and the phase that it had.
create table protected_file (
  event_id bigint not null references insolvency_event (id) on delete cascade,
  file_id bigint not null references collection_file (id) on delete cascade,
  outcome text not null check (outcome in ('suspended', 'waits', 'monitored')),
  phase text not null,
  primary key (event_id, file_id)
);
create index protected_file_file on protected_file (file_id);

-- By which a debtor is recognised, however it was written.
create index debtor_contact_email_lower on debtor_contact (lower(email)) where email is not null;
create index debtor_company_lower on debtor (lower(company)) where company is not null;
