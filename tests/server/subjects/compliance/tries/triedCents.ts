/** Does each try of charging a debtor, and looks at the cents after it. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { looked, standing, type Office, type Tried } from './centsOffice.ts'
import type { Situation } from './situations.ts'
import type { WayIn } from './waysIn.ts'

/** @param every Of the ways in of a situation, each so-manieth; the next situation has the next ones. @returns How many were done, with a night of the workflow at the end. */
export async function tried(
  api: Api,
  office: Office,
  situations: readonly Situation[],
  ways: readonly WayIn[],
  every = 1,
): Promise<number> {
  let count = 0
  const made: [string, Tried][] = []
  for (const [at, [situation, make]] of situations.entries()) {
    const one = await make(api, office)
    await looked(api, one, situation)
    made.push([situation, one])
    for (const way of ways.filter((_, index) => (at + index) % every === 0)) {
      const what = `${situation}, ${way.name}`
      const before = way.isOne && (await standing(api, one.file))
      const status = await way.go({ api, office, one })
      expect(status < 500, `${what}: ${status}`).toBe(true)
      if (way.isOne && status >= 400) expect([what, await standing(api, one.file)]).toEqual([what, before])
      await looked(api, one, what)
      count += 1
    }
  }
  await api.doJob('workflow.night', {})
  for (const [situation, one] of made) {
    await looked(api, one, `${situation}, by a step of the night`)
    count += 1
  }
  return count
}
