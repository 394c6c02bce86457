-- Make the indexes.
-- Goes with 0088-add-cost-line-base-and-1-more.sql.

create index concurrently cost_line_nothing_owed_id_idx on cost_line (nothing_owed, id);

select track_changes('cost_line');
