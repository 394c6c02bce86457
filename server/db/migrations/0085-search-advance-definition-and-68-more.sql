-- Search advance-definition by code, name.
-- Search agenda-item by note.
-- Search agenda-subject by code, name.
-- Search allocation-template by name.
-- Search api-alert-rule by name.
-- Search api-client by name, key_prefix.
-- Search user by username, name, email.
-- Search arrangement by number.
-- Search bailiff by name, office, kvk_number, email, city.
-- Search bailiff-tariff by article, description, source.
-- Search bank-account by name, iban.
-- Search claim by number, agreement_reference.
-- Search client-api-plugin by plugin, version.
-- Search client-cost-template by name, description.
-- Search close-reason by code, name.
-- Search file by number, client_reference, customer_number, payment_reference.
-- Search import-mapping by name.
-- Search complaint by number, complainant_name, complainant_email, file_number, subject.
-- Search contact-person by first_name, last_name, job_title, email, phone, mobile.
-- Search cost-type by code, name, ledger.
-- Search country by code, name, phone_prefix.
-- Search court by name, district, visit_city.
-- Search court-fee by source.
-- Search customer by number, company, trade_name, kvk_number, iban, email, phone, city.
-- Search debtor by number, initials, first_name, insertion, last_name, company, kvk_number, iban.
-- Search debtor-address by street, postcode, city.
-- Search debtor-contact by email, phone.
-- Search dialer-blacklist by phone, note.
-- Search document by name.
-- Search email-classification by code, name.
-- Search email-template by name, code, subject, body.
-- Search employee-group by code, name.
-- Search extra-cost-definition by code, name.
-- Search file-log by subject, content.
-- Search file-log-type by code, name.
-- Search file-status by name, api_code.
-- Search holiday by name.
-- Search import-job by name.
-- Search incoming-email by from_address, from_name, to_address, subject, excerpt.
-- Search insolvency-event by reference.
-- Search interest-rate by source.
-- Search legal-type by code, name.
-- Search mailbox by address, host.
-- Search merchant by name, webshop_name, url, kvk_number, external_id.
-- Search message by to_address, subject.
-- Search mime-type by mime_type, name.
-- Search news-item by title, content.
-- Search partner by name.
-- Search payment by description.
-- Search payment-description by code, name, pattern, counterparty_iban.
-- Search post-mail-template by name, code, subject, body.
-- Search precasso by number, claim_numbers, client_reference, payment_reference.
-- Search processing-run by name.
-- Search representative by name, organisation, email, phone, city, reference.
-- Search salutation by code, name.
-- Search saved-view by name.
-- Search scheduled-send by name.
-- Search shared-info by title, recipient.
-- Search sms-template by name, code, text.
-- Search subpoena-salary by source.
-- Search subpoena-template by name, code, parties, grounds, claim.
-- Search tag by name.
-- Search team by name.
-- Search template-variable by key, label, texts.
-- Search webhook by name, url.
-- Search webhook-delivery by event, file, event_id.
-- Search workflow by name, code.
-- Search workflow-step by name.
-- Keep what file is found by in collection_file_search.

alter table advance_definition drop column search_text;
alter table agenda_item drop column search_text;
alter table agenda_subject drop column search_text;
alter table allocation_template drop column search_text;
alter table api_alert_rule drop column search_text;
alter table api_client drop column search_text;
alter table app_user drop column search_text;
alter table arrangement drop column search_text;
alter table bailiff drop column search_text;
alter table bailiff_tariff drop column search_text;
alter table bank_account drop column search_text;
alter table claim drop column search_text;
alter table client_api_plugin drop column search_text;
alter table client_cost_template drop column search_text;
alter table close_reason drop column search_text;
alter table collection_file drop column search_text;
alter table column_mapping drop column search_text;
alter table complaint drop column search_text;
alter table contact_person drop column search_text;
alter table cost_type drop column search_text;
alter table country drop column search_text;
alter table court drop column search_text;
alter table court_fee drop column search_text;
alter table customer drop column search_text;
alter table debtor drop column search_text;
alter table debtor_address drop column search_text;
alter table debtor_contact drop column search_text;
alter table dialer_blacklist drop column search_text;
alter table document drop column search_text;
alter table email_classification drop column search_text;
alter table email_template drop column search_text;
alter table employee_group drop column search_text;
alter table extra_cost_definition drop column search_text;
alter table file_log drop column search_text;
alter table file_log_type drop column search_text;
alter table file_status drop column search_text;
alter table holiday drop column search_text;
alter table import_job drop column search_text;
alter table incoming_email drop column search_text;
alter table insolvency_event drop column search_text;
alter table interest_rate drop column search_text;
alter table legal_type drop column search_text;
alter table mailbox drop column search_text;
alter table merchant drop column search_text;
alter table message drop column search_text;
alter table mime_type drop column search_text;
alter table news_item drop column search_text;
alter table partner drop column search_text;
alter table payment drop column search_text;
alter table payment_description drop column search_text;
alter table post_mail_template drop column search_text;
alter table precasso drop column search_text;
alter table processing_run drop column search_text;
alter table representative drop column search_text;
alter table salutation drop column search_text;
alter table saved_view drop column search_text;
alter table scheduled_send drop column search_text;
alter table shared_info drop column search_text;
alter table sms_template drop column search_text;
alter table subpoena_salary drop column search_text;
alter table subpoena_template drop column search_text;
alter table tag drop column search_text;
alter table team drop column search_text;
alter table template_variable drop column search_text;
alter table webhook drop column search_text;
alter table webhook_delivery drop column search_text;
alter table workflow drop column search_text;
alter table workflow_step drop column search_text;
drop function if exists collection_file_search_by_collection_file_kept() cascade;
drop function if exists collection_file_search_by_claim_kept() cascade;
drop function if exists collection_file_search_by_debtor_kept() cascade;
drop function if exists collection_file_search_by_collection_file_co_debtors_kept() cascade;
drop function if exists collection_file_search_by_debtor_contact_kept() cascade;
drop function if exists collection_file_search_by_debtor_address_kept() cascade;
drop function if exists collection_file_search_write_kept(bigint[]);
drop table if exists collection_file_search;

alter table advance_definition add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table agenda_item add column search_text text collate "C" generated always as (searched(coalesce(note, ''))) stored;
alter table agenda_subject add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table allocation_template add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table api_alert_rule add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table api_client add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(key_prefix, ''))) stored;
alter table app_user add column search_text text collate "C" generated always as (searched(coalesce(username, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))) stored;
alter table arrangement add column search_text text collate "C" generated always as (searched(coalesce(number, ''))) stored;
alter table bailiff add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(office, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(city, ''))) stored;
alter table bailiff_tariff add column search_text text collate "C" generated always as (searched(coalesce(article, '') || ' ' || coalesce(description ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(description ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(description ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(source, ''))) stored;
alter table bank_account add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(iban, ''))) stored;
alter table claim add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(agreement_reference, ''))) stored;
alter table client_api_plugin add column search_text text collate "C" generated always as (searched(coalesce(plugin, '') || ' ' || coalesce(version, ''))) stored;
alter table client_cost_template add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(description, ''))) stored;
alter table close_reason add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table collection_file add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(client_reference, '') || ' ' || coalesce(customer_number, '') || ' ' || coalesce(payment_reference, ''))) stored;
alter table column_mapping add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table complaint add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(complainant_name, '') || ' ' || coalesce(complainant_email, '') || ' ' || coalesce(file_number, '') || ' ' || coalesce(subject, ''))) stored;
alter table contact_person add column search_text text collate "C" generated always as (searched(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(job_title, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(mobile, ''))) stored;
alter table cost_type add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(ledger, ''))) stored;
alter table country add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(phone_prefix, ''))) stored;
alter table court add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(district, '') || ' ' || coalesce(visit_city, ''))) stored;
alter table court_fee add column search_text text collate "C" generated always as (searched(coalesce(source, ''))) stored;
alter table customer add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(company, '') || ' ' || coalesce(trade_name, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(iban, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, ''))) stored;
alter table debtor add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(initials, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(insertion, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(iban, ''))) stored;
alter table debtor_address add column search_text text collate "C" generated always as (searched(coalesce(street, '') || ' ' || coalesce(postcode, '') || ' ' || coalesce(city, ''))) stored;
alter table debtor_contact add column search_text text collate "C" generated always as (searched(coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
alter table dialer_blacklist add column search_text text collate "C" generated always as (searched(coalesce(phone, '') || ' ' || coalesce(note, ''))) stored;
alter table document add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table email_classification add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table email_template add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || coalesce(subject ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'de', '') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'nl', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'en', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'fr', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'de', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu")) stored;
alter table employee_group add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name, ''))) stored;
alter table extra_cost_definition add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table file_log add column search_text text collate "C" generated always as (searched(coalesce(subject, '') || ' ' || coalesce(content, ''))) stored;
alter table file_log_type add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table file_status add column search_text text collate "C" generated always as (searched(coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(api_code, ''))) stored;
alter table holiday add column search_text text collate "C" generated always as (searched(coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table import_job add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table incoming_email add column search_text text collate "C" generated always as (searched(coalesce(from_address, '') || ' ' || coalesce(from_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(excerpt, ''))) stored;
alter table insolvency_event add column search_text text collate "C" generated always as (searched(coalesce(reference, ''))) stored;
alter table interest_rate add column search_text text collate "C" generated always as (searched(coalesce(source, ''))) stored;
alter table legal_type add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table mailbox add column search_text text collate "C" generated always as (searched(coalesce(address, '') || ' ' || coalesce(host, ''))) stored;
alter table merchant add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(webshop_name, '') || ' ' || coalesce(url, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(external_id, ''))) stored;
alter table message add column search_text text collate "C" generated always as (searched(coalesce(to_address, '') || ' ' || coalesce(subject, ''))) stored;
alter table mime_type add column search_text text collate "C" generated always as (searched(coalesce(mime_type, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table news_item add column search_text text collate "C" generated always as (searched(coalesce(title ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(title ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(title ->> 'fr', '') collate "und-x-icu" || ' ' || regexp_replace(coalesce(content ->> 'nl', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(content ->> 'en', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(content ->> 'fr', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu")) stored;
alter table partner add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table payment add column search_text text collate "C" generated always as (searched(coalesce(description, ''))) stored;
alter table payment_description add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(pattern, '') || ' ' || coalesce(counterparty_iban, ''))) stored;
alter table post_mail_template add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || coalesce(subject ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(subject ->> 'de', '') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'nl', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'en', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'fr', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu" || ' ' || regexp_replace(coalesce(body ->> 'de', ''), '<[^>]*>', ' ', 'g') collate "und-x-icu")) stored;
alter table precasso add column search_text text collate "C" generated always as (searched(coalesce(number, '') || ' ' || coalesce(claim_numbers, '') || ' ' || coalesce(client_reference, '') || ' ' || coalesce(payment_reference, ''))) stored;
alter table processing_run add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table representative add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, '') || ' ' || coalesce(reference, ''))) stored;
alter table salutation add column search_text text collate "C" generated always as (searched(coalesce(code, '') || ' ' || coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;
alter table saved_view add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table scheduled_send add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table shared_info add column search_text text collate "C" generated always as (searched(coalesce(title, '') || ' ' || coalesce(recipient, ''))) stored;
alter table sms_template add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || coalesce(text ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(text ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(text ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(text ->> 'de', '') collate "und-x-icu")) stored;
alter table subpoena_salary add column search_text text collate "C" generated always as (searched(coalesce(source, ''))) stored;
alter table subpoena_template add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || coalesce(parties, '') || ' ' || coalesce(grounds, '') || ' ' || coalesce(claim, ''))) stored;
alter table tag add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table team add column search_text text collate "C" generated always as (searched(coalesce(name, ''))) stored;
alter table template_variable add column search_text text collate "C" generated always as (searched(coalesce(key, '') || ' ' || coalesce(label ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(label ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(label ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(texts ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(texts ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(texts ->> 'fr', '') collate "und-x-icu" || ' ' || coalesce(texts ->> 'de', '') collate "und-x-icu")) stored;
alter table webhook add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(url, ''))) stored;
alter table webhook_delivery add column search_text text collate "C" generated always as (searched(coalesce(event, '') || ' ' || coalesce(file, '') || ' ' || coalesce(event_id, ''))) stored;
alter table workflow add column search_text text collate "C" generated always as (searched(coalesce(name, '') || ' ' || coalesce(code, ''))) stored;
alter table workflow_step add column search_text text collate "C" generated always as (searched(coalesce(name ->> 'nl', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'en', '') collate "und-x-icu" || ' ' || coalesce(name ->> 'fr', '') collate "und-x-icu")) stored;

select track_changes('advance_definition');
select track_changes('agenda_item');
select track_changes('agenda_subject');
select track_changes('allocation_template');
select track_changes('api_alert_rule');
select track_changes('api_client');
select track_changes('app_user');
select track_changes('arrangement');
select track_changes('bailiff');
select track_changes('bailiff_tariff');
select track_changes('bank_account');
select track_changes('claim');
select track_changes('client_api_plugin');
select track_changes('client_cost_template');
select track_changes('close_reason');
select track_changes('collection_file');
select track_changes('column_mapping');
select track_changes('complaint');
select track_changes('contact_person');
select track_changes('cost_type');
select track_changes('country');
select track_changes('court');
select track_changes('court_fee');
select track_changes('customer');
select track_changes('debtor');
select track_changes('debtor_address');
select track_changes('debtor_contact');
select track_changes('dialer_blacklist');
select track_changes('document');
select track_changes('email_classification');
select track_changes('email_template');
select track_changes('employee_group');
select track_changes('extra_cost_definition');
select track_changes('file_log');
select track_changes('file_log_type');
select track_changes('file_status');
select track_changes('holiday');
select track_changes('import_job');
select track_changes('incoming_email');
select track_changes('insolvency_event');
select track_changes('interest_rate');
select track_changes('legal_type');
select track_changes('mailbox');
select track_changes('merchant');
select track_changes('message');
select track_changes('mime_type');
select track_changes('news_item');
select track_changes('partner');
select track_changes('payment');
select track_changes('payment_description');
select track_changes('post_mail_template');
select track_changes('precasso');
select track_changes('processing_run');
select track_changes('representative');
select track_changes('salutation');
select track_changes('saved_view');
select track_changes('scheduled_send');
select track_changes('shared_info');
select track_changes('sms_template');
select track_changes('subpoena_salary');
select track_changes('subpoena_template');
select track_changes('tag');
select track_changes('team');
select track_changes('template_variable');
select track_changes('webhook');
select track_changes('webhook_delivery');
select track_changes('workflow');
select track_changes('workflow_step');

create table collection_file_search (
  id bigint primary key references collection_file (id) on delete cascade,
  text_1 text collate "C" not null,
  text_2 text collate "C" not null,
  text_3 text collate "C" not null
);

create function collection_file_search_write_kept(ids bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  written bigint;
begin
  insert into collection_file_search as s (id, text_1, text_2, text_3)
  select r.id,
    searched(concat_ws(' ', r.number, r.client_reference, r.customer_number, r.payment_reference, (select string_agg(concat_ws(' ', a1.number, a1.agreement_reference), ' ' order by a1.id) from claim a1 where a1.file_id = r.id), (select concat_ws(' ', a1.name, a1.number) from debtor a1 where a1.id = r.debtor_id), (select string_agg(concat_ws(' ', a1.name, a1.number), ' ' order by a1.id) from collection_file_co_debtors l0, debtor a1 where l0.owner_id = r.id and a1.id = l0.target_id)) collate "und-x-icu"),
    searched(concat_ws(' ', (select concat_ws(' ', a1.kvk_number) from debtor a1 where a1.id = r.debtor_id), (select string_agg(concat_ws(' ', a2.email, a2.phone), ' ' order by a2.id) from debtor a1, debtor_contact a2 where a1.id = r.debtor_id and a2.debtor_id = a1.id), (select string_agg(concat_ws(' ', a2.street, a2.postcode, a2.house_number, a2.house_extension), ' ' order by a2.id) from debtor a1, debtor_address a2 where a1.id = r.debtor_id and a2.debtor_id = a1.id), (select string_agg(concat_ws(' ', a1.kvk_number), ' ' order by a1.id) from collection_file_co_debtors l0, debtor a1 where l0.owner_id = r.id and a1.id = l0.target_id), (select string_agg(concat_ws(' ', a2.email, a2.phone), ' ' order by a2.id) from collection_file_co_debtors l0, debtor a1, debtor_contact a2 where l0.owner_id = r.id and a1.id = l0.target_id and a2.debtor_id = a1.id), (select string_agg(concat_ws(' ', a2.street, a2.postcode, a2.house_number, a2.house_extension), ' ' order by a2.id) from collection_file_co_debtors l0, debtor a1, debtor_address a2 where l0.owner_id = r.id and a1.id = l0.target_id and a2.debtor_id = a1.id)) collate "und-x-icu"),
    searched(concat_ws(' ', (select concat_ws(' ', a1.iban) from debtor a1 where a1.id = r.debtor_id), (select string_agg(concat_ws(' ', a1.iban), ' ' order by a1.id) from collection_file_co_debtors l0, debtor a1 where l0.owner_id = r.id and a1.id = l0.target_id)) collate "und-x-icu")
  from collection_file r
  where r.id = any(ids)
  on conflict (id) do update set text_1 = excluded.text_1, text_2 = excluded.text_2, text_3 = excluded.text_3
    where row(s.text_1, s.text_2, s.text_3) is distinct from row(excluded.text_1, excluded.text_2, excluded.text_3);
  get diagnostics written = row_count;
  if written > 0 then
    insert into change_log.collection_file (sign) values (0);
  end if;
end $kept$;

create function collection_file_search_by_collection_file_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    perform from debtor where id in (select n.debtor_id from new_rows n) order by id for share;
    ids := array(select n.id from new_rows n);
  else
    perform from debtor where id in (select n.debtor_id from (select new.id, new.number, new.client_reference, new.customer_number, new.payment_reference, new.debtor_id) n) order by id for share;
    ids := array(select n.id from (select new.id, new.number, new.client_reference, new.customer_number, new.payment_reference, new.debtor_id union all select old.id, old.number, old.client_reference, old.customer_number, old.payment_reference, old.debtor_id) n);
  end if;
  if cardinality(ids) > 0 then
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_insert_kept after insert on collection_file referencing new table as new_rows for each statement execute function collection_file_search_by_collection_file_kept();

create trigger collection_file_search_update_kept after update of number, client_reference, customer_number, payment_reference, debtor_id on collection_file for each row
  when (old.number is distinct from new.number or old.client_reference is distinct from new.client_reference or old.customer_number is distinct from new.customer_number or old.payment_reference is distinct from new.payment_reference or old.debtor_id is distinct from new.debtor_id) execute function collection_file_search_by_collection_file_kept();

create function collection_file_search_by_claim_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select a0.id from new_rows n join collection_file a0 on a0.id = n.file_id);
  elsif tg_op = 'DELETE' then
    ids := array(select a0.id from old_rows n join collection_file a0 on a0.id = n.file_id);
  elsif tg_op = 'TRUNCATE' then
    ids := array(select id from collection_file);
  else
    ids := array(select a0.id from (select new.id, new.number, new.agreement_reference, new.file_id union all select old.id, old.number, old.agreement_reference, old.file_id) n join collection_file a0 on a0.id = n.file_id);
  end if;
  if cardinality(ids) > 0 then
    perform from collection_file where id = any(ids) order by id for no key update;
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_insert_kept after insert on claim referencing new table as new_rows for each statement execute function collection_file_search_by_claim_kept();
create trigger collection_file_search_delete_kept after delete on claim referencing old table as old_rows for each statement execute function collection_file_search_by_claim_kept();
create trigger collection_file_search_truncate_kept after truncate on claim for each statement execute function collection_file_search_by_claim_kept();

create trigger collection_file_search_update_kept after update of number, agreement_reference, file_id on claim for each row
  when (old.number is distinct from new.number or old.agreement_reference is distinct from new.agreement_reference or old.file_id is distinct from new.file_id) execute function collection_file_search_by_claim_kept();

create function collection_file_search_by_debtor_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  ids := array(select a0.id from (select new.id, new.name, new.number, new.kvk_number, new.iban union all select old.id, old.name, old.number, old.kvk_number, old.iban) n join collection_file a0 on a0.debtor_id = n.id union select a0.id from (select new.id, new.name, new.number, new.kvk_number, new.iban union all select old.id, old.name, old.number, old.kvk_number, old.iban) n join collection_file_co_debtors l0 on l0.target_id = n.id join collection_file a0 on a0.id = l0.owner_id);
  if cardinality(ids) > 0 then
    perform from collection_file where id = any(ids) order by id for no key update;
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_update_kept after update of name, number, kvk_number, iban on debtor for each row
  when (old.name is distinct from new.name or old.number is distinct from new.number or old.kvk_number is distinct from new.kvk_number or old.iban is distinct from new.iban) execute function collection_file_search_by_debtor_kept();

create function collection_file_search_by_collection_file_co_debtors_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    perform from debtor where id in (select n.target_id from new_rows n) order by id for share;
    ids := array(select n.owner_id from new_rows n);
  elsif tg_op = 'DELETE' then
    ids := array(select n.owner_id from old_rows n);
  elsif tg_op = 'TRUNCATE' then
    ids := array(select id from collection_file);
  else
    perform from debtor where id in (select n.target_id from (select new.owner_id, new.target_id) n) order by id for share;
    ids := array(select n.owner_id from (select new.owner_id, new.target_id union all select old.owner_id, old.target_id) n);
  end if;
  if cardinality(ids) > 0 then
    perform from collection_file where id = any(ids) order by id for no key update;
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_insert_kept after insert on collection_file_co_debtors referencing new table as new_rows for each statement execute function collection_file_search_by_collection_file_co_debtors_kept();
create trigger collection_file_search_delete_kept after delete on collection_file_co_debtors referencing old table as old_rows for each statement execute function collection_file_search_by_collection_file_co_debtors_kept();
create trigger collection_file_search_truncate_kept after truncate on collection_file_co_debtors for each statement execute function collection_file_search_by_collection_file_co_debtors_kept();

create trigger collection_file_search_update_kept after update of owner_id, target_id on collection_file_co_debtors for each row
  when (old.owner_id is distinct from new.owner_id or old.target_id is distinct from new.target_id) execute function collection_file_search_by_collection_file_co_debtors_kept();

create function collection_file_search_by_debtor_contact_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    perform from debtor where id in (select n.debtor_id from new_rows n) order by id for no key update;
    ids := array(select a0.id from new_rows n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from new_rows n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  elsif tg_op = 'DELETE' then
    perform from debtor where id in (select n.debtor_id from old_rows n) order by id for no key update;
    ids := array(select a0.id from old_rows n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from old_rows n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  elsif tg_op = 'TRUNCATE' then
    ids := array(select id from collection_file);
  else
    perform from debtor where id in (select n.debtor_id from (select new.id, new.email, new.phone, new.debtor_id union all select old.id, old.email, old.phone, old.debtor_id) n) order by id for no key update;
    ids := array(select a0.id from (select new.id, new.email, new.phone, new.debtor_id union all select old.id, old.email, old.phone, old.debtor_id) n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from (select new.id, new.email, new.phone, new.debtor_id union all select old.id, old.email, old.phone, old.debtor_id) n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  end if;
  if cardinality(ids) > 0 then
    perform from collection_file where id = any(ids) order by id for no key update;
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_insert_kept after insert on debtor_contact referencing new table as new_rows for each statement execute function collection_file_search_by_debtor_contact_kept();
create trigger collection_file_search_delete_kept after delete on debtor_contact referencing old table as old_rows for each statement execute function collection_file_search_by_debtor_contact_kept();
create trigger collection_file_search_truncate_kept after truncate on debtor_contact for each statement execute function collection_file_search_by_debtor_contact_kept();

create trigger collection_file_search_update_kept after update of email, phone, debtor_id on debtor_contact for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone or old.debtor_id is distinct from new.debtor_id) execute function collection_file_search_by_debtor_contact_kept();

create function collection_file_search_by_debtor_address_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $kept$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    perform from debtor where id in (select n.debtor_id from new_rows n) order by id for no key update;
    ids := array(select a0.id from new_rows n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from new_rows n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  elsif tg_op = 'DELETE' then
    perform from debtor where id in (select n.debtor_id from old_rows n) order by id for no key update;
    ids := array(select a0.id from old_rows n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from old_rows n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  elsif tg_op = 'TRUNCATE' then
    ids := array(select id from collection_file);
  else
    perform from debtor where id in (select n.debtor_id from (select new.id, new.street, new.postcode, new.house_number, new.house_extension, new.debtor_id union all select old.id, old.street, old.postcode, old.house_number, old.house_extension, old.debtor_id) n) order by id for no key update;
    ids := array(select a0.id from (select new.id, new.street, new.postcode, new.house_number, new.house_extension, new.debtor_id union all select old.id, old.street, old.postcode, old.house_number, old.house_extension, old.debtor_id) n join debtor a1 on a1.id = n.debtor_id join collection_file a0 on a0.debtor_id = a1.id union select a0.id from (select new.id, new.street, new.postcode, new.house_number, new.house_extension, new.debtor_id union all select old.id, old.street, old.postcode, old.house_number, old.house_extension, old.debtor_id) n join debtor a1 on a1.id = n.debtor_id join collection_file_co_debtors l0 on l0.target_id = a1.id join collection_file a0 on a0.id = l0.owner_id);
  end if;
  if cardinality(ids) > 0 then
    perform from collection_file where id = any(ids) order by id for no key update;
    perform collection_file_search_write_kept(ids);
  end if;
  return null;
end $kept$;

create trigger collection_file_search_insert_kept after insert on debtor_address referencing new table as new_rows for each statement execute function collection_file_search_by_debtor_address_kept();
create trigger collection_file_search_delete_kept after delete on debtor_address referencing old table as old_rows for each statement execute function collection_file_search_by_debtor_address_kept();
create trigger collection_file_search_truncate_kept after truncate on debtor_address for each statement execute function collection_file_search_by_debtor_address_kept();

create trigger collection_file_search_update_kept after update of street, postcode, house_number, house_extension, debtor_id on debtor_address for each row
  when (old.street is distinct from new.street or old.postcode is distinct from new.postcode or old.house_number is distinct from new.house_number or old.house_extension is distinct from new.house_extension or old.debtor_id is distinct from new.debtor_id) execute function collection_file_search_by_debtor_address_kept();

select collection_file_search_write_kept(array(select id from collection_file));
create index collection_file_search_text_1_idx on collection_file_search using gin (text_1 gin_trgm_ops);
create index collection_file_search_text_2_idx on collection_file_search using gin (text_2 gin_trgm_ops);
create index collection_file_search_text_3_idx on collection_file_search using gin (text_3 gin_trgm_ops);

-- What the planner remembers of it; leave these lines as they are.
-- - advance_definition search ["code","name"]
-- - agenda_item search ["note"]
-- - agenda_subject search ["code","name"]
-- - allocation_template search ["name"]
-- - api_alert_rule search ["name"]
-- - api_client search ["name","key_prefix"]
-- - app_user search ["username","name","email"]
-- - arrangement search ["number"]
-- - bailiff search ["name","office","kvk_number","email","city"]
-- - bailiff_tariff search ["article","description","source"]
-- - bank_account search ["name","iban"]
-- - claim search ["number","agreement_reference"]
-- - client_api_plugin search ["plugin","version"]
-- - client_cost_template search ["name","description"]
-- - close_reason search ["code","name"]
-- - collection_file search ["number","client_reference","customer_number","payment_reference"]
-- - collection_file kept {"reads":["claim.agreement_reference text","claim.number text","collection_file.client_reference text","collection_file.customer_number text","collection_file.number text","collection_file.payment_reference text","debtor.iban text","debtor.kvk_number text","debtor.name text (case when coalesce(\"kind\" = 'company', false) then \"company\" else nullif(substr(coalesce(' ' || coalesce(\"first_name\", \"initials\"), '') || coalesce(' ' || \"insertion\", '') || coalesce(' ' || \"last_name\", ''), length(' ') + 1), '') end)","debtor.number text","debtor_address.house_extension text","debtor_address.house_number integer","debtor_address.postcode text","debtor_contact.email text","debtor_contact.phone text"],"table":"collection_file_search","texts":[{"column":"text_1","parts":[{"columns":["number","client_reference","customer_number","payment_reference"],"way":[]},{"columns":["number","agreement_reference"],"way":[{"by":"theirs","column":"file_id","table":"claim"}]},{"columns":["name","number"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["name","number"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]}]},{"column":"text_2","parts":[{"columns":["kvk_number"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["email","phone"],"way":[{"by":"own","column":"debtor_id","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_contact"}]},{"columns":["postcode","house_number","house_extension"],"way":[{"by":"own","column":"debtor_id","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_address"}]},{"columns":["kvk_number"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]},{"columns":["email","phone"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_contact"}]},{"columns":["postcode","house_number","house_extension"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_address"}]}]},{"column":"text_3","parts":[{"columns":["iban"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["iban"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]}]}]}
-- - column_mapping search ["name"]
-- - complaint search ["number","complainant_name","complainant_email","file_number","subject"]
-- - contact_person search ["first_name","last_name","job_title","email","phone","mobile"]
-- - cost_type search ["code","name","ledger"]
-- - country search ["code","name","phone_prefix"]
-- - court search ["name","district","visit_city"]
-- - court_fee search ["source"]
-- - customer search ["number","company","trade_name","kvk_number","iban","email","phone","city"]
-- - debtor search ["number","initials","first_name","insertion","last_name","company","kvk_number","iban"]
-- - debtor_address search ["street","postcode","city"]
-- - debtor_contact search ["email","phone"]
-- - dialer_blacklist search ["phone","note"]
-- - document search ["name"]
-- - email_classification search ["code","name"]
-- - email_template search ["name","code","subject","body"]
-- - employee_group search ["code","name"]
-- - extra_cost_definition search ["code","name"]
-- - file_log search ["subject","content"]
-- - file_log_type search ["code","name"]
-- - file_status search ["name","api_code"]
-- - holiday search ["name"]
-- - import_job search ["name"]
-- - incoming_email search ["from_address","from_name","to_address","subject","excerpt"]
-- - insolvency_event search ["reference"]
-- - interest_rate search ["source"]
-- - legal_type search ["code","name"]
-- - mailbox search ["address","host"]
-- - merchant search ["name","webshop_name","url","kvk_number","external_id"]
-- - message search ["to_address","subject"]
-- - mime_type search ["mime_type","name"]
-- - news_item search ["title","content"]
-- - partner search ["name"]
-- - payment search ["description"]
-- - payment_description search ["code","name","pattern","counterparty_iban"]
-- - post_mail_template search ["name","code","subject","body"]
-- - precasso search ["number","claim_numbers","client_reference","payment_reference"]
-- - processing_run search ["name"]
-- - representative search ["name","organisation","email","phone","city","reference"]
-- - salutation search ["code","name"]
-- - saved_view search ["name"]
-- - scheduled_send search ["name"]
-- - shared_info search ["title","recipient"]
-- - sms_template search ["name","code","text"]
-- - subpoena_salary search ["source"]
-- - subpoena_template search ["name","code","parties","grounds","claim"]
-- - tag search ["name"]
-- - team search ["name"]
-- - template_variable search ["key","label","texts"]
-- - webhook search ["name","url"]
-- - webhook_delivery search ["event","file","event_id"]
-- - workflow search ["name","code"]
-- - workflow_step search ["name"]
-- + advance_definition search {"folded":["code","name"]}
-- + agenda_item search {"folded":["note"]}
-- + agenda_subject search {"folded":["code","name"]}
-- + allocation_template search {"folded":["name"]}
-- + api_alert_rule search {"folded":["name"]}
-- + api_client search {"folded":["name","key_prefix"]}
-- + app_user search {"folded":["username","name","email"]}
-- + arrangement search {"folded":["number"]}
-- + bailiff search {"folded":["name","office","kvk_number","email","city"]}
-- + bailiff_tariff search {"folded":["article","description","source"]}
-- + bank_account search {"folded":["name","iban"]}
-- + claim search {"folded":["number","agreement_reference"]}
-- + client_api_plugin search {"folded":["plugin","version"]}
-- + client_cost_template search {"folded":["name","description"]}
-- + close_reason search {"folded":["code","name"]}
-- + collection_file search {"folded":["number","client_reference","customer_number","payment_reference"]}
-- + collection_file kept {"reads":["claim.agreement_reference text","claim.number text","collection_file.client_reference text","collection_file.customer_number text","collection_file.number text","collection_file.payment_reference text","debtor.iban text","debtor.kvk_number text","debtor.name text (case when coalesce(\"kind\" = 'company', false) then \"company\" else nullif(substr(coalesce(' ' || coalesce(\"first_name\", \"initials\"), '') || coalesce(' ' || \"insertion\", '') || coalesce(' ' || \"last_name\", ''), length(' ') + 1), '') end)","debtor.number text","debtor_address.house_extension text","debtor_address.house_number integer","debtor_address.postcode text","debtor_address.street text","debtor_contact.email text","debtor_contact.phone text"],"searchedAs":"folded","table":"collection_file_search","texts":[{"column":"text_1","parts":[{"columns":["number","client_reference","customer_number","payment_reference"],"way":[]},{"columns":["number","agreement_reference"],"way":[{"by":"theirs","column":"file_id","table":"claim"}]},{"columns":["name","number"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["name","number"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]}]},{"column":"text_2","parts":[{"columns":["kvk_number"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["email","phone"],"way":[{"by":"own","column":"debtor_id","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_contact"}]},{"columns":["street","postcode","house_number","house_extension"],"way":[{"by":"own","column":"debtor_id","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_address"}]},{"columns":["kvk_number"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]},{"columns":["email","phone"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_contact"}]},{"columns":["street","postcode","house_number","house_extension"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"},{"by":"theirs","column":"debtor_id","table":"debtor_address"}]}]},{"column":"text_3","parts":[{"columns":["iban"],"way":[{"by":"own","column":"debtor_id","table":"debtor"}]},{"columns":["iban"],"way":[{"by":"link","link":"collection_file_co_debtors","table":"debtor"}]}]}]}
-- + column_mapping search {"folded":["name"]}
-- + complaint search {"folded":["number","complainant_name","complainant_email","file_number","subject"]}
-- + contact_person search {"folded":["first_name","last_name","job_title","email","phone","mobile"]}
-- + cost_type search {"folded":["code","name","ledger"]}
-- + country search {"folded":["code","name","phone_prefix"]}
-- + court search {"folded":["name","district","visit_city"]}
-- + court_fee search {"folded":["source"]}
-- + customer search {"folded":["number","company","trade_name","kvk_number","iban","email","phone","city"]}
-- + debtor search {"folded":["number","initials","first_name","insertion","last_name","company","kvk_number","iban"]}
-- + debtor_address search {"folded":["street","postcode","city"]}
-- + debtor_contact search {"folded":["email","phone"]}
-- + dialer_blacklist search {"folded":["phone","note"]}
-- + document search {"folded":["name"]}
-- + email_classification search {"folded":["code","name"]}
-- + email_template search {"folded":["name","code","subject","body"]}
-- + employee_group search {"folded":["code","name"]}
-- + extra_cost_definition search {"folded":["code","name"]}
-- + file_log search {"folded":["subject","content"]}
-- + file_log_type search {"folded":["code","name"]}
-- + file_status search {"folded":["name","api_code"]}
-- + holiday search {"folded":["name"]}
-- + import_job search {"folded":["name"]}
-- + incoming_email search {"folded":["from_address","from_name","to_address","subject","excerpt"]}
-- + insolvency_event search {"folded":["reference"]}
-- + interest_rate search {"folded":["source"]}
-- + legal_type search {"folded":["code","name"]}
-- + mailbox search {"folded":["address","host"]}
-- + merchant search {"folded":["name","webshop_name","url","kvk_number","external_id"]}
-- + message search {"folded":["to_address","subject"]}
-- + mime_type search {"folded":["mime_type","name"]}
-- + news_item search {"folded":["title","content"]}
-- + partner search {"folded":["name"]}
-- + payment search {"folded":["description"]}
-- + payment_description search {"folded":["code","name","pattern","counterparty_iban"]}
-- + post_mail_template search {"folded":["name","code","subject","body"]}
-- + precasso search {"folded":["number","claim_numbers","client_reference","payment_reference"]}
-- + processing_run search {"folded":["name"]}
-- + representative search {"folded":["name","organisation","email","phone","city","reference"]}
-- + salutation search {"folded":["code","name"]}
-- + saved_view search {"folded":["name"]}
-- + scheduled_send search {"folded":["name"]}
-- + shared_info search {"folded":["title","recipient"]}
-- + sms_template search {"folded":["name","code","text"]}
-- + subpoena_salary search {"folded":["source"]}
-- + subpoena_template search {"folded":["name","code","parties","grounds","claim"]}
-- + tag search {"folded":["name"]}
-- + team search {"folded":["name"]}
-- + template_variable search {"folded":["key","label","texts"]}
-- + webhook search {"folded":["name","url"]}
-- + webhook_delivery search {"folded":["event","file","event_id"]}
-- + workflow search {"folded":["name","code"]}
-- + workflow_step search {"folded":["name"]}
