/**
 * Lock of a data folder for one process: two PGlites in one folder would both acknowledge writes and lose each other's.
 *
 * The lock is the operating system's lock on a file (taken through SQLite, which Node has built in). It ends
 * with the process however that ends, and works between containers too. The file beside it only says who holds
 * it.
 */
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

/** Refusal, because another process has the folder open. */
export class FolderInUse extends Error {
  readonly pid: number | undefined

  constructor(folder: string, holder: Partial<Holder>) {
    const who = holder.pid ? `process ${holder.pid} (${holder.command}, since ${holder.since})` : 'another process'
    super(
      `The data folder ${folder} is in use by ${who}. ` +
        'Stop that process first, or set DATA_DIR to another folder, or use a PostgreSQL server with DATABASE_URL.',
    )
    this.name = 'FolderInUse'
    this.pid = holder.pid
  }
}

type Holder = { pid: number; command: string; since: string }

/**
 * Takes the folder for this process, and creates it when absent.
 *
 * @throws {FolderInUse} With the pid of the process that has it.
 * @throws {Error} When the folder or its lock file is unusable; the message says what to do.
 */
export function lockFolder(folder: string): FolderLock {
  const { real, file } = openFile(folder)
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (isLocked(error)) throw new FolderInUse(real, readHolder(real))
    throw unlockable(real, error)
  }
  writeFileSync(holderFile(real), JSON.stringify(thisProcess()))
  heldLocks.add(file)
  return {
    release: () => {
      if (heldLocks.delete(file)) file.close()
    },
  }
}

function openFile(folder: string): { real: string; file: DatabaseSync } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const real = realpathSync(folder)
    return { real, file: new DatabaseSync(join(real, 'lock'), { timeout: 0 }) }
  } catch (error) {
    throw unlockable(folder, error)
  }
}

const unlockable = (folder: string, cause: unknown): Error =>
  new Error(
    `The data folder ${folder} cannot be locked: ${cause instanceof Error ? cause.message : String(cause)}. ` +
      'Set DATA_DIR to a folder that this user may write in; if the file "lock" in it is damaged, remove that file while no process uses the folder.',
    { cause },
  )

/** Keeps a reference to each lock: without one it would be garbage collected and thereby released. */
const heldLocks = new Set<DatabaseSync>()

const holderFile = (folder: string) => join(folder, 'lock.json')

const thisProcess = (): Holder => ({
  pid: process.pid,
  command: process.argv.slice(1).join(' '),
  since: new Date().toISOString(),
})

const isLocked = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5

/** The holder of the lock; empty while the other process has not written it yet. */
function readHolder(folder: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(holderFile(folder), 'utf8')) as Holder
  } catch {
    return {}
  }
}
