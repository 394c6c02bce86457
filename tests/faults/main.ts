/**
 * `npm run test:faults -- <folder> [--count 120] [--seed 1] [--long]`: puts faults into a copy of the product, one for each
 * test file at a time, and says which the tests find. All that was found stays in the folder, and a second call goes
 * on from there; with `--long` those that are left meet the long set.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { randomFrom } from '#server/seed/invented/random.ts'
import { expectedSeconds, readBudget } from '#tests/sets/budget.ts'
import { standardSet } from '#tests/sets/choose.ts'
import { readImports } from '#tests/sets/imports.ts'
import type { EndedRun, FileRun } from '#tests/sets/report.ts'
import { allTests, isLong } from '#tests/sets/testFiles.ts'
import { projectFiles } from '#tests/support/projectFiles.ts'
import { nextRound, type Reach } from './rounds.ts'
import { faultsIn, type Fault } from './sites.ts'

/** How many of 120 stand on each floor. */
const floors = { codegen: 20, domain: 28, schemas: 5, server: 41, providers: 4, resources: 14, src: 8 }
const whole = Object.values(floors).reduce((sum, each) => sum + each, 0)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: String(whole) },
    seed: { type: 'string', default: '1' },
    long: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (!folder) throw new Error('Name a folder for the copy and what is found: npm run test:faults -- /tmp/faults')
const copy = path.resolve(folder, 'copy')
const place = (name: string) => path.resolve(folder, name)

const faults = existsSync(place('faults.json')) ? (read(place('faults.json')) as Fault[]) : prepare()
const found = existsSync(place('found.json')) ? (read(place('found.json')) as Record<string, string>) : {}
const tried = new Set(existsSync(place('tried.json')) ? (read(place('tried.json')) as string[]) : [])
const reach = readReach(values.long ? 'long' : 'standard')
for (;;) {
  const open = new Set(faults.keys().filter((number) => !(number in found)))
  const round = nextRound(reach, open, tried)
  if (round.size === 0) break
  console.log(`${open.size} faults are open; ${round.size} test files try ${new Set(round.values()).size} of them.`)
  writeFileSync(place('round.json'), JSON.stringify(Object.fromEntries(round)))
  for (const run of runTests([...round.keys()], { FAULTS_ON: place('round.json') })) {
    const number = round.get(run.path)
    if (number === undefined) continue
    tried.add(`${number} ${run.path}`)
    if (run.failed > 0) found[number] ??= run.path
  }
  for (const file of round.keys()) tried.add(`${round.get(file)} ${file}`)
  writeFileSync(place('found.json'), JSON.stringify(found, null, 1))
  writeFileSync(place('tried.json'), JSON.stringify([...tried]))
}
say()

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Copies the project and writes each fault beside what is right, where `hook.js` decides between them. */
function prepare(): Fault[] {
  mkdirSync(copy, { recursive: true })
  for (const file of projectFiles()) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  spawnSync('git', ['init', '--quiet'], { cwd: copy })
  spawnSync(process.execPath, ['codegen/prepare.cjs'], { cwd: copy, stdio: 'inherit' })
  const chosen = choose()
  for (const [file, own] of Map.groupBy(chosen.entries(), ([, fault]) => fault.file)) {
    let source = readFileSync(file, 'utf8')
    for (const [number, { start, end, right, wrong }] of own.toSorted(
      ([, one], [, other]) => other.start - one.start,
    )) {
      const woven = `(globalThis.fault?.(${number}) ? (${wrong}) : (${right}))`
      source = source.slice(0, start) + woven + source.slice(end)
    }
    writeFileSync(path.join(copy, file), source)
  }
  writeFileSync(place('faults.json'), JSON.stringify(chosen, null, 1))
  return chosen
}

/** At random by the seed, at most one in a file. */
function choose(): Fault[] {
  const random = randomFrom(Number(values.seed))
  const sources = projectFiles().filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/generated\//.test(file))
  return Object.entries(floors).flatMap(([floor, share]) => {
    const left = sources.filter((file) => file.startsWith(`${floor}/`))
    const chosen: Fault[] = []
    while (chosen.length < Math.round((share * Number(values.count)) / whole) && left.length > 0) {
      const [file = ''] = left.splice(random.below(left.length), 1)
      const all = faultsIn(file, readFileSync(file, 'utf8'))
      if (all.length > 0) chosen.push(random.pick(all))
    }
    return chosen
  })
}

/** @returns Which test files come to which fault; asks by running them all once where that is not known. */
function readReach(set: 'standard' | 'long'): Reach {
  const log = place(`reach.${set}`)
  if (!existsSync(log)) {
    const project = { tests: allTests(), imports: readImports(), budget: readBudget(), hasServer: false }
    const standard = standardSet(project, { paths: [], since: 'nothing' }).files
    const chosen = set === 'long' ? project.tests.filter((file) => isLong(file) || !standard.has(file)) : [...standard]
    writeFileSync(log, '')
    const runs = runTests(chosen, { FAULTS_LOG: log })
    if (runs.length === 0) throw new Error(`No test ran: see ${place('printed.txt')}.`)
    writeFileSync(
      place(`failed.${set}`),
      runs
        .filter((run) => run.failed > 0)
        .map((run) => run.path)
        .join('\n'),
    )
  }
  const failed = new Set(readFileSync(place(`failed.${set}`), 'utf8').split('\n'))
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  const pairs = lines.map((line) => JSON.parse(line) as [number, string]).filter(([, file]) => !failed.has(file))
  const budget = readBudget()
  return new Map(
    [...Map.groupBy(pairs, ([number]) => number)].map(([number, own]) => {
      const files = [...new Set(own.map(([, file]) => file))]
      return [number, files.toSorted((one, other) => expectedSeconds(one, budget) - expectedSeconds(other, budget))]
    }),
  )
}

function runTests(files: readonly string[], environment: Record<string, string>): FileRun[] {
  const chosen = place('chosen.json')
  const ended = place('ended.json')
  writeFileSync(ended, '{"runs":[]}')
  writeFileSync(chosen, JSON.stringify({ root: copy, files, embedded: [], turn: [] }))
  const hook = fileURLToPath(new URL('hook.js', import.meta.url))
  const own = {
    TEST_CHOSEN: chosen,
    TEST_ENDED: ended,
    TEST_SUMMARY: '',
    TEST_SEED: '1',
    NODE_OPTIONS: `--import ${hook}`,
  }
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
    cwd: copy,
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  })
  writeFileSync(place('printed.txt'), stdout)
  return (read(ended) as EndedRun).runs
}

function say(): void {
  for (const [number, { file, line, right, wrong }] of faults.entries()) {
    const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70)
    console.log(`${number}\t${file}:${line}\t${shown(right)} → ${shown(wrong)}\t${found[number] ?? 'NOBODY'}`)
  }
  console.log(`${Object.keys(found).length} of ${faults.length} were found.`)
}
