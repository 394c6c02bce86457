/**
 * Set-up of every test file: measures the processor time that its tests take, with that of what they start. What
 * a worker loads before the first test is counted apart: it belongs to the worker, not to the file that comes first.
 */
import { afterAll, beforeAll } from 'vitest'
import { processorSeconds } from './processorTime.ts'

/** Processor seconds of a file. */
export type Measured = { tests: number; loading: number }

declare module 'vitest' {
  interface TaskMeta {
    measured?: Measured
  }
}

/** When the file before this one of the same worker was over. */
const worker = globalThis as { lastEnd?: number }
let begun = 0

beforeAll(() => {
  begun = processorSeconds()
})
// oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern
afterAll(({}, { file }) => {
  const end = processorSeconds()
  file.meta.measured = { tests: end - begun, loading: begun - (worker.lastEnd ?? 0) }
  worker.lastEnd = end
})
