/** A debtor that was merged, or that another was merged into, stays: a merge can be undone, and tells what became of whom. */
import { Refused } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'

export const debtorHooks = (): Hooks<'debtor'> => ({
  async beforeDelete({ id }, { trx }) {
    const { rows } = await trx.query({
      text: 'select from debtor_merge where kept_id = $1 or merged_id = $1 limit 1',
      values: [id],
    })
    if (rows.length > 0) throw new Refused({ key: 'error.debtor.hasMerges' })
  },
})
