/**
 * `npm test`, `npm run test:long`, `test:all`, `test:changed`, and what CI runs: chooses the test files, tells which and why, and
 * starts vitest with them.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { selectTests } from './affectedTests.ts'
import { readBudget, type Slowness } from './budget.ts'
import { ciSet, longSet, standardSet, wholeSet, type Choice } from './choose.ts'
import { hasServer } from './engines.ts'
import { readImports } from './imports.ts'
import type { ChosenFiles } from './projects.ts'
import type { EndedRun } from './report.ts'
import { chosenAgain, sumOfBoth, worthTrying, type Counts, type Ended } from './secondTry.ts'
import { allTests, isLong } from './testFiles.ts'
import { countCommits, readTouched } from './touchedPaths.ts'

const [set, ...args] = process.argv.slice(2)
const tests = allTests()
const folder = mkdtempSync(path.join(tmpdir(), 'dossier-tests-'))

try {
  process.exitCode = runSet()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function runSet(): number {
  if (set === 'changed') return runAffected(args[0])
  // Who names files gets them, whatever set they are of.
  if (set === 'standard' && args.some(namesFile)) return vitest(args).code
  const choice = choose()
  console.log(`${choice.words.join('\n')}\n`)
  if (set === 'ci') return runTwice(choice)
  return vitest(set === 'long' ? [] : args, choice).code
}

/** Whether an argument is part of a path of tests, and not the value of an option. */
function namesFile(arg: string, index: number): boolean {
  if (arg.startsWith('-') || /^(--project|--reporter|-t|--testNamePattern)$/.test(args[index - 1] ?? '')) return false
  return tests.some((file) => file.includes(arg.replace(/^\.\//, '')))
}

function choose(): Choice {
  const project = { tests, imports: readImports(), budget: readBudget(), hasServer }
  if (set === 'long') return longSet(project, args)
  if (set === 'all') return wholeSet(project)
  if (set === 'ci') return ciSet(project, readTouched(), countCommits())
  return standardSet(project, readTouched({ isOwnOnly: true }))
}

/** What changes affect, without a browser; of the tests of all entities, those of an entity with a changed schema. */
function runAffected(since: string | undefined): number {
  const { paths = [] } = readTouched({ since })
  const known = tests.filter((file) => !file.endsWith('.e2e.ts') && !isLong(file))
  const texts = known.map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
  const { files, entities, wide } = selectTests(paths, texts)
  for (const { path: file, users } of wide) console.log(`${file} is used by ${users} tests: npm test runs them`)
  const first = vitest(files).code
  const names = entities.filter((name) => existsSync(`schemas/${name}.schema.json`))
  const screens = ['', '.long'].map((part) => `tests/resources/screens${part}.test.tsx`)
  const ofEntities = ['tests/server/entities.test.ts', ...screens]
  return first || (names.length === 0 ? 0 : vitest([...ofEntities, '-t', `^(${names.join('|')})\\b(?!-)`]).code)
}

/** A failure of what only had its turn, or a price, counts when it comes again: it need not be of this change. */
function runTwice(choice: Choice): number {
  const first = vitest(args, choice)
  const again = worthTrying(first, choice)
  if (again.length === 0) {
    say(first.summary)
    return first.code
  }
  const names = again.map((run) => run.path).join('\n')
  console.log(`\nOnce more, because only tests failed whose turn it was, or files by their price:\n${names}\n`)
  const second = vitest(args, { ...choice, ...chosenAgain(again) }, first.slowness)
  const failed = again.reduce((sum, run) => sum + run.failed, 0)
  console.log(second.code === 0 ? `What failed once (${failed}) passed the second time.` : 'It failed twice.')
  say(sumOfBoth(first.summary, second.summary, failed))
  return second.code
}

/**
 * Runs vitest; without a choice with what the arguments name.
 *
 * @param slowness Of this machine, where it is known from the run before.
 */
function vitest(given: readonly string[], choice?: Choice, slowness?: Slowness): Ended {
  const [chosen, ended, summary] = ['chosen', 'ended', 'summary'].map((name) => path.join(folder, name))
  if (!chosen || !ended || !summary) throw new Error('no place for what vitest is told')
  for (const file of [chosen, ended, summary]) writeFileSync(file, '')
  if (choice) {
    const { files, embedded, turn } = choice
    const told: ChosenFiles = { root: process.cwd(), files: [...files], embedded: [...embedded], turn: [...turn] }
    writeFileSync(chosen, JSON.stringify(told))
  }
  const run = ['--require', './server/needsNode.cjs', 'node_modules/vitest/vitest.mjs', 'run', ...given]
  const known = slowness === undefined ? '' : JSON.stringify(slowness)
  const own = { TEST_CHOSEN: choice ? chosen : '', TEST_ENDED: ended, TEST_SLOWNESS: known }
  const counted = set === 'ci' ? { TEST_SUMMARY: summary } : {}
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit', env: { ...process.env, ...own, ...counted } })
  const lines = readFileSync(summary, 'utf8').split('\n').filter(Boolean)
  const counts = lines
    .map((line) => line.split(' ').map(Number))
    .map(([passed = 0, failed = 0]) => [passed, failed] as const)
  const text = readFileSync(ended, 'utf8')
  const told = text === '' ? { runs: [], slowness: {} } : (JSON.parse(text) as EndedRun)
  return { code: status ?? 1, ...told, summary: counts }
}

/** Tells the script that started this one. */
function say(counts: Counts): void {
  const file = process.env.TEST_SUMMARY
  if (file) appendFileSync(file, counts.map(([passed, failed]) => `${passed} ${failed}\n`).join(''))
}
