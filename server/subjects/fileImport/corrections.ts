/** Cells of a client's file that somebody corrected after it was sent: what stood there, who changed it, and when. */
import type { Trx } from '#server/db/engine.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { names } from '#server/sql/names.ts'
import type { PlacedRow } from './source.ts'

/** `was`, `value`: null is an empty cell. */
export type Correction = { header: string; was: string | null; value: string | null; by: string; at: string }

/** A cell by the header of its column, or by the name of a column that the file lacks; an empty text empties it. */
export type CellCorrection = { header?: string; to?: string; value: string | null }
export type RowCorrection = { place: number; cells: readonly CellCorrection[] }

const r = names('import_row', 'r')
const own = names('import_row')

/** @returns The row as it was corrected, the last correction of a cell last. */
export function corrected(row: PlacedRow, headers: readonly string[], corrections: readonly Correction[]): PlacedRow {
  if (corrections.length === 0) return row
  const cells: Cell[] = headers.map((_, at) => row.cells[at] ?? null)
  for (const { header, value } of corrections) {
    const at = headers.indexOf(header)
    if (at >= 0) cells[at] = value
  }
  return { ...row, cells: [...cells, ...row.cells.slice(headers.length)] }
}

/** Takes the rows of these places away, to be checked anew. @returns Their corrections by place. */
export async function takeRows(
  { query }: Pick<Trx, 'query'>,
  job: number,
  places: readonly number[],
): Promise<Map<number, readonly Correction[]>> {
  const { rows } = await query<{ place: number; corrections: Correction[] | null }>({
    text: `delete from import_row r where ${r.job_id} = $1 and ${r.place} = any($2::bigint[]) and ${r.status} <> 'imported'
      returning ${r.place}::int as place, ${r.corrections} as corrections`,
    values: [job, places],
  })
  return new Map(rows.flatMap(({ place, corrections }) => (corrections ? [[place, corrections]] : [])))
}

/** Before a new check of the whole file: rows that were corrected wait for it as if nothing was known of them. */
export async function setAside({ query }: Pick<Trx, 'query'>, job: number): Promise<void> {
  await query({
    text: `update import_row r set ${own.status} = 'error', ${own.fingerprint} = null, ${own.together_key} = null
      where ${r.job_id} = $1 and ${r.corrections} is not null and ${r.status} <> 'imported'`,
    values: [job],
  })
}
