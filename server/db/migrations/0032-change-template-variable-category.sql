-- Change template-variable.category: allow complaint.

alter table template_variable drop constraint template_variable_category_check;

alter table template_variable add constraint template_variable_category_check check (category in ('file', 'debtor', 'customer', 'office', 'finance', 'legal', 'complaint', 'user', 'custom'));

select track_changes('template_variable');

-- What the planner remembers of it; leave these lines as they are.
-- - template_variable column category {"default":"custom","property":"category","required":false,"type":"text","values":["file","debtor","customer","office","finance","legal","user","custom"]}
-- + template_variable column category {"default":"custom","property":"category","required":false,"type":"text","values":["file","debtor","customer","office","finance","legal","complaint","user","custom"]}
