/** The amicable files that new claims join, found for many debtors by one statement; a judicial or closed one takes none. */
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql, type Reader } from '#server/sql/within.ts'

const f = names('collection_file', 'f')

type Asked = { debtor: number; fileType: string; currency: string }

/**
 * Locked, so that none is closed meanwhile; only those that whoever sent the import sees.
 *
 * @returns Ids by place of the list; those that are absent get a new file.
 */
export async function runningFiles(
  { query }: Trx,
  customer: number,
  list: readonly Asked[],
  reader: Reader,
): Promise<ReadonlyMap<number, number>> {
  const asked = list.flatMap((one, nth) => (one.debtor === 0 ? [] : [{ nth, ...one }]))
  if (asked.length === 0) return new Map()
  const params = new Params([customer, JSON.stringify(asked)])
  const seen = withinSql(file, reader, params, 'f') ?? 'true'
  const { rows } = await query<{ nth: number; id: number }>({
    text: `select n.nth, x.id::int as id from jsonb_to_recordset($2::jsonb) as n(nth int, debtor bigint, "fileType" text, currency text)
      cross join lateral (select ${f.id} as id from collection_file f
        where ${f.debtor_id} = n.debtor and ${f.customer_id} = $1 and ${f.file_type} = n."fileType" and ${f.currency} = n.currency
          and ${f.phase} = 'amicable' and ${f.workflow_status} <> 'closed' and ${seen} order by ${f.id} desc limit 1) x`,
    values: params.values,
  })
  const ids = [...new Set(rows.map(({ id }) => id))].sort((one, other) => one - other)
  const { rows: held } = await query<{ id: number }>({
    text: `select ${f.id}::int as id from collection_file f where ${f.id} = any($1::bigint[]) and ${f.workflow_status} <> 'closed' and ${f.phase} = 'amicable' order by ${f.id} for no key update`,
    values: [ids],
  })
  const open = new Set(held.map(({ id }) => id))
  return new Map(rows.flatMap(({ nth, id }) => (open.has(id) ? [[nth, id] as const] : [])))
}
