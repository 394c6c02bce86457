/**
 * Kinds of imports: which columns their files have, and how rows are checked, written and taken back. A subject adds
 * one by `importType({ … })` in a file that its `index.ts` imports; receiving files, reading them, mapping columns,
 * progress, receipts and fingerprints are those of every kind ([file-import.md](../../../docs/file-import.md#kinds-of-imports)).
 */
import type { FastifyInstance } from 'fastify'
import type { IsoDate } from '#domain/time/day.ts'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { ImportJobStored } from '#schemas/generated/import-job.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Cell } from '#server/import/reading/row.ts'
import type { Body } from '#server/records/values/body.ts'

/** A column that files of the kind may have: its cells are understood as the property of an entity. */
export type ImportColumn = {
  /** Name of its value in a row, such as `claim.amount`. */
  name: string
  entity: Entity
  property: string
  /** A file without it is refused. */
  isRequired?: boolean
  /** Key of its title; absent: the title of the property. */
  title?: string
  /** Headers by which it is known too, in any language; case, blanks and punctuation do not matter. */
  words?: readonly string[]
  /** Reads a cell that says more than one thing, such as `12 a`. @returns Values by the names of columns. */
  read?(cell: Exclude<Cell, null>): Body | undefined
}

/** `column`: name of the column; null: the row as a whole. `rule`: name of what it breaks; absent: the key of the text. */
export type RowError = { column: string | null; text: Text; rule?: string }

/** A row as its cells were understood. `place`: from 1; `number`: the line of the file. */
export type ReadRow = {
  place: number
  number: number
  /** Values by the names of columns, as the API takes them; empty cells and columns that the file lacks are absent. */
  values: Body
}

/** The row while it is checked: what the kind adds. */
export type CheckedRow = ReadRow & {
  errors: RowError[]
  /** Told, and imported nevertheless. */
  warnings: RowError[]
  /** Rows of one import with the same text are handed to `write` in the same call, in order. */
  togetherKey: string | null
  /** Values that recognise the row in another file of the customer; absent: all its values. */
  identity?: unknown
  /** Text about the place where its content is already: nothing is made of the row. */
  duplicate?: Text
}

export type Made = { entity: string; id: number }
/** `result`: what the receipt leads to. `made`: all that was made, in the order of making. */
export type WrittenRow = { place: number; result: Made; made: readonly Made[] } | { place: number; errors: RowError[] }

/** A row of which something was made; `values` as `check` left them. */
export type ImportedRow = { place: number; result: Made; made: readonly Made[]; values: Body }

export type ImportJob = ImportJobStored
export type ImportContext = {
  app: FastifyInstance
  trx: Trx
  job: ImportJob
  /** The program, on behalf of whoever sent the file; their right was checked. */
  by: Writer
  today: IsoDate
  /** Remembered from chunk to chunk of one attempt. */
  memory: Map<string, unknown>
}

export type ImportType = {
  type: ImportJob['type']
  /** Right to send, check, run and take back such imports. */
  right: RoleExpression
  columns: readonly ImportColumn[]
  /** Checks some hundred rows at once: adds errors, warnings, keys and values. Writes nothing. */
  check(rows: readonly CheckedRow[], context: ImportContext): Promise<void>
  /**
   * Writes rows that were right, some hundred at once; those of one `togetherKey` are in one group. A refusal that is
   * thrown makes the framework write group by group, so that the others are still imported.
   */
  write(groups: readonly (readonly ReadRow[])[], context: ImportContext): Promise<WrittenRow[]>
  /** Takes back what was made of rows. @returns Why not, by place; those that are absent were taken back. */
  undo(rows: readonly ImportedRow[], context: ImportContext): Promise<ReadonlyMap<number, Text>>
}

const types = new Map<string, ImportType>()

/** Makes a kind known. @returns Its argument. @throws {Error} For a second one of that name. */
export function importType(given: ImportType): ImportType {
  if (types.has(given.type)) throw new Error(`There are two kinds of imports called ${given.type}.`)
  types.set(given.type, given)
  return given
}

/** @returns undefined: no subject has that kind. */
export const importTypeOf = (type: string): ImportType | undefined => types.get(type)
export const importTypes = (): ImportType[] => [...types.values()]
