-- Search contact-person by first_name, last_name, job_title, email, phone, mobile.
-- Search customer by number, company, trade_name, kvk_number, iban, email, phone, city.
-- Search merchant by name, webshop_name, url, kvk_number, external_id.

alter table contact_person drop column search_text;
alter table customer drop column search_text;
alter table merchant drop column search_text;

alter table contact_person add column search_text text collate "C" generated always as (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(job_title, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(mobile, ''))) stored;
alter table customer add column search_text text collate "C" generated always as (lower(coalesce(number, '') || ' ' || coalesce(company, '') || ' ' || coalesce(trade_name, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(iban, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, ''))) stored;
alter table merchant add column search_text text collate "C" generated always as (lower(coalesce(name, '') || ' ' || coalesce(webshop_name, '') || ' ' || coalesce(url, '') || ' ' || coalesce(kvk_number, '') || ' ' || coalesce(external_id, ''))) stored;

select track_changes('contact_person');
select track_changes('customer');
select track_changes('merchant');

-- What the planner remembers of it; leave these lines as they are.
-- - contact_person search ["first_name","last_name","job_title","email"]
-- - customer search ["number","company","trade_name","kvk_number","email","city"]
-- - merchant search ["name","webshop_name","kvk_number"]
-- + contact_person search ["first_name","last_name","job_title","email","phone","mobile"]
-- + customer search ["number","company","trade_name","kvk_number","iban","email","phone","city"]
-- + merchant search ["name","webshop_name","url","kvk_number","external_id"]
