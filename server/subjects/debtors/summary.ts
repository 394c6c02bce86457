/** Number and state of the files of debtors (Wki: insight per debtor), with what is outstanding. */
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Asker } from '#server/sql/operands.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'
import { currentCity } from './match.ts'

type State = { state: string; files: number; outstanding: Money[] }
type Row = {
  id: number
  city: string | null
  states: { state: string; files: number; currency: string; cents: number }[]
}
export type Summary = {
  id: number
  city: string | null
  files: number
  openFiles: number
  outstanding: Money[]
  states: State[]
}

const d = names('debtor', 'd')
const f = names('collection_file', 'f')

/** Sums of debtors, counting only files that the asker sees. */
export async function summariesOf(
  { query }: Pick<Engine, 'query'>,
  ids: readonly number[],
  asker: Asker,
): Promise<Summary[]> {
  const params = new Params()
  const wanted = params.add(ids, 'bigint[]')
  const scope = rowScope({ ...asker, entity: file }, params, 'f') ?? 'true'
  const { rows } = await query<Row>({
    text: `select ${d.id}::int as id, ${currentCity} as city, coalesce((select json_agg(s) from (
        select ${f.workflow_status} as state, count(*)::int as files, coalesce(${f.outstanding_currency}, ${f.currency}, 'EUR') as currency,
          coalesce(sum(${f.outstanding}), 0)::float8 as cents
        from collection_file f where ${f.debtor_id} = ${d.id} and ${scope} group by 1, 3 order by 1, 3) s), '[]') as states
      from debtor d where ${d.id} = any(${wanted}) order by ${d.id}`,
    values: params.values,
  })
  return rows.map(({ id, city, states }) => ({
    id,
    city,
    files: sum(states),
    openFiles: sum(states.filter(({ state }) => state !== 'closed')),
    outstanding: amountsOf(states),
    states: [...new Set(states.map(({ state }) => state))].map((state) => {
      const own = states.filter((one) => one.state === state)
      return { state, files: sum(own), outstanding: amountsOf(own) }
    }),
  }))
}

const sum = (states: Row['states']): number => states.reduce((total, { files }) => total + files, 0)

const amountsOf = (states: Row['states']): Money[] =>
  [...new Set(states.map(({ currency }) => currency))].map((currency) => {
    const own = states.filter((one) => one.currency === currency)
    return { amount: own.reduce((total, { cents }) => total + cents, 0), currency } as Money
  })
