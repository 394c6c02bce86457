/** Makes the file of an item: its claims and payments, what was agreed with the client, and the letter whose term counts. */
import type { FastifyInstance } from 'fastify'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { claim } from '#schemas/generated/claim.ts'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { payment } from '#schemas/generated/payment.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { agreedWith, intakeRefusal, type Agreed } from '#server/subjects/files/customerAgreement.ts'
import { numbered } from '#server/subjects/files/createFile.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { keepLetter } from '#server/subjects/ledger/letters/keepLetter.ts'
import { settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { interrupt } from '#server/subjects/limitation/interrupt.ts'
import { keepProof, letterOf } from './keepProof.ts'

/** Makes a file of a locked item, one for two calls. @returns Its id. @throws {Refused} If the client may give none. */
export async function openFileOf(app: FastifyInstance, item: PrecassoStored, context: EffectContext): Promise<number> {
  const { trx, now, requestId } = context
  const today = todayAt(now)
  const by = system('precasso', context)
  const agreed = await agreedWith(trx, item.customer)
  const [refusal] = Object.values(await intakeRefusal(trx, agreed)).flat()
  if (!agreed || refusal) throw new Refused(refusal ?? { key: 'error.file.noCustomer' })
  const letter = item.fourteenDaySent === null ? undefined : await letterOf(trx, item.id)
  const id = await settledOnce(trx, { today, requestId }, async () => {
    const made = await app.records.create(trx, file, { ...bodyOf(item, agreed), receivedAt: today }, by)
    await numbered(trx, made.id)
    const reason = say('nl', { key: 'collection.agreedInterest' })
    await app.records.create(trx, interestSetting, { ...interestOf(agreed), file: made.id, reason }, by)
    for (const one of item.claims ?? []) await app.records.create(trx, claim, { ...one, file: made.id }, by)
    for (const { date, amount, reference } of item.payments ?? [])
      await app.records.create(
        trx,
        payment,
        // Reminders in the client's name brought their payments in to the client.
        { file: made.id, date, amount, description: reference ?? null, receivedBy: item.branding ?? 'client' },
        by,
      )
    if (item.fourteenDaySent !== null && item.fileType === 'private') {
      const { fourteenDaySent: sent, fourteenDayEnd: end } = item
      const facts = { sent, end: end ?? sent, message: letter?.id, announced: letter?.announced ?? null }
      await keepLetter(trx, { file: made.id, to: 'consumers', ...facts, isLost: end === null })
      await app.records.update(
        trx,
        file,
        made.id,
        {
          fourteenDaySent: item.fourteenDaySent,
          fourteenDayEnd: item.fourteenDayEnd,
          fourteenDayMessage: letter?.id ?? null,
          // Whether its term has expired unpaid the ledger works out from the payments.
          fourteenDayState: item.fourteenDayEnd === null ? 'invalid' : 'running',
        },
        by,
      )
    }
    await keepProof(app, item, { file: made.id, letter, context })
    return made.id
  })
  if (letter) {
    const { delivered } = letterTerm(letter.sent, letter.channel === 'post' ? 'post' : 'email', await holidays(trx))
    await interrupt(app.records, trx, { file: id, kind: 'demand', date: delivered, dueBefore: letter.sent }, by)
  }
  return id
}

const bodyOf = (
  { customer, debtor, merchant, fileType, language, clientReference, amount }: PrecassoStored,
  agreed: Agreed,
) => ({
  customer,
  debtor,
  merchant,
  fileType,
  clientReference,
  source: 'precasso' as const,
  language: language ?? ('nl' as const),
  currency: amount?.currency ?? ('EUR' as const),
  legalType: agreed.legalType,
  phase: agreed.phase,
  team: agreed.team,
  caseManager: agreed.caseManager,
  accountManager: agreed.accountManager,
  fourteenDayState: fileType === 'company' ? ('not_needed' as const) : ('none' as const),
})

const interestOf = ({ type, rate, per, compounding }: Agreed) => ({ type, rate, per, compounding })
