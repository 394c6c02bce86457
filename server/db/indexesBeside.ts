/**
 * Indexes of tables that are in use: `create index concurrently`, which lets others write meanwhile, and for that must
 * stand outside every transaction. One that a crash or an error left half made is dropped and made again.
 */
import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import type { SqlStatement } from './sqlStatements.ts'

const pattern = /^create (unique )?index concurrently ("?)([a-z_][a-z0-9_]*)\2 /i

/** Name of the index when the statement makes one that way. */
export const nameIn = ({ text }: SqlStatement): string | undefined => pattern.exec(text)?.[3]

/** The same within a transaction, for a database that has one session and so nobody to wait; nothing where it is there. */
export const ifMissing = ({ text }: SqlStatement): string =>
  text.replace(/^(create (?:unique )?index) concurrently /i, '$1 if not exists ')

type Session = Pick<Engine, 'query'>

const timeouts = ['statement_timeout', 'lock_timeout']

/**
 * Makes those that are not there yet, on one connection of their own.
 * @param lockKey Another process that is at it is waited for.
 */
export async function makeIndexes(session: Session, statements: readonly SqlStatement[], lockKey: number) {
  for (const setting of timeouts) await session.query({ text: `set ${setting} = 0` })
  try {
    // A statement that waits for the lock would hold a snapshot, for which making the index waits in turn.
    while (!(await isLocked(session, lockKey))) await setTimeout(200)
    try {
      for (const { text } of statements) await make(session, text)
    } finally {
      await session.query({ text: 'select pg_advisory_unlock($1)', values: [lockKey] })
    }
  } finally {
    for (const setting of timeouts) await session.query({ text: `reset ${setting}` })
  }
}

async function isLocked(session: Session, lockKey: number): Promise<boolean> {
  const text = 'select pg_try_advisory_lock($1) as ok'
  return (await session.query<{ ok: boolean }>({ text, values: [lockKey] })).rows[0]?.ok === true
}

async function make(session: Session, text: string): Promise<void> {
  const name = pattern.exec(text)?.[3]
  const { rows } = await session.query<{ valid: boolean }>({
    text: `select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident($1))`,
    values: [name],
  })
  const [found] = rows
  if (found?.valid) return
  if (found) await session.query({ text: `drop index concurrently "${name}"` })
  await session.query({ text })
}
