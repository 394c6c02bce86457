/**
 * An embedded database in memory that starts from a stored copy, so that each test file opens one in under a
 * second.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite, type PgliteEngine } from './pglite.ts'

export type MemoryOptions = {
  /** Fills an empty database: runs the migrations, and possibly a small seed. */
  prepare?: (engine: PgliteEngine) => Promise<unknown>
  /** Text of everything that `prepare` depends on, such as the migrations; when it changes, the copy is made again. */
  key?: string
  /** Milliseconds, as for `openPglite`. */
  statementTimeout?: number
  connectTimeout?: number
}

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/dossier')
const limits = { statementTimeout: 30_000, connectTimeout: 10_000 }

/** Opens a prepared database in memory; the caller closes it. */
export async function openMemoryEngine(options: MemoryOptions = {}): Promise<PgliteEngine> {
  const snapshot = readSnapshot(fileOf(options))
  return snapshot ? openPglite({ ...limits, ...options, snapshot }) : makeCopy(options)
}

/** @returns The tar file of a prepared database, which is made when it is not there yet. */
export async function preparedCopy(options: MemoryOptions): Promise<string> {
  const file = fileOf(options)
  if (!existsSync(file)) await (await makeCopy(options)).close()
  return file
}

const fileOf = ({ prepare, key = '' }: MemoryOptions): string =>
  join(cache, `${digest(`${pgliteVersion()}\n${prepare ? `prepared\n${key}` : ''}`)}.tar`)

/** Prepares a database in memory, keeps its copy, and leaves it open. */
async function makeCopy(options: MemoryOptions): Promise<PgliteEngine> {
  const engine = await openPglite({ ...limits, ...options })
  try {
    await engine.withoutTimeout(async () => options.prepare?.(engine))
    keep(fileOf(options), new Uint8Array(await engine.dump()))
    return engine
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Digest of the names and texts of the files in `folder`, for `key` of `openMemoryEngine`. */
export function keyOfFolder(folder: string): string {
  const names = readdirSync(folder).toSorted()
  return digest(names.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n'))
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

const pgliteVersion = (): string =>
  digest(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'))

function readSnapshot(file: string): ArrayBuffer | undefined {
  try {
    return new Uint8Array(readFileSync(file)).buffer
  } catch {
    return undefined
  }
}

/** Writes to a draft and renames it, so that another test process never reads half a file. */
function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}
