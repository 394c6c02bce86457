-- Add claim.countsFrom.
-- Add cost-line.countsUntil.
-- Add insolvency-event.countsFrom.
-- Add payment.countsUntil.
-- Add write-off.countsUntil.

alter table claim add column counts_from date;
alter table cost_line add column counts_until date;
alter table insolvency_event add column counts_from date;
alter table payment add column counts_until date;
alter table write_off add column counts_until date;

alter table claim add constraint claim_counts_from_check check (counts_from between '0001-01-01' and '9999-12-31');
alter table cost_line add constraint cost_line_counts_until_check check (counts_until between '0001-01-01' and '9999-12-31');
alter table insolvency_event add constraint insolvency_event_counts_from_check check (counts_from between '0001-01-01' and '9999-12-31');
alter table payment add constraint payment_counts_until_check check (counts_until between '0001-01-01' and '9999-12-31');
alter table write_off add constraint write_off_counts_until_check check (counts_until between '0001-01-01' and '9999-12-31');

select track_changes('claim');
select track_changes('cost_line');
select track_changes('insolvency_event');
select track_changes('payment');
select track_changes('write_off');

-- What the planner remembers of it; leave these lines as they are.
-- + claim column counts_from {"property":"countsFrom","required":false,"type":"date"}
-- + claim index ["counts_from","id"]
-- + cost_line column counts_until {"property":"countsUntil","required":false,"type":"date"}
-- + cost_line index ["counts_until","id"]
-- + insolvency_event column counts_from {"property":"countsFrom","required":false,"type":"date"}
-- + insolvency_event index ["counts_from","id"]
-- + payment column counts_until {"property":"countsUntil","required":false,"type":"date"}
-- + payment index ["counts_until","id"]
-- + write_off column counts_until {"property":"countsUntil","required":false,"type":"date"}
-- + write_off index ["counts_until","id"]
