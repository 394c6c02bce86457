/**
 * Says at the end of a run what the tests cost in processor seconds, against `tests/budget.json`; a file above
 * twice its limit fails the run, where the machine is as fast as that of the budget. Tells whoever started the run which files failed.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import {
  figureName,
  isMeasured,
  limitOf,
  mostInStandard,
  readBudget,
  slownessFor,
  slownessOf,
  type Budget,
  type Slowness,
} from './budget.ts'
import { hasServer } from './engines.ts'
import { keepFigures } from './figures.ts'
import { processorSeconds } from './processorTime.ts'
import { setOf } from './testFiles.ts'

/** One test file in one project. */
export type FileRun = {
  path: string
  project: string
  /** Its name in the budget. */
  figure: string
  failed: number
  /** Whether all of its tests ran. */
  whole: boolean
  /** Processor seconds. */
  seconds: number
  loading: number
  /** Seconds of the clock. */
  clock: number
  tests: readonly { name: string; seconds: number }[]
  /** Whether it costs more than twice its limit. */
  isDear?: boolean
}

/** What whoever started a run is told of it. */
export type EndedRun = { runs: FileRun[]; slowness: Slowness }

/** How many are named of what is dearest. */
const dearest = 10
/** A file that has grown by less is not named. */
const growth = { share: 0.2, seconds: 1 }

export default class Report implements Reporter {
  #root = '.'

  onInit({ config }: Vitest): void {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const runs = modules.map((module) => runOf(module, this.#root))
    const known = process.env.TEST_SLOWNESS
    const { lines, dear, slowness } = report(runs, known ? { slowness: JSON.parse(known) as Slowness } : {})
    console.log(`\n${lines.join('\n')}`)
    // A test that runs vitest in a copy of the project measures nothing of this one.
    if (process.env.VITEST_POOL_ID) return
    const ended = process.env.TEST_ENDED
    const told: EndedRun = { runs: runs.map((run) => ({ ...run, isDear: dear.has(run) })), slowness }
    if (ended) writeFileSync(ended, JSON.stringify(told))
    keepFigures(figuresOf(runs))
    if (dear.size === 0) return
    process.exitCode = 1
    const summary = process.env.TEST_SUMMARY
    if (summary) appendFileSync(summary, `0 ${dear.size}\n`)
  }
}

function runOf(module: TestModule, root: string): FileRun {
  const tests = [...module.children.allTests()]
  const states = tests.map((test) => test.result().state)
  const { tests: seconds = 0, loading = 0 } = module.meta().measured ?? {}
  const path = relative(root, module.moduleId)
  return {
    path,
    project: module.project.name,
    figure: figureName(path, module.project.name, hasServer),
    // A file that cannot be loaded has no tests, but is a failure.
    failed: states.filter((state) => state === 'failed').length || (module.state() === 'failed' ? 1 : 0),
    whole: !states.includes('skipped') && module.state() === 'passed',
    seconds,
    loading,
    clock: module.diagnostic().duration / 1000,
    tests: tests.map((test) => ({ name: test.fullName, seconds: (test.diagnostic()?.duration ?? 0) / 1000 })),
  }
}

function figuresOf(runs: readonly FileRun[]): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const { figure, seconds, whole } of runs) if (whole) figures[figure] = seconds
  return figures
}

type Against = { budget?: Budget; slowness?: Slowness }

/**
 * @param slowness Of the machine, where few files run again.
 * @returns What is said, and the files above twice their limit.
 */
export function report(
  runs: readonly FileRun[],
  { budget = readBudget(), slowness = slownessOf(runs, budget) }: Against = {},
): { lines: string[]; dear: ReadonlySet<FileRun>; slowness: Slowness } {
  const lines: string[] = []
  const byCost = runs.toSorted((a, b) => b.seconds - a.seconds)
  const dear = new Set<FileRun>()
  // Without a measured budget, as in a new project, there is no limit either.
  for (const run of isMeasured(budget) ? byCost : []) {
    const known = slownessFor(run.path, slowness)
    const limit = limitOf(run.figure, budget) * (known ?? 1)
    if (run.seconds <= limit * 1.2) continue
    // A few files alone fail nothing: the machine may be slow.
    const isOver = known !== undefined && run.seconds > 2 * limit
    if (isOver) dear.add(run)
    const three = run.tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3)
    lines.push(
      `${isOver ? 'TOO DEAR' : 'over its limit'}: ${told(run)}, limit ${Math.round(limit)} s`,
      ...three.map(({ name, seconds }) => `    ${seconds.toFixed(1)} s of the clock: ${name}`),
    )
  }
  const before = ({ figure }: FileRun) => budget.files[figure]
  const grown = byCost.filter((run) => {
    const once = before(run)
    return (
      run.whole &&
      once !== undefined &&
      run.seconds > once * (slownessFor(run.path, slowness) ?? 1) * (1 + growth.share) + growth.seconds
    )
  })
  for (const run of grown) lines.push(`grown: ${told(run)}, ${before(run)} s before`)
  if (runs.length > 1) lines.push(...byCost.slice(0, dearest).map((run) => `dear: ${told(run)}`))
  const sum = (values: readonly number[]) => Math.round(values.reduce((total, one) => total + one, 0))
  const loading = sum(runs.map((run) => run.loading))
  const standard = sum(runs.filter(({ path }) => setOf(path) === 'standard').map(({ seconds }) => seconds))
  const times = Object.entries(slowness).filter(([, factor]) => factor > 1)
  if (times.length > 0) {
    const factors = times.map(([kind, factor]) => `${factor.toFixed(2)} (${kind})`).join(', ')
    lines.push(`This machine takes ${factors} times what the budget's does; limits are as much higher.`)
  }
  lines.push(
    `${runs.length} files: ${sum(runs.map(({ seconds }) => seconds))} processor seconds of tests and ${loading} of loading, ` +
      `${Math.round(processorSeconds())} with all that was started beside them.`,
    `Of the standard set ${standard}; it may take ${mostInStandard}.`,
  )
  return { lines, dear, slowness }
}

const told = ({ path, project, seconds, clock, tests }: FileRun): string =>
  `${path} (${project}) ${seconds.toFixed(1)} s, ${clock.toFixed(0)} of the clock, ${tests.length} tests`
