-- Make the indexes.
-- Goes with 0082-change-claim-limitationCategory-and-3-more.sql.

create index concurrently legal_type_limitation_category_id_idx on legal_type (limitation_category, id);

select track_changes('legal_type');
