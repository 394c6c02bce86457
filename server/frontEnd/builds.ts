/**
 * Builds of the front end in one folder: the files of earlier ones stay for a while, because a page that is still open in a
 * browser asks for them.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Days that the files of a build stay after the next one replaced it, and how many such builds at most. */
const keptDays = 14
const keptBuilds = 3

/** Newest first. `replaced` is absent for the one that is served. */
type Build = { files: readonly string[]; replaced?: string }

/**
 * Moves a fresh build into the folder and removes what only builds had that are too old.
 *
 * The page comes last, so that it never names a file that is not there.
 */
export function replaceBuild(folder: string, fresh: string, now: Date): void {
  const files = filesIn(fresh).toSorted((a, b) => Number(a === page) - Number(b === page))
  const before = readRecord(folder).map((build) => ({ ...build, replaced: build.replaced ?? now.toISOString() }))
  const oldest = now.getTime() - keptDays * 86_400_000
  const kept = before.filter(({ replaced }) => Date.parse(replaced) >= oldest).slice(0, keptBuilds)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(fresh, file), join(folder, file))
  }
  rmSync(fresh, { recursive: true })
  writeFileSync(join(folder, record), JSON.stringify([{ files }, ...kept]))
  const needed = new Set([record, ...files, ...kept.flatMap((build) => build.files)])
  for (const file of filesIn(folder)) if (!needed.has(file)) rmSync(join(folder, file))
}

const page = 'index.html'
const record = '.builds.json'

/** A folder that was built before there was a record holds one build: all its files. */
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
