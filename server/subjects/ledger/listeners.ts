/** The ledger follows every change of what it is about, in the same transaction. */
import type { Listener } from '#server/records/hooks.ts'
import { todayAt } from './fileOf.ts'
import { settle } from './settle.ts'

type OnFile = { file: number }

/** Claims, costs, payments, write-offs and agreements on interest. */
export const settleIts =
  (): Listener<'claim' | 'cost-line' | 'payment' | 'write-off' | 'interest-setting'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    const file = (after ?? before) as OnFile | null
    if (file) await settle(trx, file.file, { today: todayAt(now), requestId })
  }

/** The phase chooses the order of allocation, the kind whether a letter is needed. */
export const settleFile =
  (): Listener<'file'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    if (!before || !after || (before.phase === after.phase && before.fileType === after.fileType)) return
    await settle(trx, after.id, { today: todayAt(now), requestId })
  }
