-- Add user.calendarStart.
-- Add user.calendarEnd.
-- Add customer.oin.
-- Add customer.peppolId.
-- Add customer.contractualCosts.
-- Add customer.contractualMinimum.
-- Add customer.requiredDocuments.

alter table app_user add column calendar_start text collate "und-x-icu";
alter table app_user add column calendar_end text collate "und-x-icu";
alter table customer add column oin text collate "und-x-icu";
alter table customer add column peppol_id text collate "und-x-icu";
alter table customer add column contractual_costs numeric(12,4);
alter table customer add column contractual_minimum bigint;
alter table customer add column contractual_minimum_currency text collate "und-x-icu";
alter table customer add column required_documents text[] default '{}'::text[];

alter table customer add constraint customer_contractual_costs_check check (contractual_costs <> 'NaN');
alter table customer add constraint customer_contractual_minimum_check check (contractual_minimum between -9007199254740991 and 9007199254740991);
alter table customer add constraint customer_contractual_minimum_currency_check check (contractual_minimum_currency ~ '^[A-Z]{3}$' and ((contractual_minimum_currency is null) = (contractual_minimum is null)));
create index customer_contractual_minimum_id_idx on customer (contractual_minimum, id);

select track_changes('app_user');
select track_changes('customer');
