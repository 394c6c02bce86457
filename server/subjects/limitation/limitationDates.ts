/** The last day of limitation of claims and of their files, kept for lists. */
import { limitation, type InterruptionKind, type LimitationCategory } from '#domain/law/limitation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file')
const k = names('claim')
const c = names('claim', 'c')
const e = names('interruption_event', 'e')

type Row = {
  id: number
  category: LimitationCategory
  due: IsoDate
  interruptions: { day: IsoDate; kind: InterruptionKind }[] | null
}

/** A day of delivery may still be to come, and counts already. */
const lastDay = '9999-12-31'

/** Works out the days of these claims anew, from all of their interruptions. */
export async function keepLimitation({ query }: Pick<Trx, 'query'>, claims: readonly number[]): Promise<void> {
  if (claims.length === 0) return
  const { rows } = await query<Row>({
    text: `select ${c.id}::int as id, coalesce(${c.limitation_category}, 'contract_5') as category, ${c.due_date}::text as due,
        (select json_agg(json_build_object('day', ${e.date}, 'kind', ${e.kind})) from interruption_event e where ${e.claim_id} = ${c.id}) as interruptions
      from claim c where ${c.id} = any($1::bigint[])`,
    values: [claims],
  })
  const dates = rows.map(({ id, category, due, interruptions }) => ({
    id,
    day: limitation(
      category,
      due,
      (interruptions ?? []).map(({ day: date, kind }) => ({ date, kind })),
      lastDay,
    ).date,
  }))
  await query({
    text: `update claim set ${k.limitation_date} = to_date(n.day, 'YYYY-MM-DD') from jsonb_to_recordset($1::jsonb) as n(id bigint, day text)
      where claim.${k.id} = n.id and ${k.limitation_date}::text is distinct from n.day`,
    values: [JSON.stringify(dates)],
  })
  await query({
    text: `update collection_file set ${f.limitation_date} = n.day
      from (select ${c.file_id} as id, min(${c.limitation_date}) as day from claim c
        where ${c.type} <> 'credit_note' and ${c.file_id} in (select ${k.file_id} from claim where ${k.id} = any($1::bigint[])) group by ${c.file_id}) as n
      where collection_file.${f.id} = n.id and collection_file.${f.limitation_date} is distinct from n.day`,
    values: [claims],
  })
}
