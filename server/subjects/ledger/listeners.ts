/** The ledger follows every change of what it is about, in the same transaction. */
import type { FileStored } from '#schemas/generated/file.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from './fileOf.ts'
import { settle } from './settle.ts'
import { waits } from './settleOnce.ts'

const f = names('collection_file')

type OnFile = { file: number }

/** Claims, costs, payments, write-offs and agreements on interest. */
export const settleIts =
  (): Listener<'claim' | 'cost-line' | 'payment' | 'write-off' | 'interest-setting'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    const file = (after ?? before) as OnFile | null
    if (file && !waits(trx, file.file)) await settle(trx, file.file, { today: todayAt(now), requestId })
  }

/** The phase chooses the order of allocation, the kind whether a letter is needed, the debtor whether interest stops. */
export const settleFile =
  (): Listener<'file'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    if (!before || !after || isAlike(before, after)) return
    await settle(trx, after.id, { today: todayAt(now), requestId })
  }

type OfFile = Pick<FileStored, 'phase' | 'fileType' | 'debtor'>
const isAlike = (one: OfFile, other: OfFile): boolean =>
  one.phase === other.phase && one.fileType === other.fileType && one.debtor === other.debtor

/** A protection that stops interest, of all files of its debtor, closed ones too. */
export const settleDebtor =
  (): Listener<'insolvency-event'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    if (!before?.stopsInterest && !after?.stopsInterest) return
    const debtors = [...new Set([before, after].flatMap((event) => event?.debtor ?? []))]
    const { rows } = await trx.query<{ id: number }>({
      text: `select ${f.id}::int as id from collection_file where ${f.debtor_id} = any($1::bigint[]) order by ${f.id}`,
      values: [debtors],
    })
    for (const { id } of rows) await settle(trx, id, { today: todayAt(now), requestId })
  }
