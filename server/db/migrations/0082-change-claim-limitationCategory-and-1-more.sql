-- Change claim.limitationCategory: no default.
-- Hold the rule limitation of legal-type.

alter table claim alter column limitation_category drop default;

alter table legal_type add constraint legal_type_limitation_rule check ((coalesce("limitation_years" = 2, false) or coalesce("limitation_years" = 5, false) or coalesce("limitation_years" = 20, false))) not valid;

select track_changes('claim');
select track_changes('legal_type');

-- What the planner remembers of it; leave these lines as they are.
-- - claim column limitation_category {"default":"contract_5","property":"limitationCategory","required":false,"type":"text","values":["contract_5","consumer_2","general_20","judgment_20"]}
-- + claim column limitation_category {"property":"limitationCategory","required":false,"type":"text","values":["contract_5","consumer_2","general_20","judgment_20"]}
-- + legal_type rule legal_type_limitation_rule {"check":"(coalesce(\"limitation_years\" = 2, false) or coalesce(\"limitation_years\" = 5, false) or coalesce(\"limitation_years\" = 20, false))","field":"limitationYears"}
