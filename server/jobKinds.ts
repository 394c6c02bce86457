/** All kinds of jobs: those of subjects, and those that belong to none. */
import { sealJob } from './auditChain/sealJob.ts'
import { tidyAnswers } from './idempotency/tidyAnswers.ts'
import type { AnyJob } from './jobs/job.ts'
import { takeDue } from './records/lifecycle/dueJob.ts'
import { subjects } from './subjects.ts'

export const jobKinds: readonly AnyJob[] = [...subjects.flatMap(({ jobs = [] }) => jobs), sealJob, takeDue, tidyAnswers]
