/** Opens a file: its debtors where new, its claims, the interest that was agreed, and the 14-day letter of the client. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LetterFault } from '#domain/costs/letters.ts'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { mostErrors } from '#schemas/validation.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { say } from '#server/foundation/messages.ts'
import { writerOf } from '#server/records/call.ts'
import { untyped, type Untyped } from '#server/records/contract.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { costsOfAll } from '#server/subjects/ledger/costs/costsOfFiles.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { keepLetter } from '#server/subjects/ledger/letters/keepLetter.ts'
import { settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { interrupt, type Interrupting } from '#server/subjects/limitation/interrupt.ts'
import type { Agreed } from './customerAgreement.ts'
import { checkNewFile, type CheckedDebtor, type CheckedFile } from './checkNewFile.ts'
import { freeReference } from './freeReference.ts'
import type { GivenFile } from './newFile.ts'
import { prefixed, type Mistakes, type Part } from './parts.ts'
import { uncomputable } from './uncomputableAmount.ts'

export type Made = {
  id: number
  number: string
  debtor: number
  /** Why the letter of the client does not count; null: it does, or there is none. */
  letterFault: LetterFault | null
}
type Opened = Made & { demand?: Interrupting }

const f = names('collection_file')

/** @throws {FieldErrors} With the place of each mistake, such as `claims.0.amount`; nothing is stored then. */
export async function createFile(app: FastifyInstance, request: FastifyRequest, given: GivenFile): Promise<Made> {
  const checked = await checkNewFile(app, request, given)
  refuse(checked.mistakes)
  const { agreed, fileType, debtor, claims, letter } = checked
  if (!agreed || !fileType || !debtor) throw new Error('A file without mistakes lacks something.')
  const by = writerOf(request)
  const today = todayAt(app.now())
  const opened = async (trx: Trx): Promise<Opened> => {
    const create = creator(untyped(app.records), trx, by)
    const debtorId = await created(debtor, create)
    const coDebtors: number[] = []
    for (const one of checked.coDebtors) coDebtors.push(await created(one, create))
    const body = {
      ...kept(given),
      fileType,
      debtor: debtorId,
      coDebtors,
      currency: checked.currency,
      receivedAt: today,
    }
    const id = await create({ at: '', entity: file, body: { ...defaults(given, agreed, fileType), ...body } })
    const number = await numbered(trx, id)
    await create({
      at: 'interest',
      entity: interestSetting,
      body: { ...interestOf(checked, agreed, request), file: id },
    })
    for (const part of claims) await create({ ...part, body: { ...part.body, file: id } })
    const made = { id, number, debtor: debtorId }
    if (!letter || fileType === 'company') return { ...made, letterFault: null }
    const { sent, by: way, amount, toCoDebtors } = letter
    const term = letterTerm(sent, way, await holidays(trx))
    const end = term.termLastExtended
    const to = toCoDebtors ? 'consumers' : debtorId
    await keepLetter(trx, { file: id, to, sent, end, announced: amount.amount, isWhole: true })
    // Whether it meets the law the ledger says, once the money is known.
    const state = { fourteenDaySent: sent, fourteenDayEnd: end, fourteenDayState: 'running' }
    await untyped(app.records).update(trx, file, id, state, system('files', by))
    // A letter with a wrong amount asks for payment in writing too.
    const demand = { file: id, kind: 'demand', date: term.delivered, dueBefore: letter.sent } as const
    return { ...made, letterFault: null, demand }
  }
  const work = async (trx: Trx): Promise<Made> => {
    // The state of the letter is known once all claims are there, and their open amounts once they are settled.
    const { demand, ...made } = await settledOnce(trx, { today, requestId: request.id }, () => opened(trx))
    if (!demand) return made
    await interrupt(app.records, trx, demand, by)
    return { ...made, letterFault: await faultOf(trx, made.id, today) }
  }
  return app.engine.transaction(work).catch((error: unknown) => {
    throw new Refused(uncomputable(error))
  })
}

/** Why the letter of a new file does not count. */
async function faultOf(trx: Trx, id: number, today: string): Promise<LetterFault | null> {
  const found = await costsOfAll(trx, [id], { today, rates: await rateTables(trx) })
  const fault = found.get(id)?.outcome.letters.judged[0]?.fault ?? null
  return fault === 'lost' ? null : fault
}

/** @throws {FieldErrors} With the first fifty mistakes. */
export function refuse(mistakes: Mistakes): void {
  const all = Object.entries(mistakes)
  if (all.length > 0) throw new FieldErrors(Object.fromEntries(all.slice(0, mostErrors)))
}

type Create = (part: Part) => Promise<number>

/** Writes one part; what the write itself refuses is told at the place of the part. */
export const creator =
  (records: Untyped, trx: Trx, by: Writer): Create =>
  async ({ at, entity, body = {} }) =>
    records.create(trx, entity, body, by).then(
      ({ id }) => Number(id),
      (error: unknown) => {
        throw error instanceof FieldErrors ? new FieldErrors(prefixed(at, error)) : error
      },
    )

export async function created(debtor: CheckedDebtor, create: Create): Promise<number> {
  if ('id' in debtor) return debtor.id
  const id = await create(debtor.debtor)
  for (const row of debtor.rows) await create({ ...row, body: { ...row.body, debtor: id } })
  return id
}

/** Properties that the file keeps as they were sent. */
const kept = ({ customer, merchant, clientReference, customerNumber, description, tags }: GivenFile): Body => ({
  customer,
  merchant,
  clientReference,
  customerNumber,
  description,
  ...(tags && { tags }),
})

/** Properties by agreement with the customer, unless something else was sent. */
const defaults = ({ legalType, team, language, note }: GivenFile, agreed: Agreed, fileType: string): Body => ({
  language: language ?? 'nl',
  legalType: legalType ?? agreed.legalType,
  phase: agreed.phase,
  team: team ?? agreed.team,
  caseManager: agreed.caseManager,
  accountManager: agreed.accountManager,
  notes: note ?? null,
  fourteenDayState: fileType === 'company' ? 'not_needed' : 'none',
})

const interestOf = ({ interest }: CheckedFile, agreed: Agreed, { access }: FastifyRequest): Body =>
  interest?.body ?? {
    type: agreed.type,
    rate: agreed.rate,
    per: agreed.per,
    compounding: agreed.compounding,
    reason: say(access.locale, { key: 'collection.agreedInterest' }),
  }

/** @returns The number of the file, of which its payment reference is made. */
export async function numbered(trx: Trx, id: number): Promise<string> {
  const { rows } = await trx.query<{ number: string }>({
    text: `select ${f.number} as number from collection_file where ${f.id} = $1`,
    values: [id],
  })
  const number = rows[0]?.number ?? ''
  await trx.query({
    text: `update collection_file set ${f.payment_reference} = $2 where ${f.id} = $1`,
    values: [id, await freeReference(trx, id, number)],
  })
  return number
}
