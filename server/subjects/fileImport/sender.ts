/** Writer for an import that goes on without its sender: in their name, with their rights of now. */
import type { Trx } from '#server/db/engine.ts'
import { anonymous } from '#server/foundation/access.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { workingAs } from '#server/subjects/accounts/sessions/workingAs.ts'
import type { ImportJob, ImportType } from './importType.ts'

/**
 * A program's file has no person: its key was checked when it was run.
 *
 * @returns undefined when the sender may not do this any more.
 */
export async function senderOf(trx: Trx, job: ImportJob, { right }: ImportType): Promise<Writer | undefined> {
  const locale = job.locale ?? 'nl'
  const requestId = `import-job-${job.id}`
  if (job.createdBy === null) return system('import', { access: { ...anonymous, locale }, requestId })
  const access = await workingAs(trx, { personId: job.createdBy, impersonatorId: null, locale })
  return access?.may(right) ? system('import', { access, requestId }) : undefined
}
