/** Receipt of a merge, kept so that it can be taken back to the cent. */
import type { Trx } from '#server/db/engine.ts'
import type { CostLine } from './costsTogether.ts'
import type { FileState } from './mergeFiles.ts'

/** `name`: the one that a document had before. `isNamed`: a payment names since then the only claim that it was for. */
export type Moved = { entity: string; id: number; from: number; name?: string; isNamed?: true }
export type Receipt = {
  moved: Moved[]
  /** Collection costs of each file that gave way to those on the sum. */
  reversed: CostLine[]
  /** Collection costs on the sum; null: nothing was charged. */
  costs: number | null
  /** Agreements on interest that claims took along. */
  settings: number[]
  files: { id: number; state: FileState }[]
}

export async function keepReceipt({ query }: Trx, merge: number, receipt: Receipt): Promise<void> {
  await query({
    text: 'insert into file_merge_receipt (merge_id, moved) values ($1, $2::jsonb)',
    values: [merge, JSON.stringify(receipt)],
  })
}

export async function receiptOf({ query }: Pick<Trx, 'query'>, merge: number): Promise<Receipt | undefined> {
  const { rows } = await query<{ moved: Receipt }>({
    text: 'select moved from file_merge_receipt where merge_id = $1',
    values: [merge],
  })
  return rows[0]?.moved
}
