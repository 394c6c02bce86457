/** Runs as the page reads them again and again: those under way, and the last ones that ended. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import { processingItem, type ProcessingItem } from '#schemas/generated/processing-item.ts'
import { processingRun, type ProcessingRun } from '#schemas/generated/processing-run.ts'

export const runsKey = ['processing-runs-live']

/** Number of ended runs that are shown; the list of runs has all. */
const shown = 6
const under = ['draft', 'approved', 'running'] as const
const ended = ['completed', 'failed', 'cancelled'] as const

/** The key of a text that says what a run takes: items of pre-collection, or files. */
export const runText = ({ type }: ProcessingRun, name: RunText): string =>
  type === 'precasso' ? `precassoPages.runs.${name}` : `processing.runs.${name}`
type RunText = 'of' | 'show' | 'hide' | 'troubles' | 'questions.retry' | 'questions.cancel'

export type Runs = { active: readonly ProcessingRun[]; ended: readonly ProcessingRun[] }

const isMoving = ({ status }: ProcessingRun): boolean => status === 'approved' || status === 'running'

/** Milliseconds until the runs are read again: soon while one is under way, for its progress. */
export const readEvery = (runs: Runs | undefined): number => (runs?.active.some(isMoving) ? 2000 : 15_000)

/** @param type Absent: of every kind. */
export const useRuns = (type?: ProcessingRun['type']) =>
  useQuery({
    queryKey: [...runsKey, 'of', type ?? null],
    queryFn: async ({ signal }): Promise<Runs> => {
      const read = async (status: readonly string[], limit: number, order: string) => {
        const query = {
          _filter: { status: { in: status }, ...(type && { type: { in: [type] } }) },
          _limit: limit,
          _order: { [order]: 'desc' },
        }
        return (await call('GET', processingRun.api, { query, signal, quiet: true })) as { items: ProcessingRun[] }
      }
      const [active, rest] = await Promise.all([read(under, 50, 'id'), read(ended, shown, 'id')])
      return { active: active.items, ended: rest.items }
    },
    refetchInterval: ({ state }) => readEvery(state.data),
  })

export type Part = 'done' | 'held' | 'skipped' | 'failed'
export const parts: readonly Part[] = ['done', 'skipped', 'held', 'failed']

/** Number of files that a run has dealt with, whatever became of them. */
export const through = (run: ProcessingRun): number => parts.reduce((sum, part) => sum + (run[part] ?? 0), 0)

/** Files of a run that wait for a person, those that failed first. */
export const troublesKey = (run: number) => [...runsKey, 'troubles', run]
const mostTroubles = 100
export async function readTroubles(run: number, signal: AbortSignal) {
  const query = {
    _filter: { run: { in: [run] }, status: { in: ['error', 'in_hold'] } },
    _limit: mostTroubles,
    _order: { status: 'asc' },
  }
  return (await call('GET', processingItem.api, { query, signal, quiet: true })) as {
    items: ProcessingItem[]
    total: number
  }
}
