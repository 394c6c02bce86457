/** What is done to many items at once, beside the actions that their lifecycle has. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { validateUpdate } from '#schemas/generated/agenda-item.validate.js'
import { file } from '#schemas/generated/file.ts'
import { validateUpdate as validateFile } from '#schemas/generated/file.validate.js'
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { byFile, filesOf, updateMany, type Outcome } from './many.ts'
import { day, id, orNull, text, warningsOf } from './shapes.ts'

type Given = Body & { ids: number[] }
type Call = FastifyRequest<{ Body: Given }>

/** Items of one call. */
const most = 1000

const ids = { type: 'array', minItems: 1, maxItems: most, uniqueItems: true, items: id }
const priority = { enum: ['low', 'normal', 'high'] }
const outcome = {
  done: { type: 'array', items: { type: 'integer' } },
  refused: {
    type: 'array',
    items: whole({ id: { type: 'integer' }, errors: { type: 'array', items: { type: 'string' } } }),
  },
}
const warnings = { type: 'array', items: { type: 'string' }, description: 'What is to be said about the day.' }

export const manyRoutes: FastifyPluginAsync = async (app) => {
  const described = (summary: string, properties: object, required: string[] = [], more: object = {}) => ({
    config: { acl: 'ROLE_AGENDA' },
    schema: {
      tags: ['agenda'],
      summary,
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['ids', ...required],
        minProperties: 2 - Number(Object.keys(properties).length === 0),
        properties: { ids, ...properties },
      },
      response: { 200: whole({ ...outcome, ...more }) },
    },
  })

  /** The values apply to items. @throws {FieldErrors} For values that one item would refuse too. */
  const change = (request: Call): Promise<Outcome> => {
    const { ids: chosen, ...given } = request.body
    const values = checkBody(given, agendaItem, validateUpdate, request.access)
    return app.engine.transaction((trx) => updateMany(app, request, trx, { entity: agendaItem, ids: chosen, values }))
  }

  app.post(
    '/api/v4/agenda/change-date',
    described('Put items on another day', { date: day, time: orNull(text(5)) }, ['date'], { warnings }),
    async (request: Call) => ({
      ...(await change(request)),
      warnings: await warningsOf(app.engine, String(request.body.date), request.access.locale),
    }),
  )

  app.post(
    '/api/v4/agenda/case-manager',
    described('Give items to somebody, or to nobody', { assignedTo: orNull(id), team: orNull(id) }, ['assignedTo']),
    change,
  )

  app.post(
    '/api/v4/agenda/entries',
    described('Change what items are about', { subject: id, priority, team: orNull(id), note: orNull(text(2000)) }),
    change,
  )

  app.post(
    '/api/v4/agenda/reset-dialer-threshold',
    described('Let the dialer try again: items count no attempts any more', {}),
    async (request: Call): Promise<Outcome> => {
      const by = writerOf(request)
      const answer: Outcome = { done: [], refused: [] }
      await app.engine.transaction(async (trx) => {
        for (const one of request.body.ids) {
          try {
            await savepoint(trx, 'reset_one', (inner) =>
              app.records.act(inner, agendaItem, one, { name: 'resetDialer', decide: () => noAttempts }, by),
            )
            answer.done.push(one)
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            answer.refused.push({ id: one, errors: textsOf(error).map((said) => say(request.access.locale, said)) })
          }
        }
      })
      return answer
    },
  )

  app.post(
    '/api/v4/agenda/update-file',
    {
      ...described('Change the files of items', { caseManager: orNull(id), team: orNull(id), fileStatus: orNull(id) }),
      config: { acl: 'ROLE_AGENDA and ROLE_FILE_EDIT' },
    },
    async (request: Call): Promise<Outcome> => {
      const { ids: chosen, ...given } = request.body
      const values = checkBody(given, file, validateFile, request.access)
      return app.engine.transaction(async (trx) => {
        const files = await filesOf(app, request, trx, chosen)
        const of = { entity: file, ids: [...new Set(files.values())].toSorted((a, b) => a - b), values }
        const { refused } = await updateMany(app, request, trx, of)
        return byFile(chosen, files, refused, request)
      })
    },
  )
}

const noAttempts = { attempts: 0, lastAttemptAt: null }
