-- Add incoming-email.replyTo.
-- Add incoming-email.sentAt.
-- Add incoming-email.size.
-- Add incoming-email.notes.

alter table incoming_email add column reply_to text collate "und-x-icu";
alter table incoming_email add column sent_at timestamptz;
alter table incoming_email add column size bigint;
alter table incoming_email add column notes jsonb;

alter table incoming_email add constraint incoming_email_sent_at_check check (sent_at >= '0001-01-01 00:00Z' and sent_at < '10000-01-01 00:00Z');
alter table incoming_email add constraint incoming_email_size_check check (size between -9007199254740991 and 9007199254740991);

select track_changes('incoming_email');

-- What the planner remembers of it; leave these lines as they are.
-- + incoming_email column reply_to {"property":"replyTo","required":false,"type":"text"}
-- + incoming_email column sent_at {"property":"sentAt","required":false,"type":"timestamptz"}
-- + incoming_email column size {"property":"size","required":false,"type":"bigint"}
-- + incoming_email column notes {"property":"notes","required":false,"type":"jsonb"}
-- + incoming_email index ["sent_at","id"]
-- + incoming_email index ["size","id"]
