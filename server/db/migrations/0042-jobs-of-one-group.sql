-- Of the jobs of one group one is being done at most. The library asks first and then takes, so that two processes that
-- ask at the same moment would each take one; here the second is refused, which it takes as "nothing to do".
DROP INDEX pgboss.job_common_i7;
CREATE UNIQUE INDEX job_common_i7 ON pgboss.job_common (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL;
