-- Whom an answer answers, so that mail programs show both together, and where the next one goes.
alter table mail add column message_id text;
alter table mail add column in_reply_to text;
alter table mail add column reply_to text;
create index mail_message_id on mail (message_id) where message_id is not null;
