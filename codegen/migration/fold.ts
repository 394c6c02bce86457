/**
 * Computes the tables after all planned migrations from the lines that each removes and adds, and finds
 * migrations that contradict each other.
 */
import { columnsIn } from '#codegen/sql/condition.ts'
import { partnerIn } from './draft.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './table.ts'
import { readRecord, subjectOf, tablesFrom, type TableRecord } from './record.ts'

/** A migration's file. */
export type MigrationFile = { name: string; text: string }

type Planned = { name: string; record: TableRecord }
type Folded = { lines: string[]; tables: Table[]; faults: Refusal[] }

/** @param base Lines before the first of `files`, which are sorted by name. */
export function fold(base: readonly string[], files: readonly MigrationFile[]): Folded {
  const planned = files.map(({ name, text }) => ({ name, record: readRecord(text) }))
  const lines = new Map(base.map((line) => [subjectOf(line), { line, from: 'snapshot.txt' }]))
  const takenBy = new Map<string, string>()
  const faults: Refusal[] = []
  for (const { name, record } of planned) {
    for (const line of record.removed) {
      const subject = subjectOf(line)
      const found = lines.get(subject)
      if (found?.line !== line) faults.push(misfit(name, subject, found?.from ?? takenBy.get(subject)))
      lines.delete(subject)
      takenBy.set(subject, name)
    }
    for (const line of record.added) {
      const found = lines.get(subjectOf(line))
      if (found) faults.push(misfit(name, subjectOf(line), found.from))
      lines.set(subjectOf(line), { line, from: name })
    }
  }
  const all = [...lines.values()].map(({ line }) => line)
  const tables = tablesFrom(all)
  const found = [...faults, ...clashes(planned), ...orphans(tables), ...widowed(files)]
  return { lines: all, tables, faults: firstOfEach(found) }
}

/** Two migrations with one number were planned in parallel: a database may apply them in either order. */
function clashes(planned: readonly Planned[]): Refusal[] {
  return planned.flatMap((one, index) =>
    planned.slice(index + 1).flatMap((other) => {
      if (numberOf(one.name) !== numberOf(other.name)) return []
      const [subject] = [...touched(one)].filter((each) => touched(other).has(each))
      if (subject) return [misfit(other.name, subject, one.name)]
      const table =
        searchedBy(one).find((name) => changes(other, name)) ?? searchedBy(other).find((name) => changes(one, name))
      return table ? [misfit(other.name, `the search of ${table}`, one.name)] : []
    }),
  )
}

const numberOf = (name: string): string => name.slice(0, 4)

const touched = ({ record }: Planned): Set<string> => new Set([...record.removed, ...record.added].map(subjectOf))

/** Tables whose search text is rebuilt, during which none of its columns may be changed by another migration. */
const searchedBy = ({ record }: Planned): string[] =>
  [...record.removed, ...record.added].flatMap((line) => /^(\S+) search /.exec(line)?.[1] ?? [])

const changes = ({ record }: Planned, table: string): boolean =>
  record.removed.some((line) => line.startsWith(`${table} column `))

/** Indexes whose table or columns were to come from a deleted file. */
const widowed = (files: readonly MigrationFile[]): Refusal[] =>
  files.flatMap(({ name, text }) => {
    const partner = partnerIn(text)
    if (partner === undefined || files.some((file) => file.name === partner)) return []
    return [
      {
        place: name,
        message: `${name} goes with ${partner}, which is gone. Delete it too; what it made is planned anew.`,
      },
    ]
  })

/** Refuses additions by one migration to a table or column that another removed. */
function orphans(tables: readonly Table[]): Refusal[] {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
  return tables.flatMap(({ name, entity, columns, key, search, once = [], unique, indexes, rules = [] }) => {
    if (entity === '') return [lost(`columns or indexes of ${name}`, `the table ${name}`)]
    const used = [key, search, once, ...unique, ...indexes, ...rules.map(({ check }) => columnsIn(check))].flat()
    const missing = used.find((column) => !columnsOf.get(name)?.has(column))
    const pointing = columns.find(({ references }) => references && !columnsOf.has(references.table))
    return [
      ...(missing ? [lost(`a key, an index or the search of ${name}`, `${name}.${missing}`)] : []),
      ...(pointing ? [lost(`${name}.${pointing.name}`, `the table ${pointing.references?.table}`)] : []),
    ]
  })
}

const goOn =
  'Delete the one that has not landed yet, and run `npm run codegen`: it is planned anew, from the tables as they are now.'

const misfit = (name: string, subject: string, other = 'another migration'): Refusal => ({
  place: name,
  message: `${name} and ${other} do not go together: both change ${subject}, and neither knows of the other.\n  ${goOn}`,
})

const lost = (what: string, where: string): Refusal => ({
  place: where,
  message: `Migrations do not go together: one is about ${what}, another has taken away ${where}.\n  ${goOn}`,
})

const firstOfEach = (faults: readonly Refusal[]): Refusal[] => [
  ...new Map(faults.toReversed().map((fault) => [fault.place, fault])).values(),
]
