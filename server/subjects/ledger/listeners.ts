/** The ledger follows every change of what it is about, in the same transaction. */
import type { FastifyInstance } from 'fastify'
import type { CustomerStored } from '#schemas/generated/customer.ts'
import type { DebtorStored } from '#schemas/generated/debtor.ts'
import { file as entity, type FileStored } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { system } from '#server/foundation/writer.ts'
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

/**
 * The phase chooses the order of allocation, the kind whether a letter is needed, the debtors who has to have had one and whether
 * interest stops, the ground whether costs are owed at all. What changed of the client while a file was closed counts once it is opened again.
 */
export const settleFile =
  (): Listener<'file'> =>
  async ({ action, before, after }, { trx, now, requestId }) => {
    if (!before || !after || (isAlike(before, after) && action !== 'reopen')) return
    await settle(trx, after.id, { today: todayAt(now), requestId })
  }

type OfFile = Pick<FileStored, 'phase' | 'fileType' | 'debtor' | 'coDebtors' | 'legalType'>
const isAlike = (one: OfFile, other: OfFile): boolean =>
  one.phase === other.phase &&
  one.fileType === other.fileType &&
  one.debtor === other.debtor &&
  one.legalType === other.legalType &&
  String(one.coDebtors) === String(other.coDebtors)

/** A protection stops interest and new costs, of all files of its debtor, closed ones too. */
export const settleDebtor =
  (): Listener<'insolvency-event'> =>
  async ({ before, after }, { trx, now, requestId }) => {
    const debtors = [...new Set([before, after].flatMap((event) => event?.debtor ?? []))]
    for (const id of await filesOf(trx, debtors)) await settle(trx, id, { today: todayAt(now), requestId })
  }

type OfPerson = Pick<DebtorStored, 'kind' | 'deceasedAt' | 'birthDate' | 'representative'>
const isSamePerson = (one: OfPerson, other: OfPerson): boolean =>
  one.kind === other.kind &&
  one.deceasedAt === other.deceasedAt &&
  one.birthDate === other.birthDate &&
  one.representative === other.representative

/**
 * A debtor that turns out to be a consumer: its files are those of one, and costs need a letter. One that turns out to be dead, or a
 * minor for whom nobody speaks, was not to be charged.
 */
export const followKind =
  ({ records }: FastifyInstance): Listener<'debtor'> =>
  async ({ before, after }, context) => {
    if (!before || !after || isSamePerson(before, after)) return
    const { trx, now, requestId } = context
    const { rows } = await trx.query<{ id: number; isCompany: boolean }>({
      text: `select ${f.id}::int as id, ${f.debtor_id} = $1 and ${f.file_type} = 'company' as "isCompany" from collection_file where ${f.debtor_id} = $1
          or ${f.id} in (select x.owner_id from collection_file_co_debtors x where x.target_id = $1) order by ${f.id} for no key update`,
      values: [after.id],
    })
    for (const { id, isCompany } of rows) {
      if (after.kind === 'private' && isCompany)
        await records.update(trx, entity, id, { fileType: 'private' }, system('ledger', context))
      await settle(trx, id, { today: todayAt(now), requestId })
    }
  }

async function filesOf({ query }: Trx, debtors: readonly number[]): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${f.id}::int as id from collection_file where ${f.debtor_id} = any($1::bigint[]) order by ${f.id}`,
    values: [debtors],
  })
  return rows.map(({ id }) => id)
}

/** Whether a ground has costs by law decides on those of its files. */
export const followGround =
  (app: FastifyInstance): Listener<'legal-type'> =>
  async ({ before, after }, { trx }) => {
    if (!before || !after || (before.statutoryCosts === after.statutoryCosts && before.country === after.country))
      return
    await app.jobs.enqueue(trx, 'ledger.follow', { ground: after.id })
  }

type Agreement = Pick<CustomerStored, 'vatDeductible' | 'costRegime' | 'contractualCosts' | 'contractualMinimum'>

/** What a client agreed about costs, and whether it reclaims VAT, decides on the costs of its files; a job follows, for there may be many. */
export const followAgreement =
  (app: FastifyInstance): Listener<'customer'> =>
  async ({ before, after }, { trx }) => {
    if (before && after && agreement(before) !== agreement(after))
      await app.jobs.enqueue(trx, 'ledger.follow', { customer: after.id })
  }

const agreement = ({ vatDeductible, costRegime, contractualCosts, contractualMinimum }: Agreement): string =>
  JSON.stringify([vatDeductible, costRegime, contractualCosts, contractualMinimum])
