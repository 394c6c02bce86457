/** Asks for an arrangement of a file, with its terms; also for what an entry of its log asks for. */
import type { FastifyInstance } from 'fastify'
import type { Money } from '#domain/money/money.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { checkFile } from './checkFile.ts'
import { createTerms, planFor, type Given, type Plan } from './planning.ts'

const p = names('payment')

type App = Pick<FastifyInstance, 'records' | 'now'>
type Asked = { file: number; given: Given }

/** @throws {FieldErrors} At what is wrong with the terms. @throws {Refused} Where the file can have none now. */
export async function askTerms(app: App, trx: Trx, { file, given }: Asked, by: Writer) {
  await checkFile(trx, file, null)
  const { plan, customer, afterPayment } = await planOn(app, trx, { file, given }, by)
  const values = { ...conditionsOf(given), ...plan.properties, file, customer, afterPayment }
  const stored = await app.records.create(trx, arrangement, values, by)
  await createTerms(app.records, trx, { id: stored.id, customer, plan }, system('arrangements', by))
  return { id: stored.id, number: stored.number ?? '', ...answerOf(plan) }
}

/** The plan with the file of this moment, which is locked. */
export async function planOn({ now }: App, trx: Trx, { file: id, given }: Asked, { access, requestId }: Writer) {
  const today = todayAt(now())
  const booked = await fileOf(trx, id)
  const balance = await settle(trx, id, { today, requestId })
  const plan = planFor(given, { file: booked, outstanding: balance?.outstanding ?? 0, today, locale: access.locale })
  const { rows } = await trx.query<{ last: number | null }>({
    text: `select max(${p.id})::int as last from payment where ${p.file_id} = $1`,
    values: [id],
  })
  return { plan, customer: booked.customer, afterPayment: rows[0]?.last ?? null }
}

const conditions = [
  ...(['toleranceDays', 'reminderDays', 'toleranceAmount', 'interestFrozen', 'method', 'requestedBy', 'note'] as const),
]
/** Conditions that are given beside the terms. */
export const conditionsOf = (given: Given): Pick<Given, (typeof conditions)[number]> =>
  Object.fromEntries(conditions.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))

export const answerOf = ({ total, terms: planned }: Plan) => ({
  total,
  instalments: planned.map(({ dueDate, amount }, n) => ({
    sequence: n + 1,
    dueDate,
    amount: { ...total, amount } satisfies Money,
  })),
})
