/** Findings of the check of an import for its rows, as the run keeps them. */
import type { Trx } from '#server/db/engine.ts'

export type PlannedLine = {
  place: number
  outcome: string
  id: number | null
  stamp: number | null
  errors: readonly string[]
}

const text = `select place, outcome, record_id as id, stamp, errors from bulk_run_record
  where run_id = $1::bigint and place >= $2 and place < $3`

export async function plannedLines({ query }: Pick<Trx, 'query'>, run: number, first: number, count: number) {
  const values = [run, first, first + count]
  const { rows } = await query<PlannedLine>({ name: 'import-lines', text, values })
  const numbers = (value: number | null) => (value === null ? null : Number(value))
  return new Map(rows.map((row) => [row.place, { ...row, id: numbers(row.id), stamp: numbers(row.stamp) }]))
}
