/** Where migrations lie, and what the last one left: `server/db/migrations/snapshot.json`. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from './table.ts'

export const migrationsFolder = 'server/db/migrations'

const snapshotPath = (root: string) => join(root, migrationsFolder, 'snapshot.json')

/** Returns the tables of the last planned migration; none before the first. */
export function readSnapshot(root: string): Table[] {
  const path = snapshotPath(root)
  if (!existsSync(path)) return []
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { tables: Table[] }).tables
  } catch (error) {
    throw new Error(`${path} is not JSON; take it from version control again, it belongs to the last migration.`, {
      cause: error,
    })
  }
}

export const writeSnapshot = (root: string, tables: readonly Table[]): void =>
  writeFileSync(snapshotPath(root), snapshotText(tables))

/** Whether the tables are, to the letter, what the last migration left: then there is nothing to plan. */
export const isMigrated = (root: string, tables: readonly Table[]): boolean =>
  existsSync(snapshotPath(root)) && readFileSync(snapshotPath(root), 'utf8') === snapshotText(tables)

const about = 'The tables after the last migration. Written by the planner, together with that migration.'

const snapshotText = (tables: readonly Table[]): string => `${JSON.stringify({ about, tables }, null, 2)}\n`

/** Returns the number of the next migration: '0007'. */
export function nextNumber(root: string): string {
  const files = readdirSync(join(root, migrationsFolder))
  const numbers = files.flatMap((file) => (/^\d{4}-.*\.sql$/.test(file) ? [Number(file.slice(0, 4))] : []))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
