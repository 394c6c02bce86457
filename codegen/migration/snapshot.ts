/**
 * The folder of migrations, and the tables after them: `snapshot.txt` for the migrations without lines of
 * their own, then the lines at the end of each (`record.ts`).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { knownBounds } from '#codegen/bounds/bounds.ts'
import { fold, type MigrationFile } from './fold.ts'
import { linesOf } from './record.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './table.ts'

export const migrationsFolder = 'server/db/migrations'

export type Planned = {
  tables: readonly Table[]
  lines: readonly string[]
  /** Migrations that contradict each other; nothing more can be planned until that is solved. */
  faults: readonly Refusal[]
}

/** Reads all planned migrations; empty before the first one. */
export function readPlanned(root: string): Planned {
  const { lines, tables, faults } = fold(baseLines(root), migrationFiles(root))
  return { tables: withBounds(tables, knownBounds(root)), lines, faults }
}

/** Adds the limits, which migrations do not record; the currency of an amount has none. */
function withBounds(tables: readonly Table[], known: ReturnType<typeof knownBounds>): Table[] {
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const bounds = column.currencyOf === undefined ? known.get(`${table.entity}.${column.property}`) : undefined
      return { ...column, ...(bounds && { bounds }) }
    }),
  }))
}

/** Lines per column, key and index, as migrations record them; absent in a project that began with such records. */
function baseLines(root: string): string[] {
  const path = join(root, migrationsFolder, 'snapshot.txt')
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  const wrong = lines.findIndex((line) => line !== '' && !line.startsWith('#') && !/^\w+ \w+ .*[}\]]$/.test(line))
  if (wrong >= 0)
    throw new Error(
      `${path}:${wrong + 1} is no line of the planner; take it from version control again, nobody writes it.`,
    )
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

function migrationFiles(root: string): MigrationFile[] {
  const folder = join(root, migrationsFolder)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((file) => /^\d{4}-.*\.sql$/.test(file))
  return names.toSorted().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Whether the tables equal those after all migrations: then there is nothing to plan. */
export function isMigrated({ lines, faults }: Planned, tables: readonly Table[]): boolean {
  const wanted = linesOf(tables)
  const known = new Set(lines)
  return faults.length === 0 && wanted.length === known.size && wanted.every((line) => known.has(line))
}

/** Returns the number of the next migration: '0007'. */
export function nextNumber(root: string): string {
  const numbers = migrationFiles(root).map(({ name }) => Number(name.slice(0, 4)))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
