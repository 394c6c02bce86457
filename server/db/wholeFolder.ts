/**
 * Tells a folder that holds an embedded database from one that holds the rest of one. PGlite makes a new database
 * wherever `PG_VERSION` is missing, also over the tables of the old one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The embedded database is there and cannot be used. Nothing was changed. */
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

/** Without one of these PostgreSQL finds nothing again. */
const needed = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf']

/**
 * Opens the database in `<dataDir>/pg`, or a new one where that is absent or empty. Call it under the folder's lock.
 *
 * @param open Opens the folder that it is given, and fills it when it is new.
 * @throws {DamagedFolder} When the folder holds something else than a whole database, or does not open.
 */
export async function openWhole<Opened>(dataDir: string, open: (directory: string) => Promise<Opened>) {
  const directory = join(dataDir, 'pg')
  // Lies beside the folder for as long as a new database is being made: nobody has written in such a one.
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

/** @throws {DamagedFolder} When something is missing without which PGlite would begin anew, or not at all. */
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

/** PGlite says little more than that it could not. */
function reasonOf(directory: string, error: unknown): string {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  return `${messageOf(error)} (it says to be of PostgreSQL ${version}; a full disk keeps it closed too)`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
