/**
 * Last phase, the only one that changes files: writes what differs, and deletes files in its folders that no
 * emitter returned. Migrations are history and stay.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from './model.ts'

/** Paths from the project's root, sorted. */
export type WriteResult = { written: string[]; deleted: string[]; unchanged: string[] }

const folders = ['schemas/generated', 'resources/generated', 'domain/generated', 'docs/lifecycles']

/**
 * @param dryRun Reports what would be written and deleted, without changing anything.
 * @throws {Error} When an emitter returns a path outside the folders called generated, or the same path twice.
 */
export function write(root: string, files: readonly OutputFile[], { dryRun = false } = {}): WriteResult {
  const texts = new Map<string, string>()
  for (const { path, text } of files) {
    if (!folders.some((folder) => path.startsWith(`${folder}/`))) {
      throw new Error(`An emitter returned ${path}, which is outside ${folders.join(' and ')}.`)
    }
    if (texts.has(path)) throw new Error(`Two emitters returned ${path}; each file has one source.`)
    texts.set(path, text)
  }
  const paths = [...texts.keys()].sort()
  const written = paths.filter((path) => readText(`${root}/${path}`) !== texts.get(path))
  const deleted = folders.flatMap((folder) => filesUnder(root, folder)).filter((path) => !texts.has(path))
  if (!dryRun) {
    for (const path of written) writeText(join(root, path), texts.get(path) ?? '')
    for (const path of deleted) remove(root, path)
  }
  const changed = new Set(written)
  return { written, deleted: deleted.sort(), unchanged: paths.filter((path) => !changed.has(path)) }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Removes the file, and folders that it leaves empty. */
function remove(root: string, path: string): void {
  rmSync(join(root, path))
  for (let folder = dirname(path); !folders.includes(folder); folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return
    rmdirSync(join(root, folder))
  }
}

function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
}
