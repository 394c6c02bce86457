/**
 * Answers counting queries from the developer's database, one per line of the input: a process of its own,
 * so that codegen can ask without knowing the server. Each answer is one line, `{ count }` or `{ error }`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readSettings } from '#server/config.ts'
import { openEngine } from './connect.ts'
import type { Engine } from './engine.ts'

async function open(): Promise<Engine> {
  const settings = readSettings(process.env, 'tool')
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl && !existsSync(join(dataDir, 'pg'))) throw new Error(`there is no database in ${dataDir} yet`)
  return openEngine({ ...settings, poolSize: 1 })
}

async function count(engine: Engine, text: string): Promise<number> {
  const { rows } = await engine.query<Record<string, unknown>>({ text })
  return Number(Object.values(rows[0] ?? {})[0])
}

const opening = open()
opening.catch(() => undefined)
for await (const sql of createInterface({ input: process.stdin })) {
  const answer = await opening
    .then((engine) => count(engine, sql))
    .then(
      (found) => ({ count: found }),
      (error: Error) => ({ error: error.message }),
    )
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
await opening.then(
  (engine) => engine.close(),
  () => undefined,
)
