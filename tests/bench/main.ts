/**
 * `npm run bench`: requests per second of the app beside a bare hand-written handler, in turns, in the same run on
 * the same database. Compare the two columns with each other, never with another machine.
 *
 * Options: --rows 1000000 (100000 with import, fileImport and fileExport, whose goals have that many) --seconds 5 --rounds 3 --only "first page" (or codegen, pages, paint, rows, requests: all that are
 * compared with the bare handler; ways, lists, facets, bulk, files, letters, work, agenda, fileExport, import, fileImport, export, jobs). --entity merchant: lists of that alone, with bulk the groups of its
 * filters. BENCH_DATABASE_URL names an empty database, or one that was filled so before.
 */
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { openPostgres } from '#server/db/postgres.ts'
import { entities } from '#schemas/generated/entities.ts'
import { migrate } from '#server/db/migrate.ts'
import { protect } from '#server/protect.ts'
import { startCluster } from './cluster.ts'
import { measureCodegen } from './codegen.ts'
import { measureFileImports } from './fileImports.ts'
import { measureFrontEnd } from './frontEnd.ts'
import { measureImports } from './imports.ts'
import { measureJobs } from './jobs.ts'
import { loadMerchants, tokenSql } from './load.ts'
import { measureOffice } from './office.ts'
import { measurePaint } from './paint.ts'
import { quiet } from './quiet.ts'
import { measureRows } from './rows.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { connections, startSubject, type Round, type Subject } from './subject.ts'
import { measureWays } from './ways.ts'

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    entity: { type: 'string' },
  },
})
const atGoal = ['import', 'fileImport', 'fileExport'].includes(options.only ?? '')
const rows = Number(options.rows ?? (atGoal ? 100_000 : 1_000_000))
const isAsked = (name: string) => options.only === undefined || name.includes(options.only)
const isCompared = (name: string) => options.only === 'requests' || isAsked(name)
await measureTools()
if (['codegen', 'pages', 'paint', 'rows'].includes(options.only ?? '')) process.exit(0)
const named = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
const cluster = named ? undefined : await startCluster()
const databaseUrl = named ?? cluster?.url
if (!databaseUrl) throw new Error('There is no PostgreSQL on this machine: install it, or set BENCH_DATABASE_URL.')

if (options.only === 'jobs') {
  for (const [name, url] of [['PostgreSQL', databaseUrl], ['embedded'] as const] as const) {
    const { start, enqueued, done, doneOnce } = await measureJobs(url)
    console.log(
      `jobs, ${name}: ${enqueued.toFixed(0)}/s written down, ${done.toFixed(0)}/s done, ${doneOnce.toFixed(0)}/s done once with a row each; ` +
        `start ${start.toFixed(0)} ms`,
    )
  }
  cluster?.stop()
  process.exit(0)
}
if (options.only === 'fileImport') {
  for (const one of await measureFileImports(databaseUrl, Math.min(rows, 100_000)).finally(() => cluster?.stop()))
    console.log(
      `fileImport: ${one.size.toFixed(1)} MB sent and kept in ${one.upload.toFixed(1)} s, checked in ${one.check.toFixed(1)} s (≤ 60), ` +
        `written in ${one.write.toFixed(1)} s (≤ 300): ${JSON.stringify(one.counts)}; ${one.memory.toFixed(0)} MB above idle (≤ 500); ` +
        `pages meanwhile p95 ${one.others.toFixed(0)} ms (≤ 300), ${one.refused} refused; ${one.statements.toFixed(2)} statements per row, ` +
        `${one.cpu.toFixed(0)} s of the server's processor`,
    )
  process.exit(0)
}
const ofOffice = ['lists', 'export', 'facets', 'bulk', 'files', 'letters', 'work', 'agenda', 'fileExport'] as const
const office = ofOffice.find((name) => name === options.only)
if (office) {
  await measureOffice(databaseUrl, { what: office, entity: options.entity, rows }).finally(() => cluster?.stop())
  process.exit(0)
}
const watcher = await openPostgres({ url: databaseUrl, poolSize: 1, statementTimeout: 0, connectTimeout: 5000 })
try {
  const tokens = await prepare(databaseUrl)
  if (options.only === 'import') {
    for (const { size, upload, check, write, counts, memory, others } of await measureImports(
      databaseUrl,
      Math.min(rows, 100_000),
    ))
      console.log(
        `import: ${size.toFixed(1)} MB sent and kept in ${upload.toFixed(1)} s, checked in ${check.toFixed(1)} s (≤ 60), ` +
          `written in ${write.toFixed(1)} s (≤ 300): ${JSON.stringify(counts)}; ${memory.toFixed(0)} MB above idle; ` +
          `pages meanwhile p95 ${others.toFixed(0)} ms (≤ 300 ${others <= 300 ? '✓' : '✗'})`,
      )
    await watcher.close()
    cluster?.stop()
    process.exit(0)
  }
  if (options.only === 'ways') {
    const engine = await openPostgres({ url: databaseUrl, poolSize: 4, statementTimeout: 0, connectTimeout: 5000 })
    console.log(`${'ways to a page, milliseconds'.padEnd(28)}    by it   without`)
    const question = { engine, watcher, rare: tokens[0] ?? '', times: Number(options.rounds) }
    await measureWays(question, ({ name, by, without }) =>
      console.log(
        `${name.padEnd(28)}${by.toFixed(1).padStart(9)}${without.toFixed(1).padStart(10)}${(without / by).toFixed(1).padStart(8)}×`,
      ),
    )
    await engine.close()
    await watcher.close()
    cluster?.stop()
    process.exit(0)
  }
  const here = (file: string) => join(import.meta.dirname, file)
  const ours = await startSubject('dossier', here('ourServer.ts'), databaseUrl)
  const bare = await startSubject('bare', here('bareServer.ts'), databaseUrl)
  console.log(`\nserver start: ${ours.startedIn.toFixed(0)} ms, bare ${bare.startedIn.toFixed(0)} ms`)
  console.log(`${'16 connections, requests/s'.padEnd(28)}     dossier        bare     ratio   target   CPU ms/request`)
  for (const scenario of scenarios(rows, tokens)) {
    if (!isCompared(scenario.name)) continue
    console.log(line(scenario, ...(await measure(scenario, ours, bare))))
  }
  const megabytes = async (subject: Subject) => ((await subject.memory()) / 2 ** 20).toFixed(0)
  console.log(`memory: ${await megabytes(ours)} MB, bare ${await megabytes(bare)} MB`)
  await Promise.all([ours.stop(), bare.stop()])
} finally {
  await watcher.close()
  cluster?.stop()
}

async function measureTools(): Promise<void> {
  if (isAsked('codegen')) {
    const { cold, changed } = measureCodegen()
    console.log(
      `codegen of 60 schemas: ${cold.toFixed(0)} ms cold (≤ 3000), ${changed.toFixed(0)} ms for one changed (≤ 300)`,
    )
  }
  if (isAsked('pages')) {
    const { firstList, nextEntity } = await measureFrontEnd()
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
    console.log(
      `JavaScript, gzipped: ${kilobytes(firstList)} kB to the first list (≤ 250), ${kilobytes(nextEntity)} kB for the next entity (≤ 3)`,
    )
  }
  if (isAsked('paint')) await measureScreens()
  if (isAsked('rows')) {
    const { shown, frame, slowFrame, busy } = await measureRows()
    console.log(
      `page of 1,000 rows: on the screen ${shown.toFixed(0)} ms after its data (≤ 1000); while scrolling a frame takes ` +
        `${frame.toFixed(0)} ms, one in twenty ${slowFrame.toFixed(0)} ms or more, long tasks ${busy.toFixed(0)} of 2000 ms`,
    )
  }
}

async function measureScreens(): Promise<void> {
  const { firstList, stockList, ratio, shift, toRecord, scripts, bytes } = await measurePaint()
  console.log(
    `first list, cold, processor slowed 4 ×: ${firstList.toFixed(0)} ms (≤ 2500), react-admin's own ${stockList.toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)} (≤ 0.7); ${(bytes / 1000).toFixed(0)} kB in ${scripts} scripts; layout shift ${shift.toFixed(3)} (≤ 0.05); ` +
      `list to record, warm: ${toRecord.toFixed(0)} ms (≤ 100)`,
  )
}

/** Migrates and fills the database when it is empty; returns the words to search for. */
async function prepare(url: string): Promise<string[]> {
  const engine = await openPostgres({ url, poolSize: 2, statementTimeout: 0, connectTimeout: 5000 })
  await migrate(engine)
  await protect(engine, entities)
  const { rows: found } = await engine.query<{ count: number }>({ text: 'select count(*) from merchant' })
  if (found[0]?.count === 0) {
    console.log(`loading ${rows.toLocaleString('en')} merchants …`)
    await loadMerchants(engine, rows)
  }
  const { rows: words } = await engine.query<{ tokens: string[] }>({ text: tokenSql })
  await engine.close()
  return words[0]?.tokens ?? []
}

/** Medians of alternating rounds, after one warm-up of each. */
async function measure({ ours, bare }: Scenario, subject: Subject, other: Subject): Promise<[Round, Round]> {
  const pairs = [
    { server: subject, requests: ours, rounds: [] as Round[], extent: await warmUp(subject, ours) },
    { server: other, requests: bare, rounds: [] as Round[], extent: await warmUp(other, bare) },
  ]
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const { server, requests, rounds, extent } of pairs) {
      await quiet(watcher)
      rounds.push(await server.run(requests, extent))
    }
  }
  const [mine = [], theirs = []] = pairs.map(({ rounds }) => rounds)
  return [median(mine), median(theirs)]
}

/**
 * Slow requests are repeated a fixed number of times instead of for a fixed time, or there would be too few
 * answers.
 */
async function warmUp(server: Subject, requests: Scenario['ours']): Promise<{ seconds: number } | { amount: number }> {
  const seconds = Number(options.seconds)
  await quiet(watcher)
  await server.run(requests, { amount: connections })
  await quiet(watcher)
  const { perSecond } = await server.run(requests, { seconds: Math.min(1, seconds) })
  return perSecond < 3 * connections ? { amount: 5 * connections } : { seconds }
}

function median(rounds: readonly Round[]): Round {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new RangeError('--rounds must be 1 or more.')
  return { ...middle, refused: rounds.reduce((sum, { refused }) => sum + refused, 0) }
}

function line({ name, target }: Scenario, mine: Round, theirs: Round): string {
  const number = (value: number) => value.toFixed(value < 100 ? 1 : 0).padStart(12)
  const ratio = mine.perSecond / theirs.perSecond
  // The targets apply to a million rows: with fewer, counting and skipping cost the other server less.
  const verdict = target === undefined || rows < 1_000_000 ? '' : `≥ ${target} ${ratio >= target ? '✓' : '✗'}`
  const trouble = mine.refused + theirs.refused > 0 ? `   ${mine.refused} and ${theirs.refused} requests failed` : ''
  return `${name.padEnd(28)}${number(mine.perSecond)}${number(theirs.perSecond)}${`${ratio.toFixed(2)}×`.padStart(10)}   ${verdict.padEnd(8)} ${mine.cpu.toFixed(2)} and ${theirs.cpu.toFixed(2)}${trouble}`
}
