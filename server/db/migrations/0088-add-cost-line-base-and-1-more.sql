-- Add cost-line.base.
-- Add cost-line.nothingOwed.

alter table cost_line add column base jsonb;
alter table cost_line add column nothing_owed text collate "und-x-icu";

alter table cost_line add constraint cost_line_nothing_owed_check check (nothing_owed in ('noLetter', 'termRuns', 'paidInTime', 'letterInvalid', 'nothingDue', 'notAgreed', 'notDutch', 'protected', 'charged', 'noProceeding', 'notConsumer'));

select track_changes('cost_line');

-- What the planner remembers of it; leave these lines as they are.
-- + cost_line column base {"property":"base","required":false,"type":"jsonb"}
-- + cost_line column nothing_owed {"property":"nothingOwed","required":false,"type":"text","values":["noLetter","termRuns","paidInTime","letterInvalid","nothingDue","notAgreed","notDutch","protected","charged","noProceeding","notConsumer"]}
-- + cost_line index ["nothing_owed","id"]
