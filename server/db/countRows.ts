/**
 * Answers counting queries from the developer's database, one per line of the input. It is a process of its
 * own, so that codegen does not import the server. Each answer is one line, `{ count }` or `{ error }`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readSettings } from '#server/config.ts'
import { openEngine } from './connect.ts'
import { answerTo, connectToCounts } from './countSocket.ts'
import type { Engine } from './engine.ts'
import { FolderInUse } from './lock.ts'

type Counter = { count(sql: string): Promise<number>; close(): unknown }

async function open(): Promise<Counter> {
  const settings = readSettings(process.env, 'tool')
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl && !existsSync(join(dataDir, 'pg'))) throw new Error(`there is no database in ${dataDir} yet`)
  try {
    const engine = await openEngine({ ...settings, poolSize: 1 })
    return { count: (sql) => countIn(engine, sql), close: () => engine.close() }
  } catch (error) {
    const other = error instanceof FolderInUse ? await connectToCounts(dataDir) : undefined
    if (!other) throw error
    return other
  }
}

async function countIn(engine: Engine, text: string): Promise<number> {
  const { rows } = await engine.query<Record<string, unknown>>({ text })
  return Number(Object.values(rows[0] ?? {})[0])
}

const opening = open()
opening.catch(() => undefined)
for await (const sql of createInterface({ input: process.stdin })) {
  const answer = await answerTo(sql, async (text) => (await opening).count(text))
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
await opening.then(
  (counter) => counter.close(),
  () => undefined,
)
