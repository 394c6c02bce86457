/** Claims that other files have already, and the running file that new claims would join. */
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'
import type { Part } from './parts.ts'

type Database = Pick<Engine, 'query'>
type FileName = { id: number; number: string }

/**
 * `claim`: place in the list. `number`: the same customer has a claim of this number. `amount`: the same debtor has one
 * of this amount and due day. `twice`: the number stands in the list before.
 */
export type Alike = { claim: number; why: 'number' | 'amount' | 'twice'; file: FileName | null }

const c = names('claim', 'c')
const f = names('collection_file', 'f')
const most = 50

type Of = {
  customer: number
  claims: readonly Part[]
  access: Access
  /** Absent: a new one, which has no claims. */
  debtor: number | undefined
}

/** Names only files that the asker sees. */
export async function alikeClaims({ query }: Database, { customer, debtor, claims, access }: Of): Promise<Alike[]> {
  const given = claims.flatMap(({ body }, index) =>
    body
      ? [
          {
            nth: index,
            no: String(body.number),
            due: String(body.dueDate),
            cents: (body.amount as Money).amount,
            iso: (body.amount as Money).currency,
          },
        ]
      : [],
  )
  const twice = given
    .filter(({ no }, index) => given.findIndex((other) => other.no === no) < index)
    .map(({ nth }): Alike => ({ claim: nth, why: 'twice', file: null }))
  const params = new Params([JSON.stringify(given), customer, debtor ?? null])
  const seen = withinSql(file, access, params, 'f') ?? 'true'
  const { rows } = await query<Omit<Alike, 'file'> & { id: number; found: string }>({
    text: `select n.nth as claim, x.why, x.id::int as id, x.file_number as found
      from jsonb_to_recordset($1::jsonb) as n(nth int, no text, due date, cents bigint, iso text)
      cross join lateral (
        select 'number' as why, ${f.id} as id, ${f.number} as file_number from claim c join collection_file f on ${f.id} = ${c.file_id}
          where ${c.number} = n.no and ${c.customer_id} = $2 and ${seen}
        union all
        select 'amount', ${f.id}, ${f.number} from collection_file f join claim c on ${c.file_id} = ${f.id}
          where ${f.debtor_id} = $3::bigint and ${c.amount} = n.cents and ${c.amount_currency} = n.iso and ${c.due_date} = n.due and ${seen}
            and not (${c.number} = n.no and ${c.customer_id} = $2)
      ) x order by n.nth, x.why desc, x.id desc limit ${most}`,
    values: params.values,
  })
  const stored = rows.map(({ claim, why, id, found }): Alike => ({ claim, why, file: { id, number: found } }))
  return [...stored, ...twice].toSorted((a, b) => a.claim - b.claim)
}

/** The amicable file of the same debtor and customer that a new claim is added to; undefined: none runs. */
export async function runningFile(
  { query }: Database,
  { customer, debtor, fileType, currency }: { customer: number; debtor: number; fileType: string; currency: string },
  access: Access,
): Promise<FileName | undefined> {
  const params = new Params([debtor, customer, fileType, currency])
  const seen = withinSql(file, access, params, 'f') ?? 'true'
  const { rows } = await query<FileName>({
    text: `select ${f.id}::int as id, ${f.number} from collection_file f
      where ${f.debtor_id} = $1 and ${f.customer_id} = $2 and ${f.file_type} = $3 and ${f.currency} = $4
        and ${f.phase} = 'amicable' and ${f.workflow_status} <> 'closed' and ${seen} order by ${f.id} desc limit 1`,
    values: params.values,
  })
  return rows[0]
}
