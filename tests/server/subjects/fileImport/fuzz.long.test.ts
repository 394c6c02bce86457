/** Five hundred spreadsheets and five hundred files of JSON and XML, mutated by chance: nobody is held up, nothing is lost. */
import { expect } from 'vitest'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { heldBy, mostHeld } from '#tests/support/turns.ts'
import type { Kind } from './mutations.ts'
import { sendMutated } from './sendMutated.ts'

/** Bytes that all of this process takes more than before the first file. */
const mostMemory = 600_000_000

test.for<readonly [string, readonly Kind[], number]>([
  ['spreadsheets', ['csv', 'xlsx'], 10_000],
  ['files of JSON and XML', ['json', 'xml'], 20_000],
])('five hundred %s', { timeout: 3_600_000 }, async ([_name, kinds, first], { api }) => {
  const { customer } = await openOffice(api)
  const before = process.memoryUsage.rss()
  let [longest, memory] = [0, 0]
  const slow: string[] = []
  const figures = await sendMutated(api, customer, { kinds, count: 500, first }, async (name, call) => {
    const held = await heldBy(async () => {
      const [, health] = await Promise.all([call(), api.anyone().get('/health')])
      expect(health.statusCode, name).toBe(200)
    })
    longest = Math.max(longest, held)
    if (held > mostHeld) slow.push(`${name}, ${Math.round(held)} ms`)
    memory = Math.max(memory, process.memoryUsage.rss() - before)
  })
  console.log({ ...figures, longest: Math.round(longest), memory: Math.round(memory / 1e6) })
  expect(slow).toEqual([])
  expect(figures.sent).toBe(500)
  expect(memory).toBeLessThan(mostMemory)
})
