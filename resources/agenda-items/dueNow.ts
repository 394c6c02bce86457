/** Default filter of the work list: items due today or before, on files that do not wait elsewhere. */
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'
import type { May } from '#resources/contexts/may.ts'

/** Copy of `read` of files for staff: the facts of files are too heavy for code that every page loads. */
const readsFiles = 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT'

/** Filters by the status of files only for people who may read files: others would be refused. */
export const dueNow = (may: May) => ({
  status: { in: ['open'] },
  date: { lte: '$today' },
  ...(may(readsFiles) && { 'file.workflowStatus': { nin: [...hiddenStatuses] } }),
})
