-- Change claim.limitationCategory: no default.
-- Add import-job.contentGone.
-- Turn legal-type.limitationYears into limitationCategory.

alter table claim alter column limitation_category drop default;
alter table import_job add column content_gone boolean default false;
alter table legal_type add column limitation_category text collate "und-x-icu" default 'contract_5';

update legal_type set limitation_category = case when limitation_years <= 2 then 'consumer_2' when limitation_years <= 5 then 'contract_5' else 'general_20' end;
drop index legal_type_limitation_years_id_idx;
alter table legal_type drop column limitation_years;

alter table legal_type add constraint legal_type_limitation_category_check check (limitation_category in ('contract_5', 'consumer_2', 'general_20'));

select track_changes('claim');
select track_changes('import_job');
select track_changes('legal_type');

-- What the planner remembers of it; leave these lines as they are.
-- - claim column limitation_category {"default":"contract_5","property":"limitationCategory","required":false,"type":"text","values":["contract_5","consumer_2","general_20","judgment_20"]}
-- - legal_type column limitation_years {"default":5,"property":"limitationYears","required":false,"type":"integer"}
-- - legal_type index ["limitation_years","id"]
-- + claim column limitation_category {"property":"limitationCategory","required":false,"type":"text","values":["contract_5","consumer_2","general_20","judgment_20"]}
-- + import_job column content_gone {"default":false,"property":"contentGone","required":false,"type":"boolean"}
-- + legal_type column limitation_category {"default":"contract_5","property":"limitationCategory","required":false,"type":"text","values":["contract_5","consumer_2","general_20"]}
-- + legal_type index ["limitation_category","id"]
