/** Set-up of every file of tests: the seed of its random cases, the measure of its waits, and the quarantine. */
import fc from 'fast-check'
import { relative } from 'node:path'
import { beforeEach } from 'vitest'
import { entryOf, readQuarantine } from './quarantine.ts'
import { measureVitest } from './waits.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a test in quarantine failed with. */
    quarantined?: string
  }
}

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED) })
measureVitest(30_000)

const entries = readQuarantine()
if (entries.length > 0)
  beforeEach(({ task, skip, onTestFinished }) => {
    const entry = entryOf(entries, relative(process.cwd(), task.file.filepath), task.fullTestName)
    if (!entry) return
    // Runs after all others that the test has: the first that is asked for is the last.
    onTestFinished(() => {
      if (task.result?.state !== 'fail') return
      task.meta.quarantined = task.result.errors?.[0]?.message ?? 'failed'
      skip(`in quarantine since ${entry.day}: ${entry.reason}`)
    })
  })
