-- Add document.sentWith.

alter table document add column sent_with_id bigint;

alter table document add constraint document_sent_with_id_fkey foreign key (sent_with_id) references message (id) on delete set null;

select track_changes('document');

-- What the planner remembers of it; leave these lines as they are.
-- + document column sent_with_id {"property":"sentWith","references":{"onDelete":"set null","table":"message"},"required":false,"type":"bigint"}
-- + document index ["sent_with_id","id"]
