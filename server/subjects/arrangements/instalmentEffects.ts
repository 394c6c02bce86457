/** Postponing and waiving a term of an arrangement that runs. */
import type { InstalmentLifecycle } from '#schemas/generated/instalment.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { Refused } from '#server/errors.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const a = names('arrangement')
const i = names('instalment')

export const instalmentEffects = (): Effects<InstalmentLifecycle, EffectContext> => ({
  async checkOpen({ arrangement, status }, _body, { trx }) {
    const { rows } = await trx.query<{ runs: boolean }>({
      text: `select ${a.status} = 'active' as runs from arrangement where ${a.id} = $1`,
      values: [arrangement],
    })
    if (!rows[0]?.runs) throw refused('notRunning')
    if (status === 'paid') throw refused('isPaid')
  },
  async keepDate({ id, agreedOn }, _body, { trx }) {
    if (agreedOn !== null) return {}
    const { rows } = await trx.query<{ day: string }>({
      text: `select ${i.due_date}::text as day from instalment where ${i.id} = $1`,
      values: [id],
    })
    return { agreedOn: rows[0]?.day ?? null }
  },
})

const refused = (reason: InstalmentLifecycle['refusal']): Refused =>
  new Refused({ key: `resources.instalment.refusals.${reason}` })
