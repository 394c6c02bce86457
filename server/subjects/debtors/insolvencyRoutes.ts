/** `POST /api/v4/debtor/{id}/insolvency`: a protection that suspends all open files of a debtor, and its end. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { protectionKinds } from '#domain/protection.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idFrom } from '#server/sql/id.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { day, text } from '#server/subjects/ledger/shapes.ts'
import { endProtection, type Ending } from './endProtection.ts'
import { eventOf } from './events.ts'
import { filesShape, outcomeOf } from './outcome.ts'
import { checkReach } from './reach.ts'
import { checkedProtection, protect, type NewProtection } from './protect.ts'
import { id, idParams } from './shapes.ts'

type Call = FastifyRequest<{ Params: { id: string }; Body: NewProtection }>

const config = { acl: debtor.access.update ?? 'ROLE_FILE_EDIT' }
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'startDate'],
  properties: {
    kind: { enum: protectionKinds },
    startDate: day,
    endDate: { ...day, type: ['string', 'null'] },
    reference: text(80),
    court: id,
    representative: id,
    offeredPercentage: text(20),
    note: text(2000),
  },
}
const effects = {
  kind: { enum: protectionKinds },
  startDate: day,
  endDate: { ...day, type: ['string', 'null'] },
  blocksCollection: { type: 'boolean' },
  stopsInterest: { type: 'boolean' },
}

export const insolvencyRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/debtor/:id/insolvency/preview',
    {
      config: { ...config, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['debtor'],
        summary: 'What a protection would do to the files of a debtor; changes nothing',
        params: idParams,
        body,
        response: { 200: whole({ ...effects, ...filesShape }) },
      },
    },
    async (request: Call) => {
      const { id: of } = await visibleRecord(app, request, debtor)
      await checkReach(app.engine, [of], request.access)
      const draft = checkedProtection(of, request.body, request, todayAt(app.now()))
      return { ...draft, ...(await outcomeOf(app.engine, of, { locale: request.access.locale })) }
    },
  )

  app.post(
    '/api/v4/debtor/:id/insolvency',
    {
      config,
      schema: {
        tags: ['debtor'],
        summary: 'Enter a protection; all open files of the debtor are suspended together',
        description: 'The same kind and first day once more answers what stands, with 200.',
        params: idParams,
        body,
        response: {
          200: whole({ id, ...effects, ...filesShape }),
          201: whole({ id, ...effects, ...filesShape }),
        },
      },
    },
    async (request: Call, reply) => {
      const { id: of } = await visibleRecord(app, request, debtor)
      const { id: event, isNew } = await protect(app, of, request.body, request)
      return reply.code(isNew ? 201 : 200).send(await answer(of, event, request))
    },
  )

  app.post(
    '/api/v4/debtor/:id/insolvency/:event/end',
    {
      config,
      schema: {
        tags: ['debtor'],
        summary: 'End a protection, and decide about the files that it kept waiting',
        params: { type: 'object', required: ['id', 'event'], properties: { id: text(20), event: text(20) } },
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            endDate: day,
            files: {
              type: 'array',
              maxItems: 1000,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'decision'],
                properties: {
                  id,
                  decision: { enum: ['resume', 'stay', 'close'] },
                  closeReason: id,
                  closeNote: text(2000),
                },
              },
            },
          },
        },
        response: { 200: whole({ id, ...effects, status: { enum: ['active', 'ended'] } }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string; event: string }; Body: Ending | null }>) => {
      const { id: of } = await visibleRecord(app, request, debtor)
      const event = Number(idFrom(request.params.event))
      await endProtection(app, { debtor: of, event }, request.body ?? {}, request)
      return eventOf(app.engine, of, event)
    },
  )

  const answer = async (of: number, event: number, { access: { locale } }: Call) => ({
    ...(await eventOf(app.engine, of, event)),
    ...(await outcomeOf(app.engine, of, { event, locale })),
  })
}
