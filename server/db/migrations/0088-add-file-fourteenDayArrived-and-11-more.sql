-- Add file.fourteenDayArrived.
-- Add file.fourteenDayMessage.
-- Add file.fourteenDayDocument.
-- Add email-template.purpose.
-- Add message.hold.
-- Add message.passed.
-- Add message.passReason.
-- Add post-mail-template.purpose.
-- Change processing-item.holdReason: allow deceased, minor, guardianship, arrangement_running, no_judgment, not_in_court, unprintable, sums_differ.
-- Change saved-view.role: allow ROLE_FILE_SEND_OVERRIDE.
-- Add sms-template.purpose.
-- Change workflow-execution.holdReason: allow deceased, minor, guardianship, arrangement_running, no_judgment, not_in_court, unprintable, sums_differ.

alter table processing_item drop constraint processing_item_hold_reason_check;
alter table saved_view drop constraint saved_view_role_check;
alter table workflow_execution drop constraint workflow_execution_hold_reason_check;

alter table collection_file add column fourteen_day_arrived date;
alter table collection_file add column fourteen_day_message_id bigint;
alter table collection_file add column fourteen_day_document_id bigint;
alter table email_template add column purpose text collate "und-x-icu" not null default 'reminder';
alter table message add column hold text collate "und-x-icu";
alter table message add column passed text[] default '{}'::text[];
alter table message add column pass_reason text collate "und-x-icu";
alter table post_mail_template add column purpose text collate "und-x-icu" not null default 'reminder';
alter table sms_template add column purpose text collate "und-x-icu" not null default 'reminder';

alter table collection_file add constraint collection_file_fourteen_day_arrived_check check (fourteen_day_arrived between '0001-01-01' and '9999-12-31');
alter table email_template add constraint email_template_purpose_check check (purpose in ('reminder', 'fourteen_day_letter', 'after_fourteen_days', 'demand', 'last_demand', 'court_announcement', 'court_case', 'judgment', 'arrangement', 'confirmation', 'information', 'answer'));
alter table message add constraint message_hold_check check (hold in ('no_valid_address', 'no_email', 'no_phone', 'opt_out', 'missing_14_day_letter', '14_day_term_running', 'contact_window', 'amount_zero', 'amount_too_low_for_legal', 'limitation_passed', 'disputed', 'insolvency', 'missing_documents', 'client_blocked', 'template_error', 'wki_expired', 'duplicate_message', 'not_in_precasso', 'awaits_approval', 'manual', 'deceased', 'minor', 'guardianship', 'arrangement_running', 'no_judgment', 'not_in_court', 'unprintable', 'sums_differ'));
alter table post_mail_template add constraint post_mail_template_purpose_check check (purpose in ('reminder', 'fourteen_day_letter', 'after_fourteen_days', 'demand', 'last_demand', 'court_announcement', 'court_case', 'judgment', 'arrangement', 'confirmation', 'information', 'answer'));
alter table processing_item add constraint processing_item_hold_reason_check check (hold_reason in ('no_valid_address', 'no_email', 'no_phone', 'opt_out', 'missing_14_day_letter', '14_day_term_running', 'contact_window', 'amount_zero', 'amount_too_low_for_legal', 'limitation_passed', 'disputed', 'insolvency', 'missing_documents', 'client_blocked', 'template_error', 'wki_expired', 'duplicate_message', 'not_in_precasso', 'awaits_approval', 'manual', 'deceased', 'minor', 'guardianship', 'arrangement_running', 'no_judgment', 'not_in_court', 'unprintable', 'sums_differ'));
alter table saved_view add constraint saved_view_role_check check (role in ('ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_FINANCE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_EMPLOYEE_MANAGEMENT', 'ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON', 'ROLE_CONTACT_PERSON_DASHBOARD', 'ROLE_PREVIOUS_ADMIN', 'ROLE_AGENDA', 'ROLE_API_LOG_VIEW', 'ROLE_CUSTOMER_CREATE', 'ROLE_DOWNLOAD_CLIENT_INVOICE', 'ROLE_EMAIL_IMPORT', 'ROLE_EMAIL_TEMPLATE_EDIT', 'ROLE_EMAIL_TEMPLATE_VIEW', 'ROLE_EXCHANGE_FILES', 'ROLE_FILE_BULK_ACTIONS', 'ROLE_FILE_COSTS_OVERRIDE', 'ROLE_FILE_CREATE', 'ROLE_FILE_CREATE_UPLOAD', 'ROLE_FILE_EDIT', 'ROLE_FILE_EXPORT', 'ROLE_FILE_NPS', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND', 'ROLE_FILE_SEND_OVERRIDE', 'ROLE_FILE_SETTINGS_EDIT', 'ROLE_FILE_VIEW_LAST_VISITED', 'ROLE_FINANCE', 'ROLE_LEGAL', 'ROLE_MANAGE_CLIENT', 'ROLE_MANAGE_EMPLOYEE', 'ROLE_MERGING', 'ROLE_NEWS', 'ROLE_POST_MAIL_TEMPLATE_EDIT', 'ROLE_POST_MAIL_TEMPLATE_VIEW', 'ROLE_PRECASSO_CREATE', 'ROLE_PRECASSO_CREATE_UPLOAD', 'ROLE_PRECASSO_EXPORT', 'ROLE_PRECASSO_SEARCH', 'ROLE_PROCESSING', 'ROLE_SETTINGS', 'ROLE_SETTINGS_ACL', 'ROLE_STATISTIC_DASHBOARD_CLIENT', 'ROLE_STATISTIC_DASHBOARD_DEBTOR', 'ROLE_STATISTIC_DASHBOARD_EMAIL', 'ROLE_STATISTIC_DASHBOARD_MANAGEMENT', 'ROLE_STATISTIC_DASHBOARD_SALES', 'ROLE_WORKFLOW_FILE'));
alter table sms_template add constraint sms_template_purpose_check check (purpose in ('reminder', 'fourteen_day_letter', 'after_fourteen_days', 'demand', 'last_demand', 'court_announcement', 'court_case', 'judgment', 'arrangement', 'confirmation', 'information', 'answer'));
alter table workflow_execution add constraint workflow_execution_hold_reason_check check (hold_reason in ('no_valid_address', 'no_email', 'no_phone', 'opt_out', 'missing_14_day_letter', '14_day_term_running', 'contact_window', 'amount_zero', 'amount_too_low_for_legal', 'limitation_passed', 'disputed', 'insolvency', 'missing_documents', 'client_blocked', 'template_error', 'wki_expired', 'duplicate_message', 'not_in_precasso', 'awaits_approval', 'manual', 'deceased', 'minor', 'guardianship', 'arrangement_running', 'no_judgment', 'not_in_court', 'unprintable', 'sums_differ'));

alter table collection_file add constraint collection_file_fourteen_day_message_id_fkey foreign key (fourteen_day_message_id) references message (id) on delete set null;
alter table collection_file add constraint collection_file_fourteen_day_document_id_fkey foreign key (fourteen_day_document_id) references document (id) on delete set null;

select track_changes('collection_file');
select track_changes('email_template');
select track_changes('message');
select track_changes('post_mail_template');
select track_changes('processing_item');
select track_changes('saved_view');
select track_changes('sms_template');
select track_changes('workflow_execution');

-- What the planner remembers of it; leave these lines as they are.
-- - processing_item column hold_reason {"property":"holdReason","required":false,"type":"text","values":["no_valid_address","no_email","no_phone","opt_out","missing_14_day_letter","14_day_term_running","contact_window","amount_zero","amount_too_low_for_legal","limitation_passed","disputed","insolvency","missing_documents","client_blocked","template_error","wki_expired","duplicate_message","not_in_precasso","awaits_approval","manual"]}
-- - saved_view column role {"property":"role","required":false,"type":"text","values":["ROLE_ADMIN","ROLE_SUPER_ADMIN","ROLE_EMPLOYEE","ROLE_EMPLOYEE_FINANCE","ROLE_EMPLOYEE_LEGAL_COUNCIL","ROLE_EMPLOYEE_MANAGEMENT","ROLE_CUSTOMER","ROLE_CONTACT_PERSON","ROLE_CONTACT_PERSON_DASHBOARD","ROLE_PREVIOUS_ADMIN","ROLE_AGENDA","ROLE_API_LOG_VIEW","ROLE_CUSTOMER_CREATE","ROLE_DOWNLOAD_CLIENT_INVOICE","ROLE_EMAIL_IMPORT","ROLE_EMAIL_TEMPLATE_EDIT","ROLE_EMAIL_TEMPLATE_VIEW","ROLE_EXCHANGE_FILES","ROLE_FILE_BULK_ACTIONS","ROLE_FILE_COSTS_OVERRIDE","ROLE_FILE_CREATE","ROLE_FILE_CREATE_UPLOAD","ROLE_FILE_EDIT","ROLE_FILE_EXPORT","ROLE_FILE_NPS","ROLE_FILE_SEARCH","ROLE_FILE_SEND","ROLE_FILE_SETTINGS_EDIT","ROLE_FILE_VIEW_LAST_VISITED","ROLE_FINANCE","ROLE_LEGAL","ROLE_MANAGE_CLIENT","ROLE_MANAGE_EMPLOYEE","ROLE_MERGING","ROLE_NEWS","ROLE_POST_MAIL_TEMPLATE_EDIT","ROLE_POST_MAIL_TEMPLATE_VIEW","ROLE_PRECASSO_CREATE","ROLE_PRECASSO_CREATE_UPLOAD","ROLE_PRECASSO_EXPORT","ROLE_PRECASSO_SEARCH","ROLE_PROCESSING","ROLE_SETTINGS","ROLE_SETTINGS_ACL","ROLE_STATISTIC_DASHBOARD_CLIENT","ROLE_STATISTIC_DASHBOARD_DEBTOR","ROLE_STATISTIC_DASHBOARD_EMAIL","ROLE_STATISTIC_DASHBOARD_MANAGEMENT","ROLE_STATISTIC_DASHBOARD_SALES","ROLE_WORKFLOW_FILE"]}
-- - workflow_execution column hold_reason {"property":"holdReason","required":false,"type":"text","values":["no_valid_address","no_email","no_phone","opt_out","missing_14_day_letter","14_day_term_running","contact_window","amount_zero","amount_too_low_for_legal","limitation_passed","disputed","insolvency","missing_documents","client_blocked","template_error","wki_expired","duplicate_message","not_in_precasso","awaits_approval","manual"]}
-- + collection_file column fourteen_day_arrived {"property":"fourteenDayArrived","required":false,"type":"date"}
-- + collection_file column fourteen_day_message_id {"property":"fourteenDayMessage","references":{"onDelete":"set null","table":"message"},"required":false,"type":"bigint"}
-- + collection_file column fourteen_day_document_id {"property":"fourteenDayDocument","references":{"onDelete":"set null","table":"document"},"required":false,"type":"bigint"}
-- + collection_file index ["fourteen_day_arrived","id"]
-- + collection_file index ["fourteen_day_message_id","id"]
-- + collection_file index ["fourteen_day_document_id","id"]
-- + email_template column purpose {"default":"reminder","property":"purpose","required":true,"type":"text","values":["reminder","fourteen_day_letter","after_fourteen_days","demand","last_demand","court_announcement","court_case","judgment","arrangement","confirmation","information","answer"]}
-- + email_template index ["purpose","id"]
-- + message column hold {"property":"hold","required":false,"type":"text","values":["no_valid_address","no_email","no_phone","opt_out","missing_14_day_letter","14_day_term_running","contact_window","amount_zero","amount_too_low_for_legal","limitation_passed","disputed","insolvency","missing_documents","client_blocked","template_error","wki_expired","duplicate_message","not_in_precasso","awaits_approval","manual","deceased","minor","guardianship","arrangement_running","no_judgment","not_in_court","unprintable","sums_differ"]}
-- + message column passed {"default":[],"property":"passed","required":false,"type":"text[]"}
-- + message column pass_reason {"property":"passReason","required":false,"type":"text"}
-- + message index ["hold","id"]
-- + post_mail_template column purpose {"default":"reminder","property":"purpose","required":true,"type":"text","values":["reminder","fourteen_day_letter","after_fourteen_days","demand","last_demand","court_announcement","court_case","judgment","arrangement","confirmation","information","answer"]}
-- + post_mail_template index ["purpose","id"]
-- + processing_item column hold_reason {"property":"holdReason","required":false,"type":"text","values":["no_valid_address","no_email","no_phone","opt_out","missing_14_day_letter","14_day_term_running","contact_window","amount_zero","amount_too_low_for_legal","limitation_passed","disputed","insolvency","missing_documents","client_blocked","template_error","wki_expired","duplicate_message","not_in_precasso","awaits_approval","manual","deceased","minor","guardianship","arrangement_running","no_judgment","not_in_court","unprintable","sums_differ"]}
-- + saved_view column role {"property":"role","required":false,"type":"text","values":["ROLE_ADMIN","ROLE_SUPER_ADMIN","ROLE_EMPLOYEE","ROLE_EMPLOYEE_FINANCE","ROLE_EMPLOYEE_LEGAL_COUNCIL","ROLE_EMPLOYEE_MANAGEMENT","ROLE_CUSTOMER","ROLE_CONTACT_PERSON","ROLE_CONTACT_PERSON_DASHBOARD","ROLE_PREVIOUS_ADMIN","ROLE_AGENDA","ROLE_API_LOG_VIEW","ROLE_CUSTOMER_CREATE","ROLE_DOWNLOAD_CLIENT_INVOICE","ROLE_EMAIL_IMPORT","ROLE_EMAIL_TEMPLATE_EDIT","ROLE_EMAIL_TEMPLATE_VIEW","ROLE_EXCHANGE_FILES","ROLE_FILE_BULK_ACTIONS","ROLE_FILE_COSTS_OVERRIDE","ROLE_FILE_CREATE","ROLE_FILE_CREATE_UPLOAD","ROLE_FILE_EDIT","ROLE_FILE_EXPORT","ROLE_FILE_NPS","ROLE_FILE_SEARCH","ROLE_FILE_SEND","ROLE_FILE_SEND_OVERRIDE","ROLE_FILE_SETTINGS_EDIT","ROLE_FILE_VIEW_LAST_VISITED","ROLE_FINANCE","ROLE_LEGAL","ROLE_MANAGE_CLIENT","ROLE_MANAGE_EMPLOYEE","ROLE_MERGING","ROLE_NEWS","ROLE_POST_MAIL_TEMPLATE_EDIT","ROLE_POST_MAIL_TEMPLATE_VIEW","ROLE_PRECASSO_CREATE","ROLE_PRECASSO_CREATE_UPLOAD","ROLE_PRECASSO_EXPORT","ROLE_PRECASSO_SEARCH","ROLE_PROCESSING","ROLE_SETTINGS","ROLE_SETTINGS_ACL","ROLE_STATISTIC_DASHBOARD_CLIENT","ROLE_STATISTIC_DASHBOARD_DEBTOR","ROLE_STATISTIC_DASHBOARD_EMAIL","ROLE_STATISTIC_DASHBOARD_MANAGEMENT","ROLE_STATISTIC_DASHBOARD_SALES","ROLE_WORKFLOW_FILE"]}
-- + sms_template column purpose {"default":"reminder","property":"purpose","required":true,"type":"text","values":["reminder","fourteen_day_letter","after_fourteen_days","demand","last_demand","court_announcement","court_case","judgment","arrangement","confirmation","information","answer"]}
-- + sms_template index ["purpose","id"]
-- + workflow_execution column hold_reason {"property":"holdReason","required":false,"type":"text","values":["no_valid_address","no_email","no_phone","opt_out","missing_14_day_letter","14_day_term_running","contact_window","amount_zero","amount_too_low_for_legal","limitation_passed","disputed","insolvency","missing_documents","client_blocked","template_error","wki_expired","duplicate_message","not_in_precasso","awaits_approval","manual","deceased","minor","guardianship","arrangement_running","no_judgment","not_in_court","unprintable","sums_differ"]}
