-- Make the indexes.
-- Goes with 0073-add-email-classification-accuracy-and-3-more.sql.

create index concurrently email_classification_judged_id_idx on email_classification (judged, id);

select track_changes('email_classification');
