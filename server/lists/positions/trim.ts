/** Keeps the change logs short: entries that every server has read are deleted, and a mark says up to where. */
import { literal, quote } from '#server/sql/sql.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Snapshot } from './snapshot.ts'

/** Milliseconds. A server that reads no list for `kept` has to read its positions anew. */
const keepFor = 120_000
const pause = 60_000

type Memory = { history: string; seen: { at: number; xmin: string }[]; trimmedAt: number }
const memories = new WeakMap<Engine, Map<string, Memory>>()

/** Deletes entries of transactions that were over two minutes ago; at most once a minute per table. */
export async function trimLog(engine: Engine, table: string, { history, xmin }: Snapshot, now: number): Promise<void> {
  const tables = memories.get(engine) ?? new Map<string, Memory>()
  memories.set(engine, tables)
  const remembered = tables.get(table)
  // Moments seen under another history say nothing about the entries of this one.
  const memory: Memory = remembered?.history === history ? remembered : { history, seen: [], trimmedAt: now }
  tables.set(table, memory)
  if (now - (memory.seen.at(-1)?.at ?? 0) > 10_000) memory.seen.push({ at: now, xmin })
  if (now - memory.trimmedAt < pause) return
  memory.trimmedAt = now
  const old = memory.seen.findLast(({ at }) => now - at >= keepFor)
  if (!old) return
  memory.seen = memory.seen.filter(({ at }) => at > old.at)
  await trimBefore(engine, table, old.xmin)
}

/** @param xid Entries of earlier transactions are deleted; all transactions before it must be over. */
export async function trimBefore(engine: Engine, table: string, xid: string): Promise<void> {
  const text = `with mark as (
      update change_log.tracked set trimmed = $1::xid8 where table_name = ${literal(table)} and trimmed < $1::xid8
    ) delete from change_log.${quote(table)} where xid < $1::xid8`
  await engine.query({ text, values: [xid] })
}
