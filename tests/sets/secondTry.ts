/** What CI runs a second time, when nothing else failed: files that only had their turn, and files that cost too much. */
import type { Choice } from './choose.ts'
import type { Slowness } from './budget.ts'
import { embeddedRun } from './engines.ts'
import type { FileRun } from './report.ts'

export type Counts = readonly (readonly [passed: number, failed: number])[]
export type Ended = { code: number; runs: readonly FileRun[]; slowness: Slowness; summary: Counts }

/** @returns Nothing when all passed, or when anything failed that is of every run or was touched, or no test at all. */
export function worthTrying({ code, runs, summary }: Ended, { turn }: Pick<Choice, 'turn'>): readonly FileRun[] {
  const failed = runs.filter((run) => run.failed > 0)
  const dear = runs.filter((run) => run.failed === 0 && run.isDear === true)
  const inFiles = failed.reduce((sum, run) => sum + run.failed, 0) + runs.filter(({ isDear }) => isDear).length
  const isAllOfTurn = failed.every((run) => turn.has(run.project === 'embedded' ? embeddedRun(run.path) : run.path))
  // Errors outside of tests are counted beside them.
  return code !== 0 && isAllOfTurn && failedOf(summary) === inFiles ? [...failed, ...dear] : []
}

export function chosenAgain(runs: readonly FileRun[]): Pick<Choice, 'files' | 'embedded'> {
  const of = (isEmbedded: boolean) =>
    new Set(runs.filter(({ project }) => (project === 'embedded') === isEmbedded).map((run) => run.path))
  return { files: of(false), embedded: of(true) }
}

/** The second try stands in place of the first. */
export function sumOfBoth(first: Counts, second: Counts, failedOnce: number): Counts {
  const passed = first.reduce((sum, [count]) => sum + count, 0)
  const failed = failedOf(second)
  return [[passed + Math.max(0, failedOnce - failed), failed]]
}

const failedOf = (counts: Counts): number => counts.reduce((sum, [, failed]) => sum + failed, 0)
