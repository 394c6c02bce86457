/** Where migrations lie, and what the last one left: `server/db/migrations/snapshot.json`. */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Table } from './table.ts'

export const migrationsFolder = 'server/db/migrations'

const snapshotPath = (root: string) => join(root, migrationsFolder, 'snapshot.json')

/** Returns the tables of the last planned migration; none before the first. */
export async function readSnapshot(root: string): Promise<Table[]> {
  const path = snapshotPath(root)
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "tables": [] }'
    throw error
  })
  try {
    return (JSON.parse(content) as { tables: Table[] }).tables
  } catch (error) {
    throw new Error(`${path} is not JSON; take it from version control again, it belongs to the last migration.`, {
      cause: error,
    })
  }
}

export async function writeSnapshot(root: string, tables: readonly Table[]): Promise<void> {
  const about = 'The tables after the last migration. Written by the planner, together with that migration.'
  await writeFile(snapshotPath(root), `${JSON.stringify({ about, tables }, null, 2)}\n`)
}

/** Returns the number of the next migration: '0007'. */
export async function nextNumber(root: string): Promise<string> {
  const files = await readdir(join(root, migrationsFolder))
  const numbers = files.flatMap((file) => (/^\d{4}-.*\.sql$/.test(file) ? [Number(file.slice(0, 4))] : []))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
