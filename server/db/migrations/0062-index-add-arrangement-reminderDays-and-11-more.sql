-- Make the indexes.
-- Goes with 0061-add-arrangement-reminderDays-and-11-more.sql.

create index concurrently arrangement_reminder_days_id_idx on arrangement (reminder_days, id);
create index concurrently arrangement_rest_id_idx on arrangement (rest, id);
create index concurrently arrangement_covers_all_id_idx on arrangement (covers_all, id);
create index concurrently arrangement_recomputed_on_id_idx on arrangement (recomputed_on, id);
create index concurrently arrangement_after_payment_id_idx on arrangement (after_payment, id);
create index concurrently dispute_answered_at_id_idx on dispute (answered_at, id);
create index concurrently dispute_answered_by_id_id_idx on dispute (answered_by_id, id);
create index concurrently instalment_change_id_idx on instalment (change, id);
create index concurrently instalment_agreed_on_id_idx on instalment (agreed_on, id);

select track_changes('arrangement');
select track_changes('dispute');
select track_changes('instalment');
