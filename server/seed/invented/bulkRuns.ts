/** Bulk runs of the past weeks; which records they were about is not invented, so they cannot be undone. */

export type BulkRunRow = {
  id: number
  entity: string
  action: string
  state: 'done' | 'stopped' | 'undone'
  total: number
  checked: number
  done: number
  changed: number
  same: number
  refused: number
  undone: number
  why: string | null
  created_at: string
  created_by_id: number
  started_at: string
  ended_at: string
}

const minute = 60_000
const day = 86_400_000
const runs = [
  ['merchant', 'update', 'done', 214, 200, 11, 3, 0, null],
  ['dialer-blacklist', 'delete', 'done', 12, 12, 0, 0, 0, null],
  ['customer', 'update', 'undone', 38, 38, 0, 0, 38, null],
  ['complaint', 'confirm', 'stopped', 6, 4, 0, 0, 0, null],
] as const

export const bulkRuns = (author: number, now: Date): BulkRunRow[] =>
  runs.map(([entity, action, state, total, changed, same, refused, undone, why], index) => {
    const began = now.getTime() - (index + 1) * 5 * day
    const at = (minutes: number) => new Date(began + minutes * minute).toISOString()
    const done = changed + same + refused
    const counts = { total, checked: total, done, changed, same, refused, undone }
    const times = { created_at: at(0), created_by_id: author, started_at: at(2), ended_at: at(3) }
    return { id: index + 1, entity, action, state, ...counts, why, ...times }
  })

export const plansOf = (rows: readonly BulkRunRow[]): { run_id: number; locale: string }[] =>
  rows.map(({ id }) => ({ run_id: id, locale: 'nl' }))
