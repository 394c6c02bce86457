/** How long calls take within the server's process, without a socket. */
import type { Client } from '#tests/support/client.ts'

export type Times = { p50: number; p95: number; hits: number }

/** Asks one after the other. @throws {Error} When a call is refused. */
export async function timesOf(client: Client, paths: readonly string[]): Promise<Times> {
  const took: number[] = []
  const hits: number[] = []
  for (const path of paths) {
    const begun = performance.now()
    const answer = await client.get(path)
    took.push(performance.now() - begun)
    if (answer.statusCode !== 200) throw new Error(`${path} was refused: ${answer.body}`)
    hits.push(answer.json<{ total?: number }>().total ?? 0)
  }
  return { ...sharesOf(took), hits: part(hits, 0.5) }
}

export const sharesOf = (took: readonly number[]) => ({ p50: part(took, 0.5), p95: part(took, 0.95) })

function part(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** "✓" when a goal is reached. */
export const against = (value: number, goal: number): string =>
  `≤ ${goal.toLocaleString('en')} ${value <= goal ? '✓' : '✗'}`
