/** What each test file may cost, in processor seconds: `tests/budget.json`, written by `npm run test:budget`. */
import { existsSync, readFileSync } from 'node:fs'
import { kindOf, type Kind } from './testFiles.ts'

export const budgetFile = 'tests/budget.json'

/** Processor seconds. Files that are not named take one at most. */
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

export const expectedSeconds = (file: string, { files }: Budget): number => files[file] ?? 1

/** Files below it say nothing about the machine: their figures are rounded. */
const leastTelling = 3
/** With fewer a slow machine is not told from a change. */
const fewestTelling = 20

type Measured = { path: string; seconds: number; whole: boolean }
/** Times as long as on the budget's machine, by kind; a kind that is not named takes `all`, which few files do not tell. */
export type Slowness = Readonly<Partial<Record<Kind | 'all', number>>>

/**
 * How many times as long as the budget's the machine of a run takes: two processes on one core, or a slower core, make every
 * file dearer, pages more than plain functions, and one in WebAssembly up to twice as much as its neighbour; a change makes few of
 * them so. What three files of four stay below; 1 where the machine is quicker.
 */
export function slownessOf(runs: readonly Measured[], budget: Budget): Slowness {
  const telling = runs.filter(({ path, whole }) => whole && (budget.files[path] ?? 0) >= leastTelling)
  const byKind = Map.groupBy(telling, ({ path }) => kindOf(path))
  const known: Partial<Record<Kind | 'all', number>> = {}
  for (const [kind, own] of [...byKind, ['all', telling] as const]) {
    const times = own.map(({ path, seconds }) => seconds / (budget.files[path] ?? 1)).toSorted((a, b) => a - b)
    if (times.length >= fewestTelling) known[kind] = Math.max(1, times[Math.floor((times.length * 3) / 4)] ?? 1)
  }
  return known
}

/** @returns undefined where too few files ran to tell. */
export const slownessFor = (file: string, slowness: Slowness): number | undefined =>
  slowness[kindOf(file)] ?? slowness.all

/** What a file may take on the machine of the budget; above twice as much the run fails. */
export const limitOf = (file: string, budget: Budget): number =>
  Math.max(budget.files[file] ?? 0, mostInFile[kindOf(file)])
