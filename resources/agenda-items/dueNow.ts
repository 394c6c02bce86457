/** What the work list shows when it opens: what is due today or before, on files that do not wait elsewhere. */
import { hiddenStatuses } from '#domain/agenda/hidden.ts'

export const dueNow = {
  status: { in: ['open'] },
  date: { lte: '$today' },
  'file.workflowStatus': { nin: [...hiddenStatuses] },
} as const
