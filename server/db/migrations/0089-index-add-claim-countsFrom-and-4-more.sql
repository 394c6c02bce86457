-- Make the indexes.
-- Goes with 0088-add-claim-countsFrom-and-4-more.sql.

create index concurrently claim_counts_from_id_idx on claim (counts_from, id);
create index concurrently cost_line_counts_until_id_idx on cost_line (counts_until, id);
create index concurrently insolvency_event_counts_from_id_idx on insolvency_event (counts_from, id);
create index concurrently payment_counts_until_id_idx on payment (counts_until, id);
create index concurrently write_off_counts_until_id_idx on write_off (counts_until, id);

select track_changes('claim');
select track_changes('cost_line');
select track_changes('insolvency_event');
select track_changes('payment');
select track_changes('write_off');
