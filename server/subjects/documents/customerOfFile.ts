/** A document belongs to the customer of its file or item, which decides what clients see. */
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file')
const p = names('precasso')

export const documentHooks = (): Hooks<'document'> => ({
  async beforeCreate(body, { trx }) {
    const [text, of] =
      typeof body.file === 'number'
        ? [`select ${f.customer_id}::int as customer from collection_file where ${f.id} = $1`, body.file]
        : [`select ${p.customer_id}::int as customer from precasso where ${p.id} = $1`, body.precasso]
    const { rows } = await trx.query<{ customer: number | null }>({ text, values: [of] })
    return { ...body, customer: rows[0]?.customer ?? null }
  },
})
