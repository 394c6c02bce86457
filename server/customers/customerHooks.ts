/** Rules of customers that a schema cannot say. */
import { checkPeriods } from '#server/crud/periods.ts'
import type { Hooks } from '#server/crud/hooks.ts'
import { checkParent } from './tree.ts'

const periods = [['contractFrom', 'contractUntil']] as const

export const customerHooks = (): Hooks => ({
  beforeCreate(body) {
    checkPeriods(body, periods)
    return body
  },

  async beforeUpdate(body, before, { trx }) {
    checkPeriods({ ...before, ...body }, periods)
    await checkParent(body, before, trx)
    return body
  },
})
