/** Adds claims to a file that runs, as a new invoice of the same debtor and client is. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Money } from '#domain/money/money.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { untyped } from '#server/records/contract.ts'
import type { Body } from '#server/records/values/body.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settledOnce } from '#server/subjects/ledger/settleOnce.ts'
import { creator, refuse } from './createFile.ts'
import { claimBody } from './newFile.ts'
import { partChecker, placed, type Mistakes } from './parts.ts'
import { rightClaim } from './rightClaim.ts'
import { uncomputable } from './uncomputableAmount.ts'

/** @returns Their ids, in the order given. @throws {FieldErrors} With the place of each mistake. */
export async function addClaims(
  app: FastifyInstance,
  request: FastifyRequest,
  { id: file, currency }: { id: number; currency: Money['currency'] },
  claims: readonly Body[],
): Promise<number[]> {
  const mistakes: Mistakes = Object.create(null) as Mistakes
  const { access } = request
  const context = { engine: app.engine, entities: entityByName, access, now: app.now(), call: callOf(request) }
  const parts = await partChecker(context, mistakes).claims(placed('claims', claims.map(claimBody)))
  const today = todayAt(app.now())
  for (const part of parts) rightClaim(part, { currency, today, mistakes })
  refuse(mistakes)
  const work = async (trx: Trx): Promise<number[]> => {
    const create = creator(untyped(app.records), trx, writerOf(request))
    return settledOnce(trx, { today, requestId: request.id }, async () => {
      const ids: number[] = []
      for (const part of parts) ids.push(await create({ ...part, body: { ...part.body, file } }))
      return ids
    })
  }
  return app.engine.transaction(work).catch((error: unknown) => {
    throw new Refused(uncomputable(error))
  })
}
