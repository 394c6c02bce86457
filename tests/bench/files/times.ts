/** How long calls take within the server's process, without a socket. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#tests/support/client.ts'

/** Milliseconds of the first answer, and at the 95th percentile until its exact number and sums are there; hits: the median. */
export type Times = { p50: number; p95: number; known: number; hits: number; fewest: number }

type Answer = { total?: number; more?: unknown; totals?: unknown }

/** Asks one after the other. @throws {Error} When a call is refused. */
export async function timesOf(client: Client, paths: readonly string[]): Promise<Times> {
  const [took, known, hits]: [number[], number[], number[]] = [[], [], []]
  for (const path of paths) {
    const begun = performance.now()
    let answer = await ask(client, path)
    took.push(performance.now() - begun)
    while (answer.more !== undefined || answer.totals === null) {
      await pause(20)
      answer = await ask(client, path)
    }
    known.push(performance.now() - begun)
    hits.push(answer.total ?? 0)
  }
  return { ...sharesOf(took), known: part(known, 0.95), hits: part(hits, 0.5), fewest: Math.min(...hits) }
}

async function ask(client: Client, path: string): Promise<Answer> {
  const answer = await client.get(path)
  if (answer.statusCode !== 200) throw new Error(`${path} was refused: ${answer.body}`)
  return answer.json<Answer>()
}

export const sharesOf = (took: readonly number[]) => ({ p50: part(took, 0.5), p95: part(took, 0.95) })

function part(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** "✓" when a goal is reached. */
export const against = (value: number, goal: number): string =>
  `≤ ${goal.toLocaleString('en')} ${value <= goal ? '✓' : '✗'}`
