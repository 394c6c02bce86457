-- Hold the rule calendar of user.
-- Hold the rule training of user.
-- Hold the rule validity of bailiff-tariff.
-- Hold the rule validity of cost-type.
-- Hold the rule validity of court-fee.
-- Hold the rule contract_period of customer.
-- Hold the rule validity of interest-rate.
-- Hold the rule period of news-item.
-- Hold the rule validity of subpoena-salary.

alter table app_user add constraint app_user_calendar_rule check ((("calendar_end" is null) or ("calendar_start" is null) or coalesce("calendar_end" collate "C" >= "calendar_start" collate "C", false)));
alter table app_user add constraint app_user_training_rule check ((("wki_training_expires_at" is null) or ("wki_trained_at" is null) or coalesce("wki_training_expires_at" >= "wki_trained_at", false)));
alter table bailiff_tariff add constraint bailiff_tariff_validity_rule check ((("effective_until" is null) or ("effective_from" is null) or coalesce("effective_until" >= "effective_from", false)));
alter table cost_type add constraint cost_type_validity_rule check ((("effective_until" is null) or ("effective_from" is null) or coalesce("effective_until" >= "effective_from", false)));
alter table court_fee add constraint court_fee_validity_rule check ((("effective_until" is null) or ("effective_from" is null) or coalesce("effective_until" >= "effective_from", false)));
alter table customer add constraint customer_contract_period_rule check ((("contract_until" is null) or ("contract_from" is null) or coalesce("contract_until" >= "contract_from", false)));
alter table interest_rate add constraint interest_rate_validity_rule check ((("effective_until" is null) or ("effective_from" is null) or coalesce("effective_until" >= "effective_from", false)));
alter table news_item add constraint news_item_period_rule check ((("publish_until" is null) or ("publish_from" is null) or coalesce("publish_until" >= "publish_from", false)));
alter table subpoena_salary add constraint subpoena_salary_validity_rule check ((("effective_until" is null) or ("effective_from" is null) or coalesce("effective_until" >= "effective_from", false)));

select track_changes('app_user');
select track_changes('bailiff_tariff');
select track_changes('cost_type');
select track_changes('court_fee');
select track_changes('customer');
select track_changes('interest_rate');
select track_changes('news_item');
select track_changes('subpoena_salary');

-- What the planner remembers of it; leave these lines as they are.
-- + app_user rule app_user_calendar_rule {"check":"((\"calendar_end\" is null) or (\"calendar_start\" is null) or coalesce(\"calendar_end\" collate \"C\" >= \"calendar_start\" collate \"C\", false))","field":"calendarEnd"}
-- + app_user rule app_user_training_rule {"check":"((\"wki_training_expires_at\" is null) or (\"wki_trained_at\" is null) or coalesce(\"wki_training_expires_at\" >= \"wki_trained_at\", false))","field":"wkiTrainingExpiresAt"}
-- + bailiff_tariff rule bailiff_tariff_validity_rule {"check":"((\"effective_until\" is null) or (\"effective_from\" is null) or coalesce(\"effective_until\" >= \"effective_from\", false))","field":"effectiveUntil"}
-- + cost_type rule cost_type_validity_rule {"check":"((\"effective_until\" is null) or (\"effective_from\" is null) or coalesce(\"effective_until\" >= \"effective_from\", false))","field":"effectiveUntil"}
-- + court_fee rule court_fee_validity_rule {"check":"((\"effective_until\" is null) or (\"effective_from\" is null) or coalesce(\"effective_until\" >= \"effective_from\", false))","field":"effectiveUntil"}
-- + customer rule customer_contract_period_rule {"check":"((\"contract_until\" is null) or (\"contract_from\" is null) or coalesce(\"contract_until\" >= \"contract_from\", false))","field":"contractUntil"}
-- + interest_rate rule interest_rate_validity_rule {"check":"((\"effective_until\" is null) or (\"effective_from\" is null) or coalesce(\"effective_until\" >= \"effective_from\", false))","field":"effectiveUntil"}
-- + news_item rule news_item_period_rule {"check":"((\"publish_until\" is null) or (\"publish_from\" is null) or coalesce(\"publish_until\" >= \"publish_from\", false))","field":"publishUntil"}
-- + subpoena_salary rule subpoena_salary_validity_rule {"check":"((\"effective_until\" is null) or (\"effective_from\" is null) or coalesce(\"effective_until\" >= \"effective_from\", false))","field":"effectiveUntil"}
