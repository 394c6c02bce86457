-- A letter that the mail server may have taken, though nobody heard that it did: a person decides.
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check check (state in ('queued', 'sent', 'kept', 'failed', 'unknown'));
create index mail_unknown on mail (id) where state = 'unknown';

-- Which database this was when it was last served, so that a copy of it is known as one.
create table served_as (
  only_row boolean primary key default true check (only_row),
  -- cluster, database and this very table: another one after a dump was restored
  name text not null,
  -- of an embedded database: its folder on the disk
  folder text,
  -- counts the times that a standby took over, or that the database was brought back to an earlier moment
  timeline text not null,
  seen_at timestamptz not null,
  -- Since then mail and webhooks wait for an administrator.
  held_since timestamptz
);
