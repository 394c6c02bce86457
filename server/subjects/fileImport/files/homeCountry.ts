/** Countries of addresses: their codes, and the one of those that name none. */
import { names } from '#server/sql/names.ts'
import type { ImportContext } from '#server/subjects/fileImport/importType.ts'
import { remembered } from './agreedOf.ts'

const n = names('country')

/** Codes of all countries by id: there are some two hundred. */
export const countryCodes = async (context: ImportContext): Promise<ReadonlyMap<unknown, string>> =>
  remembered(context, 'countries', async () => {
    const { rows } = await context.trx.query<{ id: number; code: string }>({
      text: `select ${n.id}::int as id, ${n.code} from country`,
    })
    return new Map(rows.map(({ id, code }) => [id, code]))
  })

export const homeCountry = async (context: ImportContext): Promise<number | null> =>
  remembered(context, 'country', async () => {
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${n.id}::int as id from country where ${n.code} = 'NL' limit 1`,
    })
    return rows[0]?.id ?? null
  })
