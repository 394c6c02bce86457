/** Bulk runs of the past weeks on complaints, each with its receipt. Their actions have none that takes them back. */

type Complaint = { id: number; complainant_name: string; status: string }

const minute = 60_000
const day = 86_400_000
/** How many complaints, after how many of them a person stopped the run, and which of them was refused. */
const runs = [
  { action: 'close', from: 'answered', to: 'closed', total: 12, refused: 5 },
  { action: 'investigate', from: 'confirmed', to: 'in_investigation', total: 8, stoppedAfter: 6 },
  { action: 'close', from: 'answered', to: 'closed', total: 4 },
] as const

/** @param complaints Rows of complaints; closed ones are told of. @returns Rows of `bulk_run` and of its two tables. */
export function bulkRuns(complaints: readonly Complaint[], author: number, now: Date) {
  const closed = complaints.filter(({ status }) => status === 'closed')
  const told = runs.map((run, index) => {
    const began = now.getTime() - (index + 1) * 5 * day
    const at = (minutes: number) => new Date(began + minutes * minute).toISOString()
    const reached = 'stoppedAfter' in run ? run.stoppedAfter : run.total
    const refusedAt = 'refused' in run ? run.refused : undefined
    const records = closed.slice(index * 10, index * 10 + reached).map(({ id, complainant_name }, place) => {
      const isRefused = place + 1 === refusedAt
      return {
        run_id: index + 1,
        place: place + 1,
        record_id: id,
        title: complainant_name,
        stamp: null,
        outcome: isRefused ? 'refused' : 'changed',
        changes: isRefused ? {} : { status: { from: run.from, to: run.to } },
        errors: isRefused ? ['Dit kan pas als de klacht is beantwoord.'] : [],
        is_new: false,
      }
    })
    const refused = refusedAt === undefined ? 0 : 1
    const counts = { total: run.total, checked: run.total, done: reached, changed: reached - refused, same: 0, refused }
    const times = { created_at: at(0), created_by_id: author, started_at: at(2), ended_at: at(3) }
    const state = reached < run.total ? ('stopped' as const) : ('done' as const)
    return {
      run: { id: index + 1, entity: 'complaint', action: run.action, state, ...counts, undone: 0, ...times },
      records,
    }
  })
  return {
    rows: told.map(({ run }) => run),
    plans: told.map(({ run }) => ({ run_id: run.id, locale: 'nl' })),
    records: told.flatMap(({ records }) => records),
  }
}
