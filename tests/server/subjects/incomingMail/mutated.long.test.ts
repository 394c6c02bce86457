/** Two thousand mutated e-mails: none holds the event loop, none is lost, and memory stays within bounds. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect } from 'vitest'
import { longestTurn, mostHeld, slowness } from '#tests/support/turns.ts'
import { test } from './inbox.ts'
import { takeMutated } from './mutated.ts'

/** Bytes of the process, its database included. */
const mostMemory = 600_000_000

test('two thousand mutated e-mails hold nobody up', { timeout: 1_800_000 }, async ({ api }) => {
  await takeMutated(api, 100_000, 100_005)
  await api.engine.query({ text: 'delete from incoming_email' })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const start = process.memoryUsage.rss()
  let highest = 0
  let taken: unknown
  delay.enable()
  const held = await longestTurn(async () => {
    taken = await takeMutated(api, 0, 2000, () => {
      highest = Math.max(highest, process.memoryUsage.rss())
    })
  })
  delay.disable()
  const mb = (bytes: number) => Math.round(bytes / 1_000_000)
  const told = {
    taken,
    held,
    clock: { max: delay.max / 1e6, p99: delay.percentile(99) / 1e6 },
    mb: [mb(start), mb(highest)],
  }
  process.stdout.write(`${JSON.stringify(told)}\n`)
  expect(held / slowness()).toBeLessThan(mostHeld)
  expect(highest).toBeLessThan(mostMemory)
})
