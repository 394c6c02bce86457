/**
 * Creates indexes on tables that are in use with `create index concurrently`, which does not block writes but
 * must run outside any transaction. An index left invalid by a crash or an error is dropped and created again.
 */
import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import type { SqlStatement } from './sqlStatements.ts'

const pattern = /^create (unique )?index concurrently ("?)([a-z_][a-z0-9_]*)\2 /i

/** Name of the index when the statement creates one concurrently; else undefined. */
export const nameIn = ({ text }: SqlStatement): string | undefined => pattern.exec(text)?.[3]

/**
 * The same statement without `concurrently`, for a database with a single session; it does nothing when the
 * index exists.
 */
export const ifMissing = ({ text }: SqlStatement): string =>
  text.replace(/^(create (?:unique )?index) concurrently /i, '$1 if not exists ')

type Session = Pick<Engine, 'query'>

const timeouts = ['statement_timeout', 'lock_timeout']

/**
 * Creates the missing indexes on one dedicated connection.
 * @param lockKey Advisory lock; waits while another process holds it.
 */
export async function makeIndexes(session: Session, statements: readonly SqlStatement[], lockKey: number) {
  for (const setting of timeouts) await session.query({ text: `set ${setting} = 0` })
  try {
    // Polls instead of waiting inside a statement: a waiting statement holds a snapshot, for which `create
    // index concurrently` would wait in turn.
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
