/** What each test file may cost, in processor seconds: `tests/budget.json`, written by `npm run test:budget`. */
import { existsSync, readFileSync } from 'node:fs'
import { embeddedRun, fileOf, hasEngine } from './engines.ts'
import { kindOf, type Kind } from './testFiles.ts'

export const budgetFile = 'tests/budget.json'

/** Processor seconds. Files that are not named take one at most; those of runs on the embedded engine are named apart. */
export type Budget = {
  sets: Readonly<Record<string, number>>
  kinds: Readonly<Record<string, number>>
  subjects: Readonly<Record<string, number>>
  files: Readonly<Record<string, number>>
}

/** The whole standard set, without what was touched. */
export const mostInStandard = 1200
/** One subject with its screens. */
export const mostInSubject = 25
/** A file that has no figure of its own yet. */
export const mostInFile: Readonly<Record<Kind, number>> = { node: 2, api: 8, dom: 8, e2e: 25 }

/** @returns An empty one where none was written yet. */
export function readBudget(): Budget {
  if (!existsSync(budgetFile)) return { sets: {}, kinds: {}, subjects: {}, files: {} }
  return JSON.parse(readFileSync(budgetFile, 'utf8')) as Budget
}

/** Whether `npm run test:budget` has written it; figures by hand only say which files start first. */
export const isMeasured = ({ sets }: Budget): boolean => Object.keys(sets).length > 0

/**
 * A run on the embedded engine has a figure of its own: there the work of the database counts as the file's, on a server it does not.
 *
 * @param project Of vitest.
 */
export const figureName = (file: string, project: string, onServer: boolean): string =>
  project === 'embedded' || (!onServer && hasEngine(file)) ? embeddedRun(file) : file

/** Times as much as on a server, where the embedded engine has no figure yet: 95 of 100 files with both take less. */
const embeddedTimes = 3

/** @param name A file, or one on the embedded engine. */
export function figureOf(name: string, { files }: Budget): number | undefined {
  const onServer = files[fileOf(name)]
  return files[name] ?? (onServer === undefined ? undefined : onServer * embeddedTimes)
}

/** @param name A file, or one on the embedded engine. */
export const expectedSeconds = (name: string, budget: Budget): number => figureOf(name, budget) ?? 1

/** Files below it say nothing about the machine: their figures are rounded. */
const leastTelling = 3
/** With fewer a slow machine is not told from a change. */
const fewestTelling = 20

type Measured = { path: string; figure: string; seconds: number; whole: boolean }
/** Times as long as on the budget's machine, by kind; a kind that is not named takes `all`, which few files do not tell. */
export type Slowness = Readonly<Partial<Record<Kind | 'all', number>>>

/**
 * How many times as long as the budget's the machine of a run takes: two processes on one core, or a slower core, make every
 * file dearer, pages more than plain functions, and one in WebAssembly up to twice as much as its neighbour; a change makes few of
 * them so. What three files of four stay below; 1 where the machine is quicker.
 */
export function slownessOf(runs: readonly Measured[], budget: Budget): Slowness {
  const telling = runs.flatMap(({ path, figure, seconds, whole }) => {
    const before = budget.files[figure] ?? 0
    return whole && before >= leastTelling ? [{ path, times: seconds / before }] : []
  })
  const byKind = Map.groupBy(telling, ({ path }) => kindOf(path))
  const known: Partial<Record<Kind | 'all', number>> = {}
  for (const [kind, own] of [...byKind, ['all', telling] as const]) {
    const times = own.map((one) => one.times).toSorted((a, b) => a - b)
    if (times.length >= fewestTelling) known[kind] = Math.max(1, times[Math.floor((times.length * 3) / 4)] ?? 1)
  }
  return known
}

/** @returns undefined where too few files ran to tell. */
export const slownessFor = (file: string, slowness: Slowness): number | undefined =>
  slowness[kindOf(file)] ?? slowness.all

/** What a run of a file may take on the machine of the budget; above twice as much the run fails. */
export const limitOf = (name: string, budget: Budget): number =>
  Math.max(figureOf(name, budget) ?? 0, mostInFile[kindOf(fileOf(name))])
