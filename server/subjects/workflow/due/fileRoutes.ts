/**
 * The workflow of one file: `GET /api/v4/file/{id}/workflow` says where it is, what would happen and what was done, `POST` moves
 * it to another, and `POST …/workflow/run` does its step now.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { changeWorkflow } from '#server/subjects/workflow/changeWorkflow.ts'
import { dryRun } from '#server/subjects/workflow/dryRun.ts'
import { workflowFacts } from '#server/subjects/workflow/facts.ts'
import { files } from '#server/subjects/workflow/owner.ts'
import { refused } from '#server/subjects/workflow/runRefusal.ts'
import { execute } from '#server/subjects/workflow/runs/execute.ts'
import { waitsForMessage } from '#server/subjects/workflow/runs/select.ts'
import { stepsOf } from '#server/subjects/workflow/steps.ts'
import { spokenName } from './shownNames.ts'

const x = names('workflow_execution', 'x')
const s = names('workflow_step', 's')
const f = names('collection_file', 'f')

const text = { type: 'string' }
const textOrNone = { type: ['string', 'null'] }
const id = { type: 'integer' }
const orNone = (shape: object) => ({ anyOf: [shape, { type: 'null' }] })
const named = orNone(whole({ id, name: text }))
const result = { enum: ['done', 'held', 'skipped', 'failed'] }

/** Executed steps that the answer has, the newest first. */
const mostShown = 100

const answer = whole({
  workflow: orNone(whole({ id, name: text })),
  step: named,
  actionType: textOrNone,
  dueAt: textOrNone,
  waits: { type: 'boolean', description: 'A message of the file has not left yet, so its step waits.' },
  would: orNone(
    whole({
      result: { ...result, description: 'What would become of the step now.' },
      hold: textOrNone,
      note: textOrNone,
      nextStep: named,
      nextDueAt: textOrNone,
    }),
  ),
  steps: {
    type: 'array',
    description: 'Steps of the workflow in their order.',
    items: whole({ id, name: text, actionType: text, active: { type: 'boolean' } }),
  },
  history: {
    type: 'array',
    items: whole({
      id,
      step: whole({ id, name: text }),
      plannedFor: text,
      executedAt: textOrNone,
      result,
      hold: textOrNone,
      note: textOrNone,
      message: { type: ['integer', 'null'] },
      costLine: { type: ['integer', 'null'] },
      agendaItem: { type: ['integer', 'null'] },
    }),
  },
})

type ById = { Params: { id: string } }
type Moved = ById & { Body: { workflow: number; step?: number | null } }

export const fileRoutes: FastifyPluginAsync = async (app) => {
  app.get<ById>(
    '/api/v4/file/:id/workflow',
    {
      config: { acl: 'ROLE_EMPLOYEE and ROLE_FILE_SEARCH' },
      schema: {
        tags: ['file'],
        summary: 'Where a file is in its workflow, what would happen and what was done',
        params: idParams,
        response: { 200: answer },
      },
    },
    async (request) => {
      const { id: of } = await visibleRecord(app, request, file)
      return stateOf(of, request)
    },
  )

  app.post(
    '/api/v4/file/:id/workflow',
    {
      config: { acl: file.access.update },
      schema: {
        tags: ['file'],
        summary: 'Move a file to a workflow, or to another of its steps',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['workflow'],
          properties: {
            workflow: { type: 'integer', minimum: 1 },
            step: { type: ['integer', 'null'], description: 'The first one in use when it is left out.' },
          },
        },
        response: { 200: answer },
      },
    },
    async (request: FastifyRequest<Moved>) => {
      const { id: of } = await visibleRecord(app, request, file)
      await app.engine.transaction((trx) => changeWorkflow(app, trx, [of], request.body, writerOf(request)))
      return stateOf(of, request)
    },
  )

  app.post<ById>(
    '/api/v4/file/:id/workflow/run',
    {
      config: { acl: 'ROLE_FILE_EDIT' },
      schema: {
        tags: ['file'],
        summary: 'Do the step of a file now, whether it is due or not',
        description: 'What would hold it at night holds it now too, but for approval, which this is.',
        params: idParams,
        response: { 200: answer },
      },
    },
    async (request) => {
      const { id: of } = await visibleRecord(app, request, file)
      await app.engine.transaction(async (trx) => {
        await trx.query({
          text: `select from collection_file f where ${f.id} = $1 for no key update`,
          values: [of],
        })
        const facts = (await workflowFacts(trx, [of])).get(of)
        if (!facts || facts.step === null || facts.dueAt === null) throw refused('noStep')
        if (await waits(trx, of)) throw refused('isWaiting')
        const due = { id: null, record: of, step: facts.step, plannedFor: facts.dueAt }
        const [became] = await execute(app, trx, [{ ...due, passes: new Set(['awaits_approval' as const]) }], {
          of: files,
          run: null,
          behalf: writerOf(request),
        })
        if (became?.result === 'left') throw refused('noStep')
        if (became?.result === 'failed') throw new Refused(became.note ?? { key: 'workflowRun.failed' })
      })
      return stateOf(of, request)
    },
  )

  async function waits({ query }: Pick<typeof app.engine, 'query'>, of: number): Promise<boolean> {
    const { rows } = await query({
      text: `select from collection_file f where ${f.id} = $1 and ${waitsForMessage(files)}`,
      values: [of],
    })
    return rows.length > 0
  }

  async function stateOf(of: number, { access }: FastifyRequest) {
    const { locale } = access
    const facts = (await workflowFacts(app.engine, [of])).get(of)
    const steps = facts?.workflow ? await stepsOf(app.engine, [facts.workflow]) : []
    const nameOf = (step: number | null) => {
      const found = steps.find((one) => one.id === step)
      return found ? { id: found.id, name: spokenName(found.name, locale) } : null
    }
    const isOpen = facts?.status === 'in_progress' || facts?.status === 'not_started'
    const date = todayAt(app.now())
    const dry =
      isOpen && facts.step !== null
        ? await dryRun(app, app.engine, { of: files, date, records: [of], limit: 1 })
        : undefined
    const would = dry?.found[0]
    return {
      workflow: steps[0] ? { id: steps[0].workflow, name: steps[0].workflowName } : null,
      step: nameOf(facts?.step ?? null),
      actionType: steps.find((one) => one.id === facts?.step)?.actionType ?? null,
      dueAt: facts?.dueAt ?? null,
      waits: await waits(app.engine, of),
      would: would
        ? {
            result: would.result,
            hold: would.hold ?? null,
            note: would.note ?? null,
            nextStep: nameOf(would.nextStep),
            nextDueAt: would.nextDueAt,
          }
        : null,
      steps: steps.map(({ id: step, name, actionType, active }) => ({
        id: step,
        name: spokenName(name, locale),
        actionType,
        active: active !== false,
      })),
      history: await historyOf(of, access.locale),
    }
  }

  async function historyOf(of: number, locale: Parameters<typeof spokenName>[1]) {
    const { rows } = await app.engine.query<{ step: number; stepName: Parameters<typeof spokenName>[0] }>({
      text: `select ${x.id}::int as id, ${s.id}::int as step, ${s.name} as "stepName", ${x.planned_for} as "plannedFor", ${x.executed_at} as "executedAt",
          ${x.result} as result, ${x.hold_reason} as hold, ${x.note} as note, ${x.message_id}::int as message, ${x.cost_line_id}::int as "costLine",
          ${x.agenda_item_id}::int as "agendaItem"
        from workflow_execution x join workflow_step s on ${s.id} = ${x.step_id} where ${x.file_id} = $1
        order by ${x.executed_at} desc nulls last, ${x.id} desc limit ${mostShown}`,
      values: [of],
    })
    return rows.map(({ stepName, step, ...row }) => ({
      ...row,
      step: { id: step, name: spokenName(stepName, locale) },
    }))
  }
}
