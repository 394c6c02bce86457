/** Ends a protection, and decides for each file that it kept waiting whether it goes on, waits or is closed. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, FieldErrors, textsOf, type Text } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { eventOf } from './events.ts'
import { filesOf, lockDebtors, type DebtorFile } from './filesOf.ts'
import { checkReach } from './reach.ts'

export type FileDecision = {
  id: number
  decision: 'resume' | 'stay' | 'close'
  closeReason?: number
  closeNote?: string
}
export type Ending = { endDate?: string; files?: readonly FileDecision[] }

/** @throws {NotFound | FieldErrors | Refused} With the place of each mistake, such as `files.0.decision`; nothing is changed then. */
export function endProtection(
  app: FastifyInstance,
  { debtor, event }: { debtor: number; event: number },
  { endDate, files = [] }: Ending,
  request: FastifyRequest,
): Promise<void> {
  const by = writerOf(request)
  return app.engine.transaction(async (trx) => {
    await lockDebtors(trx, [debtor])
    await eventOf(trx, debtor, event)
    await checkReach(trx, [debtor], by.access)
    await app.records.take(trx, insolvencyEvent, event, 'end', endDate === undefined ? {} : { endDate }, by)
    const own = new Map((await filesOf(trx, [debtor])).map((one) => [one.id, one]))
    for (const [index, given] of files.entries())
      await at(`files.${index}`, () => decide(app, trx, own.get(given.id), given, by))
  })
}

async function decide(app: FastifyInstance, trx: Trx, one: DebtorFile | undefined, given: FileDecision, by: Writer) {
  const { records } = app
  const { id, decision, closeReason, closeNote } = given
  if (!one) throw new FieldErrors({ id: [{ key: 'error.debtor.otherFile' }] })
  if (decision === 'close') {
    if (closeReason === undefined) throw new FieldErrors({ closeReason: [{ key: 'validation.required' }] })
    await records.take(trx, file, id, 'close', { closeReason, ...(closeNote !== undefined && { closeNote }) }, by)
  } else if (decision === 'resume') {
    await records.take(trx, file, id, 'resume', {}, by)
  } else if (one.pausedUntil !== null) {
    // The file stays paused without a day: otherwise it would go on by itself on that day.
    await records.update(trx, file, id, { pausedUntil: null }, system('protection', by))
  }
}

/** Tells where a mistake is. */
async function at(place: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error
    const errors: Record<string, readonly Text[]> = error.body.errors ?? { decision: textsOf(error) }
    throw new FieldErrors(
      Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`${place}.${field}`, texts])),
    )
  }
}
