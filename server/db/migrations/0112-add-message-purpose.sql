-- Add message.purpose.

alter table message add column purpose text collate "und-x-icu";

alter table message add constraint message_purpose_check check (purpose in ('reminder', 'fourteen_day_letter', 'after_fourteen_days', 'demand', 'last_demand', 'court_announcement', 'court_case', 'judgment', 'arrangement', 'confirmation', 'information', 'answer'));

select track_changes('message');

-- What the planner remembers of it; leave these lines as they are.
-- + message column purpose {"property":"purpose","required":false,"type":"text","values":["reminder","fourteen_day_letter","after_fourteen_days","demand","last_demand","court_announcement","court_case","judgment","arrangement","confirmation","information","answer"]}
-- + message index ["purpose","id"]
