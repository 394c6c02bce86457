/** Arrangements of a file: what their terms would be, making one, and making its terms anew while it is only asked for. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { balanceOn } from '#domain/ledger/balance.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { idParams, money } from '#server/subjects/ledger/shapes.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { answerOf, askTerms, conditionsOf, planOn } from './ask.ts'
import { checkFile } from './checkFile.ts'
import { createTerms, planFor, type Given } from './planning.ts'
import { made, planBody, terms } from './planShapes.ts'

const i = names('instalment')
const a = names('arrangement')

type Call = FastifyRequest<{ Params: { id: string }; Body: Given }>

const config = { acl: 'ROLE_FILE_EDIT' }
const common = { tags: ['file'], params: idParams, body: planBody }

export const planRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/arrangement/preview',
    {
      config: { ...config, withoutKey: 'Nothing changes.' },
      schema: {
        ...common,
        summary: 'The terms of an arrangement; stores nothing',
        response: { 200: whole({ outstanding: money, total: money, instalments: terms }) },
      },
    },
    async (request: Call) => {
      const { id } = await visibleRecord(app, request, file)
      const today = todayAt(app.now())
      const [booked, found, rates] = await Promise.all([
        fileOf(app.engine, id, false),
        factsOf(app.engine, id),
        rateTables(app.engine),
      ])
      if (!found) throw new NotFound()
      const { outstanding } = balanceOn(found.facts, rates, today)
      const plan = planFor(request.body, { file: booked, outstanding, today, locale: request.access.locale })
      return { outstanding: { amount: outstanding, currency: booked.currency }, ...answerOf(plan) }
    },
  )

  app.post(
    '/api/v4/file/:id/arrangement',
    { config, schema: { ...common, summary: 'Ask for an arrangement, with its terms', response: { 201: made } } },
    async (request: Call, reply) => {
      const { id: fileId } = await visibleRecord(app, request, file)
      const by = writerOf(request)
      const { body: given } = request
      const answer = await app.engine.transaction((trx) => askTerms(app, trx, { file: fileId, given }, by))
      return reply.code(201).header('location', `${arrangement.api}/${answer.id}`).send(answer)
    },
  )

  app.put(
    '/api/v4/arrangement/:id/plan',
    {
      config,
      schema: {
        ...common,
        tags: ['arrangement'],
        summary: 'Make the terms anew, while it is only asked for',
        response: { 200: made },
      },
    },
    async (request: Call) => {
      const { id } = await visibleRecord(app, request, arrangement)
      const by = system('arrangements', writerOf(request))
      return app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ file: number; number: string; status: string }>({
          text: `select ${a.file_id}::int as file, ${a.number} as number, ${a.status} as status from arrangement where ${a.id} = $1`,
          values: [id],
        })
        const [stored] = rows
        if (!stored) throw new NotFound()
        await checkFile(trx, stored.file, id)
        const { plan, customer, afterPayment } = await planOn(app, trx, { file: stored.file, given: request.body }, by)
        const own = conditionsOf(request.body)
        // Locks the arrangement; what was decided meanwhile has its terms for good.
        const { status } = await app.records.update(
          trx,
          arrangement,
          id,
          { ...own, ...plan.properties, afterPayment },
          by,
        )
        if (status !== 'requested') throw new Refused({ key: 'error.arrangement.decided' })
        const old = await trx.query<{ id: number }>({
          text: `select ${i.id}::int as id from instalment where ${i.arrangement_id} = $1 order by ${i.id}`,
          values: [id],
        })
        for (const term of old.rows) await app.records.delete(trx, instalment, term.id, by)
        await createTerms(app.records, trx, { id, customer, plan }, by)
        return { id, number: stored.number, ...answerOf(plan) }
      })
    },
  )
}
