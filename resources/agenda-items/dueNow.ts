/** What the work list shows when it opens: what is due today or before, on files that do not wait elsewhere. */
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'
import type { May } from '#resources/contexts/may.ts'

/** As `read` of files says for staff; the facts of files are too heavy for what every page loads. */
const readsFiles = 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT'

/** Who may read no files cannot ask for their status. */
export const dueNow = (may: May) => ({
  status: { in: ['open'] },
  date: { lte: '$today' },
  ...(may(readsFiles) && { 'file.workflowStatus': { nin: [...hiddenStatuses] } }),
})
