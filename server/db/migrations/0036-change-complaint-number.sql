-- Change complaint.number: numbers of a series without gaps.

insert into number_series (series, period, last)
  select 'complaint.number', substring(given.number from '^K(\d{4})-\d{1,15}$'), max(substring(given.number from '^K\d{4}-(\d{1,15})$')::bigint)
  from (select number as number from complaint union all select changes -> 'number' ->> 'from' from audit_log where entity = 'complaint' and action = 'delete') given
  where given.number ~ '^K\d{4}-(\d{1,15})$' group by 2;

select track_changes('complaint');

-- What the planner remembers of it; leave these lines as they are.
-- - complaint column number {"property":"number","required":false,"type":"text"}
-- + complaint column number {"property":"number","required":false,"series":"gapless","type":"text"}
