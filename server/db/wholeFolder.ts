/**
 * Tells a whole embedded database from the remains of one. PGlite creates a new database wherever `PG_VERSION`
 * is missing, even over the tables of the old one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder holds an embedded database that cannot be used. Nothing was changed. */
export class DamagedFolder extends Error {
  constructor(folder: string, what: string, cause?: unknown) {
    super(
      `The embedded database in ${folder} cannot be used: ${what}. Nothing was changed. ` +
        'Put back a copy of the whole folder that was made while no process used it; ' +
        'or, to begin with an empty database, move the folder away.',
      { cause },
    )
    this.name = 'DamagedFolder'
  }
}

/** Files and folders that PostgreSQL needs to find its data. */
const needed = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf']

/**
 * Opens the database in `<dataDir>/pg`, or a new one where that is absent or empty. Call it under the folder's
 * lock.
 *
 * @param open Opens the given folder, and fills it when it is new.
 * @throws {DamagedFolder} When the folder holds something other than a whole database, or does not open.
 */
export async function openWhole<Opened>(dataDir: string, open: (directory: string) => Promise<Opened>) {
  const directory = join(dataDir, 'pg')
  // Marker file that exists while a new database is being created: nobody has written data into such a folder,
  // so it may be deleted.
  const unfinished = join(dataDir, 'pg-unfinished')
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true })
  const isNew = isAbsentOrEmpty(directory)
  if (isNew) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(unfinished, 'A new database is being made in the folder pg.\n')
  } else refuseDamaged(directory)
  const opened = await open(directory).catch((error: unknown) => {
    if (isNew) throw error
    throw new DamagedFolder(directory, reasonOf(directory, error), error)
  })
  rmSync(unfinished, { force: true })
  return opened
}

/** @throws {DamagedFolder} When a file is missing without which PGlite would start a new database, or fail. */
export function refuseDamaged(directory: string): void {
  const missing = needed.filter((name) => !isFilled(join(directory, name)))
  if (missing.length > 0) throw new DamagedFolder(directory, `${missing.join(', ')} is missing or empty`)
}

function isAbsentOrEmpty(directory: string): boolean {
  try {
    return readdirSync(directory).length === 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw new DamagedFolder(directory, messageOf(error), error)
  }
}

function isFilled(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.isDirectory() ? readdirSync(path).length > 0 : found.size > 0)
}

/** PGlite's own error says hardly anything, so version and a likely cause are added. */
function reasonOf(directory: string, error: unknown): string {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  return `${messageOf(error)} (it says to be of PostgreSQL ${version}; a full disk keeps it closed too)`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
