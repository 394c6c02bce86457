/** The reference data of every installation, in an order in which tables only point at earlier ones. */

type Coded = { id: number; code: string }

export type ReferenceTable = {
  /** Name of the entity; its table has underscores. */
  entity: string
  rows: readonly object[]
  /** Columns that point at rows of another of these tables, by their code. */
  names?: Readonly<Record<string, { table: string; rows: readonly Coded[] }>>
}

/** @param _asOf Creation time of shipped texts. */
export const referenceTables = (_asOf: Date): ReferenceTable[] => []
