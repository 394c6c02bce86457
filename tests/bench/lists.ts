/** Measures every list with every kind of query, a few at a time. */
import { entities } from '#schemas/generated/entities.ts'
import type { Engine } from '#server/db/engine.ts'
import { listCalls, type ListCall } from './listCalls.ts'
import { quiet } from './quiet.ts'
import type { Subject } from './subject.ts'

/** Milliseconds. */
export type Timed = { name: string; p50: number; p95: number }
export type ListFigures = { entity: string; rows: number; calls: readonly Timed[] }

/** Concurrent queries. */
const atOnce = 2
/** Tables of this size or larger are measured more often. */
const large = 10_000

type Measuring = {
  subject: Subject
  watcher: Pick<Engine, 'query'>
  only?: string
  kinds?: (name: string) => boolean
}

/**
 * The first query of each order makes the server read the positions of the table in the background; that is
 * awaited and not measured.
 *
 * @param watcher A separate connection. @param only Part of the name of entities to measure.
 * @param kinds Kinds of questions to measure; default: all.
 * @param told Receives the figures of each entity.
 */
export async function measureLists(
  { subject, watcher, only = '', kinds = () => true }: Measuring,
  told: (figures: ListFigures) => void,
): Promise<void> {
  for (const entity of entities.filter(({ name }) => name.includes(only))) {
    const page = async (offset: number) =>
      (await (await subject.ask(`${entity.api}?_limit=1&_offset=${offset}`)).json()) as Page
    const { total } = await page(0)
    const times = total >= large ? 12 : 3
    const rows = (
      await Promise.all(Array.from({ length: times }, (_, n) => page(Math.floor((n * total) / times))))
    ).flatMap(({ items }) => items)
    const asked = listCalls(entity, total, rows, times).filter(({ name }) => kinds(name))
    for (const { name, paths } of asked) if (name.startsWith('by ')) await subject.ask(paths[0] ?? '')
    await quiet(watcher)
    const calls: Timed[] = []
    for (const call of asked) calls.push(await timed(subject, call))
    told({ entity: entity.name, rows: total, calls })
  }
}

type Page = { total: number; items: Record<string, unknown>[] }

async function timed(subject: Subject, { name, paths }: ListCall): Promise<Timed> {
  const waiting = [...paths]
  const took: number[] = []
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const begun = performance.now()
      await (await subject.ask(path)).arrayBuffer()
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.ceil(share * took.length) - 1)] ?? Number.NaN
  return { name, p50: at(0.5), p95: at(0.95) }
}
