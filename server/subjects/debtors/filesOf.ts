/** The files of a debtor, locked: whoever acts on one of them, or opens another, waits until the transaction ends. */
import type { FileStored } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

export type DebtorFile = Pick<
  FileStored,
  'id' | 'number' | 'workflowStatus' | 'phase' | 'holdReason' | 'pausedUntil'
> & {
  debtor: number
  customer: string
  arrangement: boolean
  insolvent: boolean
}
export type DebtorRow = {
  id: number
  number: string | null
  name: string | null
  kind: string
  mergedInto: number | null
}

const f = names('collection_file', 'f')
const c = names('customer', 'c')
const d = names('debtor')

/** @returns Files of which they are the debtor, by id; as a co-debtor somebody else stays liable. */
export async function filesOf({ query }: Pick<Trx, 'query'>, debtors: readonly number[]): Promise<DebtorFile[]> {
  const { rows } = await query<DebtorFile>({
    text: `select ${f.id}::int as id, ${f.number}, ${f.debtor_id}::int as debtor, ${f.workflow_status} as "workflowStatus", ${f.phase},
        ${f.hold_reason} as "holdReason", ${f.paused_until}::text as "pausedUntil", coalesce(${f.arrangement_active}, false) as arrangement,
        coalesce(${f.insolvent}, false) as insolvent, ${c.company} as customer
      from collection_file f join customer c on ${c.id} = ${f.customer_id} where ${f.debtor_id} = any($1::bigint[]) order by ${f.id}`,
    values: [debtors],
  })
  return rows
}

/**
 * Locks files first and debtors after them, as everybody does who opens or reopens a file, so that two never wait for
 * each other.
 *
 * @throws {NotFound} If one of the debtors does not exist.
 */
export async function lockDebtors(trx: Pick<Trx, 'query'>, ids: readonly number[]): Promise<DebtorRow[]> {
  await trx.query({
    text: `select from collection_file f where ${f.debtor_id} = any($1::bigint[]) order by ${f.id} for no key update`,
    values: [ids],
  })
  const found = await debtorsOf(trx, ids, true)
  if (found.length < ids.length) throw new NotFound()
  return found
}

/** @returns Those that exist, in the order of the ids. */
export async function debtorsOf(
  { query }: Pick<Trx, 'query'>,
  ids: readonly number[],
  locked = false,
): Promise<DebtorRow[]> {
  const { rows } = await query<DebtorRow>({
    text: `select ${d.id}::int as id, ${d.number}, ${d.name}, ${d.kind}, ${d.merged_into_id}::int as "mergedInto" from debtor
      where ${d.id} = any($1::bigint[]) order by ${d.id}${locked ? ' for no key update' : ''}`,
    values: [ids],
  })
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
