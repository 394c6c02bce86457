/** A document belongs to the customer of its file, which decides what clients see. */
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file')

export const documentHooks = (): Hooks<'document'> => ({
  async beforeCreate(body, { trx }) {
    const text = `select ${f.customer_id}::int as customer from collection_file where ${f.id} = $1`
    const { rows } = await trx.query<{ customer: number | null }>({ text, values: [body.file] })
    return { ...body, customer: rows[0]?.customer ?? null }
  },
})
