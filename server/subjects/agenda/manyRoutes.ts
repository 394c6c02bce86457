/** Calls for many items at once, beside the actions that their lifecycle has. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { validateUpdate } from '#schemas/generated/agenda-item.validate.js'
import { file } from '#schemas/generated/file.ts'
import { validateUpdate as validateFile } from '#schemas/generated/file.validate.js'
import type { Trx } from '#server/db/engine.ts'
import { AppError, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { changeWorkflow } from '#server/subjects/workflow/changeWorkflow.ts'
import { byFile, filesOf, updateMany, type Outcome } from './updateMany.ts'
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
          const reset = { name: 'resetDialer', decide: () => noAttempts }
          const errors = await tried(
            () => savepoint(trx, 'agenda_reset', (inner) => app.records.act(inner, agendaItem, one, reset, by)),
            request,
          )
          if (errors) answer.refused.push({ id: one, errors })
          else answer.done.push(one)
        }
      })
      return answer
    },
  )

  app.post(
    '/api/v4/agenda/workflow',
    {
      ...described('Put the files of items into a workflow', { workflow: id, step: orNull(id) }, ['workflow']),
      config: { acl: 'ROLE_AGENDA and ROLE_FILE_EDIT' },
    },
    (request: Call): Promise<Outcome> =>
      app.engine.transaction(async (trx) => {
        const { ids: chosen } = request.body
        const files = await filesOf(app, request, trx, chosen)
        const refused = await moveAll(
          app,
          request,
          trx,
          [...new Set(files.values())].toSorted((a, b) => a - b),
        )
        return byFile(chosen, files, refused, request)
      }),
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

/** Changes all at once; if a file is refused, one by one, so that the others go. */
async function moveAll(app: FastifyInstance, request: Call, trx: Trx, files: readonly number[]) {
  const { workflow, step } = request.body
  const to = { workflow: Number(workflow), step: step === undefined || step === null ? null : Number(step) }
  const by = writerOf(request)
  const refused: Outcome['refused'] = []
  const move = (some: readonly number[]) =>
    savepoint(trx, 'agenda_move', (inner) => changeWorkflow(app, inner, some, to, by))
  const all = await tried(() => move(files), request)
  if (!all || files.length === 1) return all && files[0] !== undefined ? [{ id: files[0], errors: all }] : []
  for (const one of files) {
    const errors = await tried(() => move([one]), request)
    if (errors) refused.push({ id: one, errors })
  }
  return refused
}

/** @returns What was refused; undefined when it was done. */
async function tried(work: () => Promise<unknown>, { access }: Call): Promise<string[] | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return textsOf(error).map((said) => say(access.locale, said))
  }
}

const noAttempts = { attempts: 0, lastAttemptAt: null }
