/**
 * Selects the tests that a change affects: changed tests, tests at the path of a changed file, and tests that
 * import one. That is little beside a subject: it runs in under a minute.
 */
import { importsOf } from './imports.ts'

export type TestFile = { path: string; text: string }
/** `entities`: names of entities whose share of the per-entity tests must run. */
export type Selection = {
  files: string[]
  entities: string[]
  /** Files used by too many tests to run here. */
  wide: { path: string; users: number }[]
}

/** Maximum number of tests that may use a file. */
const most = 15
const always = /^tests\/(floorplan\/|drift\.)/

/**
 * @param changed Paths from the project's root, deleted files included.
 * @param tests All test files except those of the browser.
 */
export function selectTests(changed: readonly string[], tests: readonly TestFile[]): Selection {
  const files = new Set(tests.map(({ path }) => path).filter((path) => always.test(path)))
  const entities: string[] = []
  const wide = new Map<string, number>()
  const add = (path: string, found: readonly TestFile[]) => {
    if (found.length > most) wide.set(path, found.length)
    else for (const test of found) files.add(test.path)
  }
  for (const path of changed) {
    const entity = /^schemas\/([\w-]+)\.schema\.json$/.exec(path)?.[1]
    if (entity) entities.push(entity)
    // The source of a generated file has changed as well.
    if (path.includes('/generated/')) continue
    for (const found of [[...ownTest(path, tests), ...atPath(path, tests)], importing(path, tests)]) add(path, found)
  }
  const known = new Set(tests.map((test) => test.path))
  return {
    files: [...files].filter((path) => known.has(path)).toSorted(),
    entities,
    wide: [...wide].map(([path, users]) => ({ path, users })),
  }
}

const ownTest = (path: string, tests: readonly TestFile[]) => tests.filter((test) => test.path === path)

const importing = (path: string, tests: readonly TestFile[]) =>
  tests.filter((test) => importsOf(test.path, test.text).includes(path))

/** The test with the same name, or those of the nearest folder that has some. */
function atPath(path: string, tests: readonly TestFile[]): TestFile[] {
  if (!/\.(tsx?|sql|json)$/.test(path) || path.startsWith('tests/')) return []
  const twin = `tests/${path.replace(/\.[^./]+$/, '')}.test.ts`
  const own = tests.filter((test) => test.path === twin || test.path === `${twin}x`)
  if (own.length > 0) return own
  for (let folder = folderOf(`tests/${path}`); folder.includes('/'); folder = folderOf(folder)) {
    const near = tests.filter((test) => folderOf(test.path) === folder)
    if (near.length > 0) return near
  }
  return []
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
