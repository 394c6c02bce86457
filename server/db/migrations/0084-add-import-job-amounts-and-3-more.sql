-- Add import-job.amounts.
-- Add import-job.unusualConfirmed.
-- Add import-row.amount.
-- Add import-row.corrections.

alter table import_job add column amounts jsonb;
alter table import_job add column unusual_confirmed boolean default false;
alter table import_row add column amount bigint;
alter table import_row add column amount_currency text collate "und-x-icu";
alter table import_row add column corrections jsonb;

alter table import_row add constraint import_row_amount_check check (amount between -9007199254740991 and 9007199254740991);
alter table import_row add constraint import_row_amount_currency_check check (amount_currency ~ '^[A-Z]{3}$' and ((amount_currency is null) = (amount is null)));

select track_changes('import_job');
select track_changes('import_row');

-- What the planner remembers of it; leave these lines as they are.
-- + import_job column amounts {"property":"amounts","required":false,"type":"jsonb"}
-- + import_job column unusual_confirmed {"default":false,"property":"unusualConfirmed","required":false,"type":"boolean"}
-- + import_row column amount {"property":"amount","required":false,"type":"bigint"}
-- + import_row column amount_currency {"currencyOf":"amount","property":"amount","required":false,"type":"text"}
-- + import_row column corrections {"property":"corrections","required":false,"type":"jsonb"}
