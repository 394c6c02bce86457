/**
 * Keeps several builds of the front end in one folder: pages that are still open in browsers load files of
 * earlier ones.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Days that the files of a replaced build stay, and the maximum number of such builds. */
const keptDays = 14
const keptBuilds = 3

/** Newest first. `replaced` is absent for the current build. */
type Build = { files: readonly string[]; replaced?: string }

/**
 * Moves a fresh build into the folder and removes files that belong only to expired builds.
 *
 * The page is moved last, so that it never names a missing file.
 */
export function replaceBuild(folder: string, fresh: string, now: Date): void {
  const files = filesIn(fresh).toSorted((a, b) => Number(a === page) - Number(b === page))
  const before = readRecord(folder).map((build) => ({ ...build, replaced: build.replaced ?? now.toISOString() }))
  const oldest = now.getTime() - keptDays * 86_400_000
  const recentBuilds = before.filter(({ replaced }) => Date.parse(replaced) >= oldest).slice(0, keptBuilds)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(fresh, file), join(folder, file))
  }
  rmSync(fresh, { recursive: true })
  // Another start may read it at this moment: there is never half a record.
  const next = `${fresh}.json`
  writeFileSync(next, JSON.stringify([{ files }, ...recentBuilds]))
  renameSync(next, join(folder, record))
  const needed = new Set([record, ...files, ...recentBuilds.flatMap((build) => build.files)])
  for (const file of filesIn(folder)) if (!needed.has(file)) rmSync(join(folder, file), { force: true })
}

const page = 'index.html'
const record = '.builds.json'

/** A folder without a record was built by an older version and holds one build: all its files. */
function readRecord(folder: string): Build[] {
  if (existsSync(join(folder, record))) return JSON.parse(readFileSync(join(folder, record), 'utf8')) as Build[]
  return existsSync(join(folder, page)) ? [{ files: filesIn(folder) }] : []
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : []
