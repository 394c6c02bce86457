/** People of a customer, and its programs, name only debtors of that customer. */
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { Mistakes } from '#server/subjects/files/parts.ts'

const f = names('collection_file', 'f')
const p = names('precasso', 'p')

/** Refuses the debtor of another customer in the words for one that does not exist. */
export async function checkOwnDebtor(
  { query }: Pick<Engine, 'query'>,
  { debtor, customer }: { debtor: number; customer: number },
  mistakes: Mistakes,
): Promise<void> {
  const { rows } = await query({
    text: `select from collection_file f where ${f.debtor_id} = $1 and ${f.customer_id} = $2
      union all select from precasso p where ${p.debtor_id} = $1 and ${p.customer_id} = $2 limit 1`,
    values: [debtor, customer],
  })
  if (rows.length === 0) mistakes.debtor = [{ key: 'error.file.noDebtor' }]
}
