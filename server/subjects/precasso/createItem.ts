/** Adds an item with its debtor, where new, and its claims: all or nothing, with all that is wrong told at once. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDate } from '#schemas/formats/date.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import { FieldErrors } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { untyped } from '#server/records/contract.ts'
import { checkRelations } from '#server/records/relations.ts'
import { agreedWith, intakeRefusal } from '#server/subjects/files/customerAgreement.ts'
import { checkDebtors } from '#server/subjects/files/checkNewFile.ts'
import { created, creator, refuse } from '#server/subjects/files/createFile.ts'
import { claimBody } from '#server/subjects/files/newFile.ts'
import { partChecker, placed, prefixed, type Mistakes } from '#server/subjects/files/parts.ts'
import { rightClaim } from '#server/subjects/files/rightClaim.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { checkOwnDebtor } from './ownDebtor.ts'
import { courseOf } from './courseOf.ts'
import { itemBody } from './itemBody.ts'
import type { GivenItem } from './newItem.ts'

/** @throws {FieldErrors} With the place of each mistake, such as `claims.0.amount`; nothing is stored then. */
export async function createItem(
  app: FastifyInstance,
  request: FastifyRequest,
  given: GivenItem,
): Promise<{ id: number; number: string; debtor: number }> {
  const { access } = request
  const today = todayAt(app.now())
  const mistakes: Mistakes = Object.create(null) as Mistakes
  const context = { engine: app.engine, entities: entityByName, access, now: app.now(), call: callOf(request) }
  const checker = partChecker(context, mistakes)
  const { customer, merchant, fileType, claims = [], startDate } = given
  const agreed = customer === undefined ? undefined : await agreedWith(app.engine, customer)
  if (customer === undefined) mistakes.customer = [{ key: 'validation.required' }]
  else Object.assign(mistakes, await intakeRefusal(app.engine, agreed))
  await checkRelations({ customer, merchant }, { ...context, entity: precasso }, app.engine).catch((error: unknown) => {
    if (!(error instanceof FieldErrors)) throw error
    Object.assign(mistakes, prefixed('', error))
  })
  if (fileType === undefined) mistakes.fileType = [{ key: 'validation.required' }]
  else if (fileType !== 'private' && fileType !== 'company') mistakes.fileType = [{ key: 'validation.enum' }]
  const { debtor } = await checkDebtors(app, given, checker, mistakes)
  if (typeof given.debtor === 'number' && !access.may('ROLE_EMPLOYEE'))
    await checkOwnDebtor(app.engine, { debtor: given.debtor, customer: customer ?? 0 }, mistakes)
  const parts = await checker.claims(placed('claims', claims.map(claimBody)))
  if (claims.length === 0) mistakes.claims = [{ key: 'validation.required' }]
  for (const part of parts) rightClaim(part, { currency: 'EUR', today, mistakes })
  if (typeof startDate === 'string' && (!isDate(startDate) || startDate < today))
    mistakes.startDate = [isDate(startDate) ? { key: 'error.precasso.startPast' } : { key: 'validation.format.date' }]
  const course = mistakes.fileType
    ? undefined
    : await courseOf(app, { customer: customer ?? 0, fileType: fileType ?? '', workflow: given.workflow ?? null })
  if (given.workflow && course === undefined) mistakes.workflow = [{ key: 'error.precasso.workflow' }]
  refuse(mistakes)
  if (!debtor || customer === undefined) throw new Error('An item without mistakes lacks something.')
  return app.engine.transaction(async (trx) => {
    const by = system('precasso', writerOf(request))
    const create = creator(untyped(app.records), trx, by)
    const debtorId = await created(debtor, create)
    const made = await app.records.create(
      trx,
      precasso,
      itemBody({
        ...given,
        customer,
        debtor: debtorId,
        fileType: fileType === 'company' ? 'company' : 'private',
        course,
        startDate,
        claims: parts.map(({ body }) => body ?? {}),
      }),
      by,
    )
    return { id: made.id, number: made.number ?? '', debtor: debtorId }
  })
}
