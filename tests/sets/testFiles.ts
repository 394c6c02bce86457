/** All test files of the project, and what their names say. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { core, longGroups, subjects } from './groups.ts'

/** What decides how much a file may cost. */
export type Kind = 'node' | 'api' | 'dom' | 'e2e'

/** Paths of all test files, sorted. */
export const allTests = (): string[] => globSync('tests/**/*.{test.ts,test.tsx,e2e.ts}').toSorted()

/** Whether a path is at a place: the file itself, whatever its ending, or a file in the folder of that name. */
export const isAt = (file: string, place: string): boolean =>
  file.startsWith(`${place}/`) || (file.startsWith(`${place}.`) && !file.slice(place.length).includes('/'))

export const isLong = (file: string): boolean => /\.long\.(test\.tsx?|e2e\.ts)$/.test(file)

/** The first group with a pattern that fits. */
export const groupOf = (file: string): string | undefined =>
  Object.entries(longGroups).find(([, { tests }]) => tests.some((pattern) => path.matchesGlob(file, pattern)))?.[0]

/** The subject whose folder, or one of whose screens, a test stands beside. */
export const subjectOf = (file: string): string | undefined =>
  Object.entries(subjects).find(([name, { screens = [] }]) =>
    [`server/subjects/${name}`, ...screens].some((place) => isAt(file, `tests/${place}`)),
  )?.[0]

/** The subject that a browser test of the long set goes through. */
export const journeyOf = (file: string): string | undefined =>
  Object.entries(subjects).find(([, { journeys = [] }]) =>
    journeys.some((name) => isAt(file, `tests/e2e/${name}`)),
  )?.[0]

export const isCore = (file: string): boolean => core.some((place) => isAt(file, place))

/** The one file of its subject that every run has. */
export function isSmoke(file: string): boolean {
  const subject = subjectOf(file)
  const smoke = subject === undefined ? undefined : subjects[subject]?.smoke
  return smoke !== undefined && isAt(file, `tests/server/subjects/${subject}/${smoke}`)
}

/** The set that a file is counted under. */
export function setOf(file: string): string {
  if (isLong(file)) return `long: ${groupOf(file)}`
  return isCore(file) || isSmoke(file) ? 'standard' : 'subjects'
}

/** Tests with a server or a database: those of the server, and what asks one elsewhere. */
const asksServer =
  /^tests\/(server|codegen\/migration)\/|'@electric-sql\/pglite'|['/]support\/(api|emptyDatabases|engine|server)\.ts'/

export function kindOf(file: string): Kind {
  if (file.endsWith('.e2e.ts')) return 'e2e'
  if (file.endsWith('.tsx')) return 'dom'
  return asksServer.test(file) || asksServer.test(readFileSync(file, 'utf8')) ? 'api' : 'node'
}
