/** What every run of tests has: a seed, a clock, the set-up of each file, and its tags. */
import { fileURLToPath } from 'node:url'
import { repeatOnce } from './secondTries.ts'
import { seedOfRun } from './seed.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Read more than once in a run; workers and the processes that tests start inherit it by the environment. */
export function beginRun() {
  process.env.TEST_SEED = String(seedOfRun())
  moveClocks()
  return {
    setupFiles: [here('setup.ts')],
    /** Frames of what measures a wait say nothing about a failure. */
    onStackTrace: (_error: unknown, { file }: { file: string }) => !file.includes('/tests/support/flaky/'),
    /** For pages and browsers; of all others only those that kill a process have it, by their tag. */
    retry: repeatOnce,
    tags: [{ name: 'kill', description: 'Kills a process.', retry: repeatOnce }],
  }
}

/** `TEST_CLOCK` is the moment at which the clocks of a run begin, such as `2026-12-31T23:30:00Z`. */
function moveClocks(): void {
  const { TEST_CLOCK: moment, NODE_OPTIONS: options = '' } = process.env
  if (!moment || process.env.TEST_CLOCK_AHEAD) return
  const ahead = Date.parse(moment) - Date.now()
  if (Number.isNaN(ahead)) throw new Error(`TEST_CLOCK is ${moment}: give a moment such as 2026-12-31T23:30:00Z.`)
  process.env.TEST_CLOCK_AHEAD = String(ahead)
  process.env.NODE_OPTIONS = `${options} --require ${JSON.stringify(here('clock.cjs'))}`
}
