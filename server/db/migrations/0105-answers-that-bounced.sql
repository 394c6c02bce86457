-- An answer that somebody wrote from the inbox, and that nobody got: its mail server reported so. `problem` says why.
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check check (state in ('queued', 'sent', 'kept', 'failed', 'unknown', 'bounced'));
