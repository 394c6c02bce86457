-- Change customer.parent: no circles, at most 20 levels.

create trigger customer_parent_id_tree after insert or update of parent_id on customer for each row when (new.parent_id is not null) execute function keep_tree('20');

select track_changes('customer');

-- What the planner remembers of it; leave these lines as they are.
-- - customer column parent_id {"property":"parent","references":{"onDelete":"restrict","table":"customer"},"required":false,"type":"bigint"}
-- + customer column parent_id {"depth":20,"property":"parent","references":{"onDelete":"restrict","table":"customer"},"required":false,"type":"bigint"}
