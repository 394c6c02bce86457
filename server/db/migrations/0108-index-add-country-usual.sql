-- Make the indexes.
-- Goes with 0107-add-country-usual.sql.

create index concurrently country_usual_id_idx on country (usual, id);

select track_changes('country');
