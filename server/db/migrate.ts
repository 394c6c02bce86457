/**
 * Brings the database to the last migration: runs each pending file once, in a transaction of its own, in the
 * order of their names. Applied files are remembered as a set, because a branch that lands late brings a number
 * lower than the highest applied one.
 *
 * The lock is taken inside that transaction, so it ends with it whatever happens to the process. A second
 * process that starts at the same time waits and then finds nothing pending.
 */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Result, Statement } from './engine.ts'
import { ifMissing, makeIndexes, nameIn } from './indexesBeside.ts'
import { type SqlStatement, sqlStatements } from './sqlStatements.ts'

/** The part of `Engine` that migrations need. */
export type Migratable = {
  kind: 'pglite' | 'postgres'
  transaction<T>(work: (trx: Queries) => Promise<T>): Promise<T>
  alone<T>(work: (session: Queries) => Promise<T>): Promise<T>
  /** Absent where the engine has no statement timeout of its own to lift. */
  withoutTimeout?<T>(work: () => Promise<T>): Promise<T>
}

export type Queries = { query<Row>(statement: Statement): Promise<Result<Row>> }

export type MigrateOptions = {
  /** Folder of the migrations. Default: `server/db/migrations`. */
  directory?: string
  /** Called with a message for each applied migration. */
  log?: (text: string) => void
  /** Called inside the transaction of each migration, before its statements. */
  before?: (trx: Queries) => Promise<void>
}

/** A migration cannot run, or an applied file was changed. The database is as it was before that file. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

type File = { name: string; text: string; checksum: string }
type Applied = { name: string; checksum: string }

/** An arbitrary number that no other advisory lock of this program uses. */
const lockKey = 4_117_001

const table = `create table if not exists migration (
  name text collate "C" primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/**
 * Applies the pending migrations.
 *
 * @returns Names of the files applied, in order.
 * @throws {MigrationError} If an applied file was changed or is missing, or a statement fails.
 */
export async function migrate(engine: Migratable, { directory, log, before }: MigrateOptions = {}): Promise<string[]> {
  const files = await readMigrations(directory ?? join(import.meta.dirname, 'migrations'))
  const done: string[] = []
  /**
   * Files whose concurrent indexes exist already. With a single session nobody is blocked, so there they are
   * created inside the transaction.
   */
  const made = new Set<File>()
  const beside = engine.kind === 'postgres'
  const applyAll = async () => {
    for (;;) {
      const step = await engine.transaction((trx) =>
        applyNext(trx, files, { before, isLeft: (file) => beside && !made.has(file) }),
      )
      if (step === 'end') return done
      if (step === 'wait') await setTimeout(100)
      else if ('indexes' in step) {
        await makeBeside(engine, step.indexes)
        made.add(step.indexes)
      } else {
        done.push(step.applied)
        log?.(`migration ${step.applied} applied`)
      }
    }
  }
  return engine.withoutTimeout ? engine.withoutTimeout(applyAll) : applyAll()
}

/**
 * Result of one step: the file that was applied, the file whose indexes must be created first, that another
 * process is migrating, or that nothing is pending.
 */
type Step = { applied: string } | { indexes: File } | 'wait' | 'end'

/** @param isLeft Whether the concurrent indexes of a file must still be created. */
async function applyNext(
  trx: Queries,
  files: readonly File[],
  { before, isLeft }: Pick<MigrateOptions, 'before'> & { isLeft: (file: File) => boolean },
): Promise<Step> {
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await trx.query({ text: `set local ${setting} = 0` })
  }
  // Tries the lock instead of waiting for it: a statement that waits would block `create index concurrently` of
  // the other process.
  const { rows: locks } = await trx.query<{ ok: boolean }>({
    text: `select pg_try_advisory_xact_lock(${lockKey}) as ok`,
  })
  if (!locks[0]?.ok) return 'wait'
  await trx.query({ text: table })
  const { rows } = await trx.query<Applied>({ text: 'select name, checksum from migration order by name' })
  const next = nextFile(files, rows)
  if (!next) return 'end'
  if (isLeft(next) && indexesIn(next).length > 0) return { indexes: next }
  await before?.(trx)
  await run(trx, next, rows.at(-1)?.name)
  await trx.query({
    text: 'insert into migration (name, checksum) values ($1, $2)',
    values: [next.name, next.checksum],
  })
  return { applied: next.name }
}

function nextFile(files: readonly File[], applied: readonly Applied[]): File | undefined {
  for (const { name, checksum } of applied) {
    const file = files.find((one) => one.name === name)
    if (!file) {
      throw new MigrationError(`Migration ${name} was applied to this database, but the file is gone: put it back.`)
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied to this database: put the file back as it was, and write a new migration for the change.`,
      )
    }
  }
  return files.find(({ name }) => !applied.some((one) => one.name === name))
}

const indexesIn = ({ text }: File): SqlStatement[] => sqlStatements(text).filter(nameIn)

async function makeBeside(engine: Migratable, file: File): Promise<void> {
  await engine
    .alone((session) => makeIndexes(session, indexesIn(file), lockKey))
    .catch((error: Error) => {
      const message = `Migration ${file.name} failed; what it has made so far is kept, and it goes on from there at the next start.\n  ${error.message}`
      throw new MigrationError(message, { cause: error })
    })
}

/**
 * Runs the file in the transaction; skips indexes that were created concurrently before.
 * @param last Name of the last migration that the database has.
 */
async function run(trx: Queries, { name, text }: File, last = '') {
  const statements = sqlStatements(text)
  for (const [index, statement] of statements.entries()) {
    const toRun = nameIn(statement) ? ifMissing(statement) : statement.text
    await trx.query({ text: toRun }).catch((error: Error) => {
      const where = `Statement ${index + 1} of ${statements.length}, line ${statement.line}: ${statement.text.split('\n', 1).join('')}`
      const late =
        last > name ? `\n  It comes late: this database has ${last} already, which may have changed what it needs.` : ''
      throw new MigrationError(`Migration ${name} failed and changed nothing. ${where}\n  ${error.message}${late}`, {
        cause: error,
      })
    })
  }
}

async function readMigrations(directory: string): Promise<File[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
