-- Change webhook-delivery.problem: allow discarded.

alter table webhook_delivery drop constraint webhook_delivery_problem_check;

alter table webhook_delivery add constraint webhook_delivery_problem_check check (problem in ('status', 'redirect', 'timeout', 'dns', 'private', 'connection', 'tls', 'secret', 'off', 'discarded'));

select track_changes('webhook_delivery');

-- What the planner remembers of it; leave these lines as they are.
-- - webhook_delivery column problem {"property":"problem","required":false,"type":"text","values":["status","redirect","timeout","dns","private","connection","tls","secret","off"]}
-- + webhook_delivery column problem {"property":"problem","required":false,"type":"text","values":["status","redirect","timeout","dns","private","connection","tls","secret","off","discarded"]}
