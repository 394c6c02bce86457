/** What every installation starts with, in the order in which tables name each other. */

type Coded = { id: number; code: string }

export type ReferenceTable = {
  /** Name of the entity; its table has underscores. */
  entity: string
  rows: readonly object[]
  /** Columns that name rows of another of these tables, which are found there by their code. */
  names?: Readonly<Record<string, { table: string; rows: readonly Coded[] }>>
}

/** @param _asOf When texts that a program brings were written. */
export const referenceTables = (_asOf: Date): ReferenceTable[] => []
