-- Change complaint.status: allow withdrawn.
-- Add complaint.mail.
-- Add complaint.sentence.
-- Change incoming-email.kind: allow mailing.
-- Add incoming-email.confirmedBy.
-- Add incoming-email.sentence.
-- Add incoming-email.caused.
-- Add incoming-email.takenBackAt.

alter table complaint drop constraint complaint_status_check;
alter table incoming_email drop constraint incoming_email_kind_check;

alter table complaint add column mail_id bigint;
alter table complaint add column sentence text collate "und-x-icu";
alter table incoming_email add column confirmed_by text collate "und-x-icu";
alter table incoming_email add column sentence text collate "und-x-icu";
alter table incoming_email add column caused jsonb;
alter table incoming_email add column taken_back_at timestamptz;

alter table complaint add constraint complaint_status_check check (status in ('new', 'confirmed', 'in_investigation', 'answered', 'closed', 'withdrawn', 'escalated_to_dispute_body'));
alter table incoming_email add constraint incoming_email_kind_check check (kind in ('ordinary', 'bounce', 'auto_reply', 'mailing'));
alter table incoming_email add constraint incoming_email_confirmed_by_check check (confirmed_by in ('dmarc', 'dkim', 'spf', 'answer'));
alter table incoming_email add constraint incoming_email_taken_back_at_check check (taken_back_at >= '0001-01-01 00:00Z' and taken_back_at < '10000-01-01 00:00Z');

alter table complaint add constraint complaint_mail_id_fkey foreign key (mail_id) references incoming_email (id) on delete set null;

select track_changes('complaint');
select track_changes('incoming_email');

-- What the planner remembers of it; leave these lines as they are.
-- - complaint column status {"default":"new","property":"status","required":true,"type":"text","values":["new","confirmed","in_investigation","answered","closed","escalated_to_dispute_body"]}
-- - incoming_email column kind {"default":"ordinary","property":"kind","required":false,"type":"text","values":["ordinary","bounce","auto_reply"]}
-- + complaint column mail_id {"property":"mail","references":{"onDelete":"set null","table":"incoming_email"},"required":false,"type":"bigint"}
-- + complaint column sentence {"property":"sentence","required":false,"type":"text"}
-- + complaint column status {"default":"new","property":"status","required":true,"type":"text","values":["new","confirmed","in_investigation","answered","closed","withdrawn","escalated_to_dispute_body"]}
-- + complaint index ["mail_id","id"]
-- + incoming_email column kind {"default":"ordinary","property":"kind","required":false,"type":"text","values":["ordinary","bounce","auto_reply","mailing"]}
-- + incoming_email column confirmed_by {"property":"confirmedBy","required":false,"type":"text","values":["dmarc","dkim","spf","answer"]}
-- + incoming_email column sentence {"property":"sentence","required":false,"type":"text"}
-- + incoming_email column caused {"property":"caused","required":false,"type":"jsonb"}
-- + incoming_email column taken_back_at {"property":"takenBackAt","required":false,"type":"timestamptz"}
-- + incoming_email index ["confirmed_by","id"]
-- + incoming_email index ["taken_back_at","id"]
