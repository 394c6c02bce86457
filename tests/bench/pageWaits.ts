/** How long others wait for a page while something else goes on in the same server. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#tests/support/client.ts'

/** The answer of a server that has too much to do at the moment. */
const busy = 503
/** Milliseconds from one page to the next. */
const pace = 100

/**
 * Asks for pages ten times a second until the work is done, in turn. A page counts from the moment at
 * which it was to be asked for, so a server that holds everything up is found out.
 *
 * @returns What the work returns, the 95th percentile of the pages, in milliseconds, and how many were refused because the
 * server was busy.
 */
export async function meanwhile<T>(
  client: Client,
  work: () => Promise<T>,
  pages: readonly string[] = ['/api/v4/merchant?_limit=50'],
): Promise<{ result: T; p95: number; refused: number }> {
  const took: number[] = []
  let [isOver, refused] = [false, 0]
  const asking = (async () => {
    for (let due = performance.now(); !isOver; due = Math.max(due + pace, performance.now())) {
      await pause(Math.max(0, due - performance.now()))
      const { statusCode } = await client.get(pages[took.length % pages.length] ?? '')
      if (statusCode === busy) refused += 1
      else if (statusCode !== 200) throw new Error(`A page was refused meanwhile: ${statusCode}`)
      took.push(performance.now() - due)
    }
  })()
  try {
    const result = await work()
    return { result, p95: percentile(took), refused }
  } finally {
    isOver = true
    await asking
  }
}

const percentile = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN
