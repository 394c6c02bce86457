-- Where the records of a run are of several entities, as what points at a replaced record: that of each, and the property written.
alter table bulk_run_record add column entity text, add column property text;
-- Finds what a replacement has told of already.
create index bulk_run_record_of_idx on bulk_run_record (run_id, entity, property, record_id) where entity is not null;
