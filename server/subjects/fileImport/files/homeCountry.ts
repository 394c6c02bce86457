/** The country of addresses that name none. */
import { names } from '#server/sql/names.ts'
import type { ImportContext } from '#server/subjects/fileImport/importType.ts'
import { remembered } from './agreedOf.ts'

const n = names('country')

export const homeCountry = async (context: ImportContext): Promise<number | null> =>
  remembered(context, 'country', async () => {
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${n.id}::int as id from country where ${n.code} = 'NL' limit 1`,
    })
    return rows[0]?.id ?? null
  })
