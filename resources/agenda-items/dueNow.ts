/** What the work list shows when it opens: what is due today or before, on files that do not wait elsewhere. */
import { hiddenStatuses } from '#domain/agenda/hidden.ts'
import type { May } from '#resources/may.ts'
import { file } from '#schemas/generated/file.ts'

/** Who may read no files cannot ask for their status. */
export const dueNow = (may: May) => ({
  status: { in: ['open'] },
  date: { lte: '$today' },
  ...(may(file.access.read) && { 'file.workflowStatus': { nin: [...hiddenStatuses] } }),
})
