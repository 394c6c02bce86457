/** How long a new claim can be enforced, by the legal ground of its file. */
import { categoryFor, limitation, type LimitationCategory } from '#domain/law/limitation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import type { DraftOf } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

/** A claim that nothing has interrupted yet. */
type Claim = Pick<DraftOf<'claim'>, 'dueDate'> & { limitationCategory?: LimitationCategory | null }

/** @param ground Of its file; null: of a file without one. */
export function limited({ dueDate, limitationCategory }: Claim, ground: LimitationCategory | null, today: IsoDate) {
  const category = limitationCategory ?? ground ?? 'contract_5'
  return { limitationCategory: category, limitationDate: limitation(category, dueDate, [], today).date }
}

const f = names('collection_file', 'f')
const g = names('legal_type', 'g')

/** @returns By file; those without a ground are absent. */
export async function groundsOf(
  { query }: Pick<Trx, 'query'>,
  files: readonly number[],
): Promise<ReadonlyMap<number, LimitationCategory>> {
  const { rows } = await query<{ id: number; category: LimitationCategory; fileType: 'private' | 'company' }>({
    text: `select ${f.id}::int as id, ${g.limitation_category} as category, ${f.file_type} as "fileType"
      from collection_file f join legal_type g on ${g.id} = ${f.legal_type_id} where ${f.id} = any($1::bigint[])`,
    values: [files],
  })
  return new Map(rows.map(({ id, category, fileType }) => [id, categoryFor(category, fileType)]))
}
