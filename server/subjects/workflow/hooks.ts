/** Hook that locks the file of a step before the step, in the order in which steps are executed. */
import type { Hooks } from '#server/records/hooks.ts'
import { files, items } from './owner.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const i = names('processing_item', 'i')

export const itemHooks = (): Hooks<'processing-item'> => ({
  async lockBefore(id, { query }) {
    for (const { table, column } of [files, items])
      await query({
        text: `select from ${table} f where ${f.id} = (select i.${column} from processing_item i where ${i.id} = $1) for no key update`,
        values: [id],
      })
  },
})
