/** Measures lists, exports and bulk runs of a whole office, by default the largest, with a million merchants and calls. */
import { join } from 'node:path'
import { entities } from '#schemas/generated/entities.ts'
import { migrate } from '#server/db/migrate.ts'
import { protect } from '#server/protect.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { isEmpty, seed } from '#server/seed/seed.ts'
import { measureAgenda } from './agenda.ts'
import { bulkLine, measureBulk } from './bulk.ts'
import { measureExport, type ExportFigures } from './exports.ts'
import { facetLine, measureFacets } from './facets.ts'
import { measureLetters } from './letters/letters.ts'
import { measureFiles } from './files/files.ts'
import { measureLists, type ListFigures } from './lists.ts'
import { startSubject, type Subject } from './subject.ts'
import { measureFileExport } from './work/fileExport.ts'
import { measureSteps } from './work/steps.ts'

/** Maximum milliseconds of a list. */
const allowed = 150

type Asked = {
  what: 'lists' | 'export' | 'facets' | 'bulk' | 'files' | 'letters' | 'work' | 'agenda' | 'fileExport'
  /** Only lists of entities with this in their name. */
  entity: string | undefined
  /** Size of the office that is created in an empty database: the next smaller demo size. */
  rows: number
}

export async function measureOffice(url: string, { what, entity, rows }: Asked): Promise<void> {
  await prepare(url, rows)
  // Before there is another server that would do the job.
  if (what === 'bulk') await measureBulk(url, (figures) => console.log(bulkLine(figures)))
  if (what === 'fileExport') return measureFileExport(url, (line) => console.log(line))
  if (what === 'work') return measureSteps(url, (line) => console.log(line))
  if (what === 'agenda') return measureAgenda(url, (line) => console.log(line))
  if (what === 'files') return measureFiles(url, (line) => console.log(line))
  if (what === 'letters') return measureLetters(url, (line) => console.log(line))
  const subject = await startSubject('dossier', join(import.meta.dirname, 'ourServer.ts'), url)
  const watcher = await openPostgres({ url, poolSize: 1, statementTimeout: 0, connectTimeout: 5000 })
  try {
    if (what === 'lists') await lists(subject, watcher, entity)
    else if (what === 'export') await exports(subject)
    else await measureFacets({ subject, watcher }, (figures) => console.log(facetLine(figures)))
    if (what === 'bulk') await lists(subject, watcher, entity ?? 'merchant', isGroup)
  } finally {
    await watcher.close()
    await subject.stop()
  }
}

async function prepare(url: string, rows: number): Promise<void> {
  const engine = await openPostgres({ url, poolSize: 2, statementTimeout: 0, connectTimeout: 5000 })
  await migrate(engine)
  await protect(engine, entities)
  const whole = { ...engine, withoutTimeout: <T>(work: () => Promise<T>) => work() }
  if (await isEmpty(engine)) await seed(whole, { size: sizeOf(rows), password: 'of the bench alone', log: console.log })
  await engine.close()
}

/** The next smaller demo size. */
const sizeOf = (rows: number) => (rows < 100_000 ? '10k' : rows < 1_000_000 ? '100k' : '1m')

/** Kinds of question of `groupCalls` in `listCalls.ts`. */
const isGroup = (kind: string): boolean => / or /.test(kind) || kind.startsWith('neither ')

async function lists(
  subject: Subject,
  watcher: Engine,
  entity?: string,
  kinds?: (kind: string) => boolean,
): Promise<void> {
  console.log(`\nlists, two at a time, each question with other values (p95 ≤ ${allowed} ms)`)
  console.log(`${'entity'.padEnd(24)}${'rows'.padStart(10)}  questions  p50 of all   slowest p95`)
  const all: ListFigures[] = []
  await measureLists({ subject, watcher, only: entity, kinds }, (figures) => {
    all.push(figures)
    console.log(listLine(figures))
  })
  const slow = all.flatMap(({ calls }) => calls).filter(({ p95 }) => p95 > allowed).length
  console.log(`${slow} of ${all.flatMap(({ calls }) => calls).length} kinds of question are slower than ${allowed} ms`)
}

function listLine({ entity, rows, calls }: ListFigures): string {
  const slowest = calls.toSorted((a, b) => b.p95 - a.p95)
  const p50 = calls.map((call) => call.p50).toSorted((a, b) => a - b)[Math.floor(calls.length / 2)] ?? Number.NaN
  const head = `${entity.padEnd(24)}${rows.toLocaleString('en').padStart(10)}${String(calls.length).padStart(11)}${p50.toFixed(1).padStart(9)} ms`
  const worst = slowest[0] ? `${slowest[0].p95.toFixed(0).padStart(9)} ms  ${slowest[0].name}` : ''
  const over = slowest
    .filter(({ p95 }) => p95 > allowed)
    .map(({ name, p50: middle, p95 }) => `\n  ✗ ${name}: p50 ${middle.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
  return `${head}${worst}${over.join('')}`
}

async function exports(subject: Subject): Promise<void> {
  // Warm-up: opens connections and compiles.
  await measureExport(subject, 'csv', 2000)
  for (const format of ['csv', 'xlsx'] as const) {
    for (const rows of [100_000, 500_000]) console.log(exportLine(await measureExport(subject, format, rows)))
  }
}

function exportLine({ format, rows, took, cpu, bytes, before, most }: ExportFigures): string {
  const megabytes = (size: number) => `${(size / 2 ** 20).toFixed(0)} MB`
  const goal = rows < 150_000 ? (took <= 10_000 ? ' (≤ 10 s ✓)' : ' (≤ 10 s ✗)') : ''
  return (
    `export of ${rows.toLocaleString('en')} merchants as ${format}: ${(took / 1000).toFixed(1)} s${goal}, ` +
    `${Math.round(rows / (took / 1000)).toLocaleString('en')} rows/s, ${(cpu / 1000).toFixed(1)} s of the server's processor, ` +
    `${megabytes(bytes)}; memory ${megabytes(before)} before, at most ${megabytes(most)}`
  )
}
