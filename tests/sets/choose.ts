/** Chooses the tests of a run: the standard set, the long one, and what a change touches. */
import path from 'node:path'
import { expectedSeconds, type Budget } from './budget.ts'
import { embeddedRun, fileOf, hasEngine, runsOnBoth } from './engines.ts'
import { beneathAll, longGroups, otherEngine, subjects, type Subject } from './groups.ts'
import { above, type Imports } from './imports.ts'
import { groupOf, isAt, isCore, isLong, isSmoke, journeyOf, subjectOf } from './testFiles.ts'

/** Paths of test files; `embedded` are those that run on the embedded engine beside a server. */
export type Choice = {
  files: ReadonlySet<string>
  embedded: ReadonlySet<string>
  /** Files that are there only because it is their turn; of those on the embedded engine, with that before them. */
  turn: ReadonlySet<string>
  /** What a person reads about it. */
  words: readonly string[]
}
type Project = {
  tests: readonly string[]
  imports: Imports
  budget: Budget
  hasServer: boolean
}
/** `paths` is undefined where everything counts as touched. */
type Change = { paths: readonly string[] | undefined; since: string }

/** Runs of CI after which each optional file had its turn. */
const turns = 8
/** Processor seconds of a run of CI on the budget's machine; on a machine half as fast they stay within ninety minutes on two cores. */
const most = 2100

/** Core, law, a smoke file of each subject, and the subjects that a change touches. */
export function standardSet({ tests, imports }: Project, { paths, since }: Change): Choice {
  const touched = touchedSubjects(paths, imports)
  const has = (file: string) =>
    isCore(file) || isSmoke(file) || touched.has(subjectOf(file) ?? '') || paths?.includes(file)
  const files = new Set(tests.filter((file) => !isLong(file) && has(file)))
  const words = [`Standard set: ${files.size} files. Subjects touched since ${since}: ${named(touched)}.`]
  return { files, embedded: new Set(), turn: new Set(), words }
}

/**
 * The long set, or groups of it.
 *
 * @throws {Error} When there is no such group.
 */
export function longSet({ tests, hasServer }: Project, groups: readonly string[]): Choice {
  const all = [...Object.keys(longGroups), otherEngine.name]
  const unknown = groups.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new Error(`There is no group "${unknown}"; name some of ${all.join(', ')}.`)
  const chosen = new Set(groups.length > 0 ? groups : all)
  const files = new Set(tests.filter((file) => isLong(file) && chosen.has(groupOf(file) ?? '')))
  const engines = chosen.has(otherEngine.name)
  const embedded = engines && hasServer ? tests.filter(hasEngine) : [...files].filter(runsOnBoth)
  const words = [`Long set: ${files.size} files of ${named(chosen)}.`]
  if (engines && !hasServer) words.push('The other engine needs a server: set TEST_DATABASE_URL.')
  return { files, embedded: new Set(hasServer ? embedded : []), turn: new Set(), words }
}

/** Everything, whatever was touched. */
export function wholeSet({ tests, hasServer }: Project): Choice {
  const embedded = new Set(hasServer ? tests.filter(hasEngine) : [])
  return { files: new Set(tests), embedded, turn: new Set(), words: [`All ${tests.length} test files.`] }
}

/** Of CI: the standard set, the long groups that a change touches, and of all others the eighth whose turn it is. */
export function ciSet(project: Project, change: Change, commits: number): Choice {
  const { tests, imports, budget, hasServer } = project
  const standard = standardSet(project, change)
  const chosen = new Set([
    ...standard.files,
    ...[...standard.files].filter((file) => hasServer && runsOnBoth(file)).map(embeddedRun),
  ])
  const cost = (key: string) => expectedSeconds(key, budget)
  let seconds = [...chosen].reduce((sum, key) => sum + cost(key), 0)

  const optional = [
    ...tests.filter((file) => !isCore(file) || isLong(file)),
    ...(hasServer ? tests.filter(hasEngine).map(embeddedRun) : []),
  ]
  const turn = new Set(
    optional.toSorted().filter((key, index) => index % turns === commits % turns && !chosen.has(key)),
  )
  for (const key of turn) seconds += cost(key)

  const groups = touchedGroups(change.paths)
  const touched = touchedSubjects(change.paths, imports)
  const left = new Map<string, number>()
  const take = (group: string, key: string) => {
    if (chosen.has(key)) return
    if (!turn.has(key) && seconds + cost(key) > most) {
      left.set(group, (left.get(group) ?? 0) + 1)
      return
    }
    if (!turn.delete(key)) seconds += cost(key)
    chosen.add(key)
  }
  for (const group of groups)
    for (const key of optional)
      if (key !== fileOf(key) ? group === otherEngine.name : isLong(key) && groupOf(key) === group) take(group, key)
  for (const file of tests) if (isLong(file) && touched.has(journeyOf(file) ?? '')) take('journeys', file)

  const words = [
    ...standard.words,
    `Long groups touched: ${named(groups)}. Turn ${(commits % turns) + 1} of ${turns}: ${turn.size} files. Expected: ${Math.round(seconds)} processor seconds.`,
    ...[...left].map(([group, count]) => `${group}: ${count} files more than the time allows are left to the turns.`),
  ]
  const keys = [...chosen, ...turn]
  return {
    files: new Set(keys.filter((key) => key === fileOf(key))),
    embedded: new Set(keys.filter((key) => key !== fileOf(key)).map(fileOf)),
    turn,
    words,
  }
}

const named = (names: Iterable<string>): string => [...names].join(', ') || 'none'

/** Names of subjects whose own files a change touches, or what they import. */
export function touchedSubjects(paths: readonly string[] | undefined, imports: Imports): Set<string> {
  const all = Object.keys(subjects)
  if (paths === undefined || paths.some((file) => fits(file, beneathAll))) return new Set(all)
  const reached = [...above(paths.map(sourceOf), imports), ...paths]
  const rows = Object.entries(subjects).filter(([name, subject]) => reached.some((file) => isPart(file, name, subject)))
  return new Set(rows.map(([name]) => name))
}

const isPart = (file: string, name: string, { screens = [] }: Subject): boolean =>
  [`server/subjects/${name}`, ...screens].some((place) => isAt(file, place) || isAt(file, `tests/${place}`))

/** What others import of a schema is generated from it. */
const sourceOf = (file: string): string => file.replace(/^schemas\/([\w-]+)\.schema\.json$/, 'schemas/generated/$1.ts')

/** Long groups, in the order of the table. */
export function touchedGroups(paths: readonly string[] | undefined): Set<string> {
  const rows = [...Object.entries(longGroups), [otherEngine.name, otherEngine] as const]
  return new Set(
    rows.filter(([, { touched }]) => paths?.some((file) => fits(file, touched)) ?? true).map(([name]) => name),
  )
}

const fits = (file: string, patterns: readonly string[]) => patterns.some((pattern) => path.matchesGlob(file, pattern))
