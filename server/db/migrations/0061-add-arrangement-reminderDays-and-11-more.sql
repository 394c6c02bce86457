-- Add arrangement.reminderDays.
-- Add arrangement.rest.
-- Add arrangement.coversAll.
-- Add arrangement.runs.
-- Add arrangement.recomputedOn.
-- Add arrangement.afterPayment.
-- Add dispute.answer.
-- Add dispute.answeredAt.
-- Add dispute.answeredBy.
-- Add instalment.change.
-- Add instalment.agreedOn.
-- Add instalment.reason.

alter table arrangement add column reminder_days integer default 5;
alter table arrangement add column rest bigint;
alter table arrangement add column rest_currency text collate "und-x-icu";
alter table arrangement add column covers_all boolean default false;
alter table arrangement add column runs jsonb;
alter table arrangement add column recomputed_on date;
alter table arrangement add column after_payment bigint;
alter table dispute add column answer text collate "und-x-icu";
alter table dispute add column answered_at timestamptz;
alter table dispute add column answered_by_id bigint;
alter table instalment add column change text collate "und-x-icu" not null default 'none';
alter table instalment add column agreed_on date;
alter table instalment add column reason text collate "und-x-icu";

alter table arrangement add constraint arrangement_rest_check check (rest between -9007199254740991 and 9007199254740991);
alter table arrangement add constraint arrangement_rest_currency_check check (rest_currency ~ '^[A-Z]{3}$' and ((rest_currency is null) = (rest is null)));
alter table arrangement add constraint arrangement_recomputed_on_check check (recomputed_on between '0001-01-01' and '9999-12-31');
alter table arrangement add constraint arrangement_after_payment_check check (after_payment between -9007199254740991 and 9007199254740991);
alter table dispute add constraint dispute_answered_at_check check (answered_at >= '0001-01-01 00:00Z' and answered_at < '10000-01-01 00:00Z');
alter table instalment add constraint instalment_change_check check (change in ('none', 'postponed', 'waived'));
alter table instalment add constraint instalment_agreed_on_check check (agreed_on between '0001-01-01' and '9999-12-31');
alter table instalment add constraint instalment_change_postponed_check check (change <> 'postponed' or reason is not null);
alter table instalment add constraint instalment_change_waived_check check (change <> 'waived' or reason is not null);

alter table dispute add constraint dispute_answered_by_id_fkey foreign key (answered_by_id) references app_user (id) on delete set null;

select track_changes('arrangement');
select track_changes('dispute');
select track_changes('instalment');

-- What the planner remembers of it; leave these lines as they are.
-- + arrangement column reminder_days {"default":5,"property":"reminderDays","required":false,"type":"integer"}
-- + arrangement column rest {"property":"rest","required":false,"type":"bigint"}
-- + arrangement column rest_currency {"currencyOf":"rest","property":"rest","required":false,"type":"text"}
-- + arrangement column covers_all {"default":false,"property":"coversAll","required":false,"type":"boolean"}
-- + arrangement column runs {"property":"runs","required":false,"type":"jsonb"}
-- + arrangement column recomputed_on {"property":"recomputedOn","required":false,"type":"date"}
-- + arrangement column after_payment {"property":"afterPayment","required":false,"type":"bigint"}
-- + arrangement index ["reminder_days","id"]
-- + arrangement index ["rest","id"]
-- + arrangement index ["covers_all","id"]
-- + arrangement index ["recomputed_on","id"]
-- + arrangement index ["after_payment","id"]
-- + dispute column answer {"property":"answer","required":false,"type":"text"}
-- + dispute column answered_at {"property":"answeredAt","required":false,"type":"timestamptz"}
-- + dispute column answered_by_id {"property":"answeredBy","references":{"onDelete":"set null","table":"app_user"},"required":false,"type":"bigint"}
-- + dispute index ["answered_at","id"]
-- + dispute index ["answered_by_id","id"]
-- + instalment column change {"default":"none","property":"change","required":true,"type":"text","values":["none","postponed","waived"]}
-- + instalment column agreed_on {"property":"agreedOn","required":false,"type":"date"}
-- + instalment column reason {"property":"reason","required":false,"type":"text"}
-- + instalment index ["change","id"]
-- + instalment index ["agreed_on","id"]
-- + instalment filled {"column":"change","value":"postponed","columns":["reason"]}
-- + instalment filled {"column":"change","value":"waived","columns":["reason"]}
