/** Rows of an import as they are told: by page, all or those of one status. */
import { importRow } from '#schemas/generated/import-row.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { moneyOrNull } from './amounts.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'

export type RowsQuery = { status?: string; _offset?: string; _limit?: string }

const r = names('import_row', 'r')
const f = names('collection_file', 'f')
const p = names('precasso', 'p')

const statuses = ['ok', 'warning', 'error', 'duplicate', 'imported', 'skipped']
export const rowsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { enum: statuses },
    _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
    _limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$' },
  },
}

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const mistake = { column: textOrNull, value: textOrNull, rule: text, text }
const lackingColumn = {
  ...textOrNull,
  description: 'Of a column that the file lacks: its name among `targets`, by which `correct` fills in its cell.',
}
export const rowsAnswer = whole({
  items: {
    type: 'array',
    items: whole({
      place: { type: 'integer' },
      rowNumber: { type: 'integer' },
      status: { enum: statuses },
      errors: { type: 'array', items: { ...whole(mistake), properties: { ...mistake, to: lackingColumn } } },
      data: { type: 'object', additionalProperties: true },
      amount: { ...moneyOrNull, description: 'What the row asks, as it was understood; of a credit negative.' },
      letter: {
        ...whole({
          sent: text,
          by: { enum: ['post', 'email'] },
          amount: moneyOrNull,
          toCoDebtors: { type: 'boolean' },
        }),
        type: ['object', 'null'],
        description: 'The 14-day letter that the client sent, as it was understood.',
      },
      corrections: {
        type: 'array',
        items: whole({ header: text, was: textOrNull, value: textOrNull, by: text, at: text }),
      },
      result: {
        ...whole({ entity: text, id: { type: 'integer' }, title: textOrNull }),
        type: ['object', 'null'],
        description: 'What was made of it.',
      },
    }),
  },
  total: { type: 'integer' },
})

const wanted = `${r.job_id} = $1 and ($2::text is null or ${r.status} = $2)`
const shown = `select ${r.place}::int as place, ${r.row_number}::int as "rowNumber", ${r.status}, coalesce(${r.errors}, '[]') as errors, coalesce(${r.data}, '{}') as data,
    case when ${r.amount} is null then null else json_build_object('amount', ${r.amount}, 'currency', ${r.amount_currency}) end as amount, coalesce(${r.corrections}, '[]') as corrections,
    nullif(${r.values} #> '{parts,letter}', 'null') as letter,
    case when ${r.result_id} is null then null else json_build_object('entity', ${r.result_type}, 'id', ${r.result_id},
      'title', case ${r.result_type} when 'file' then (select ${f.number} from collection_file f where ${f.id} = ${r.result_id})
      when 'precasso' then (select ${p.number} from precasso p where ${p.id} = ${r.result_id}) end) end as result
  from import_row r`

/** Rows of which something was made that the reader does not see are left out, and not counted. */
export async function rowsOf(
  { query }: Pick<Engine, 'query'>,
  job: number,
  { status, _offset = '0', _limit = '50' }: RowsQuery,
  access: Access,
) {
  const params = new Params([job, status ?? null])
  const seen = withinSql(importRow, access, params, 'r') ?? 'true'
  const counting = {
    text: `select count(*)::int as total from import_row r where ${wanted} and ${seen}`,
    values: [...params.values],
  }
  const page = `${shown} where ${wanted} and ${seen} order by ${r.place} offset ${params.add(Number(_offset), 'int')} limit ${params.add(Number(_limit), 'int')}`
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    query({ text: page, values: params.values }),
    query<{ total: number }>(counting),
  ])
  return { items, total: counted[0]?.total ?? 0 }
}

/** Whether something was made of a row that the person does not see. */
export async function hasHiddenRows({ query }: Pick<Engine, 'query'>, job: number, access: Access): Promise<boolean> {
  const params = new Params([job])
  const seen = withinSql(importRow, access, params, 'r')
  if (seen === undefined) return false
  const text = `select from import_row r where ${r.job_id} = $1 and not (${seen}) limit 1`
  return (await query({ text, values: params.values })).rows.length > 0
}
