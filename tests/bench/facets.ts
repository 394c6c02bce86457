/** Measures totals, facets and groups of the largest lists: `npm run bench -- --only facets`, and a part of `bulk`. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '#server/db/engine.ts'
import { quiet } from './quiet.ts'
import type { Subject } from './subject.ts'

/** Milliseconds: of the first answer to a question, and until its numbers were there. */
export type FacetFigures = { name: string; p50: number; p95: number; known: number; limit: number }

/** Questions of each kind, each with other values where it has some. */
const times = 40

const types = ['file', 'debtor', 'invoice', 'payment']
const kinds: readonly { name: string; limit: number; path: (n: number) => string }[] = [
  { name: 'totals of all', limit: 150, path: () => '/api/v4/api-log?_limit=1&_totals=durationMs' },
  {
    name: 'totals, a choice',
    limit: 150,
    path: (n) => `/api/v4/api-log?_limit=1&_totals=durationMs&_filter[type]=${types[n % 4]}`,
  },
  {
    name: 'totals, another filter each',
    limit: 150,
    path: (n) => `/api/v4/api-log?_limit=1&_totals=durationMs&_filter[durationMs][gte]=${n * 5}`,
  },
  { name: 'facet of a relation', limit: 300, path: () => '/api/v4/merchant/facets?_of=client' },
  { name: 'facet of choices', limit: 300, path: () => '/api/v4/api-log/facets?_of=type' },
  {
    name: 'facet, another filter each',
    limit: 300,
    path: (n) => `/api/v4/api-log/facets?_of=type&_filter[durationMs][gte]=${n * 5}`,
  },
  { name: 'groups by month', limit: 300, path: () => '/api/v4/merchant/groups?_by=createdAt.month' },
]

/**
 * As for lists, the server first reads the positions of the tables in the background, which is not measured. The first
 * reading of sums is.
 *
 * @param watcher A separate connection. @param told Receives the figures of each kind of question.
 */
export async function measureFacets(
  { subject, watcher }: { subject: Subject; watcher: Pick<Engine, 'query'> },
  told: (figures: FacetFigures) => void,
): Promise<void> {
  for (const name of ['api-log', 'merchant']) await subject.ask(`/api/v4/${name}?_limit=1`)
  await quiet(watcher)
  for (const { name, limit, path } of kinds) {
    const [took, known]: [number[], number[]] = [[], []]
    for (let n = 0; n < times; n++) {
      const begun = performance.now()
      let isKnown = await isAnswered(subject, path(n))
      took.push(performance.now() - begun)
      while (!isKnown) {
        await pause(50)
        isKnown = await isAnswered(subject, path(n))
      }
      known.push(performance.now() - begun)
    }
    told({ name, limit, p50: share(took, 0.5), p95: share(took, 0.95), known: share(known, 0.95) })
  }
}

/** One line per kind: how long an answer takes, and how long until its numbers are there. */
export const facetLine = ({ name, p50, p95, known, limit }: FacetFigures): string =>
  `${name.padEnd(30)} p50 ${p50.toFixed(0).padStart(4)} ms, p95 ${p95.toFixed(0).padStart(4)} ms (≤ ${limit} ${p95 <= limit ? '✓' : '✗'}), numbers at p95 after ${known.toFixed(0)} ms`

type Answer = { totals?: unknown; more?: unknown }

/** Whether the answer has its numbers, and is not waiting for a first reading. */
async function isAnswered(subject: Subject, path: string): Promise<boolean> {
  const { totals, more } = (await (await subject.ask(path)).json()) as Answer
  return path.includes('_totals') ? totals !== null : more === undefined
}

function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}
