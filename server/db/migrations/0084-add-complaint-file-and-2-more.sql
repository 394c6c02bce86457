-- Add complaint.file.
-- Add import-row.file.
-- Add import-row.precasso.

alter table complaint add column file_id bigint;
alter table import_row add column file_id bigint;
alter table import_row add column precasso_id bigint;

update complaint c set file_id = f.id from collection_file f where f.number = c.file_number;
update import_row r set file_id = f.id from collection_file f where r.status = 'imported' and r.result_type = 'file' and f.id = r.result_id;
update import_row r set precasso_id = p.id from precasso p where r.status = 'imported' and r.result_type = 'precasso' and p.id = r.result_id;

alter table complaint add constraint complaint_file_id_fkey foreign key (file_id) references collection_file (id) on delete set null;
alter table import_row add constraint import_row_file_id_fkey foreign key (file_id) references collection_file (id) on delete set null;
alter table import_row add constraint import_row_precasso_id_fkey foreign key (precasso_id) references precasso (id) on delete set null;

select track_changes('complaint');
select track_changes('import_row');

-- What the planner remembers of it; leave these lines as they are.
-- + complaint column file_id {"property":"file","references":{"onDelete":"set null","table":"collection_file"},"required":false,"type":"bigint"}
-- + complaint index ["file_id","id"]
-- + import_row column file_id {"property":"file","references":{"onDelete":"set null","table":"collection_file"},"required":false,"type":"bigint"}
-- + import_row column precasso_id {"property":"precasso","references":{"onDelete":"set null","table":"precasso"},"required":false,"type":"bigint"}
-- + import_row index ["file_id","id"]
-- + import_row index ["precasso_id","id"]
