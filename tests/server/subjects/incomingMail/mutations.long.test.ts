/** Two thousand mutated e-mails, two hundred at a time: none holds the event loop, none is lost, and memory stays within bounds. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect } from 'vitest'
import { mostHeld, slowness } from '#tests/support/turns.ts'
import { test } from './inbox.ts'
import { takeMutated } from './mutations.ts'

/** Bytes that the process may take for it, beside what the tests and the database take already. */
const mostMemory = 600_000_000
const slices = Array.from({ length: 10 }, (_, at) => at * 200)

test.for(slices)(
  'two hundred mutated e-mails from number %i hold nobody up',
  { timeout: 1_800_000 },
  async (from, { api }) => {
    await takeMutated(api, 100_000, 100_005)
    await api.engine.query({ text: 'delete from incoming_email' })
    const delay = monitorEventLoopDelay({ resolution: 10 })
    let [start, highest, held] = [0, 0, 0]
    let turns: ReturnType<typeof watchTurns> | undefined
    const taken = await takeMutated(api, from, from + 200, {
      begin() {
        start = process.memoryUsage.rss()
        delay.enable()
        turns = watchTurns()
      },
      each: () => void (highest = Math.max(highest, process.memoryUsage.rss())),
      end() {
        held = turns?.longest() ?? 0
        delay.disable()
      },
    })
    const mb = (bytes: number) => Math.round(bytes / 1_000_000)
    const clock = [delay.percentile(50), delay.percentile(99), delay.max].map((at) => Math.round(at / 1e6))
    process.stdout.write(
      `${JSON.stringify({ from, taken, held: Math.round(held), clock, mb: [mb(start), mb(highest)] })}\n`,
    )
    expect(held / slowness()).toBeLessThan(mostHeld)
    expect(highest - start).toBeLessThan(mostMemory)
  },
)

/** Milliseconds of processor time of the longest turn, asked by a timer: a loop that is asked without end would do nothing else. */
function watchTurns(): { longest(): number } {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [before, longest] = [spent(), 0]
  const timer = setInterval(() => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }, 2)
  return {
    longest() {
      clearInterval(timer)
      return longest
    },
  }
}
