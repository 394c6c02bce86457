/** The steps of a workflow as its page has them: read, added, changed, taken away, put in order, tried on a file. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { recordAnswer, whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { readRecord } from '#server/records/record.ts'
import { deleteAnswered, updateAnswered } from '#server/records/requestWrites.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { splitReadBack, withRelationIds } from '#server/records/values/readBack.ts'
import { ofStep, ofWorkflow, sendRecord, stepIn, validators, workflowIn, writeOf, type OneStep } from './stepCall.ts'
import { addStep } from './addStep.ts'
import { orderSteps } from './orderSteps.ts'

type OfWorkflow = FastifyRequest<{ Params: { workflow: string }; Body: Body }>
type Ordered = FastifyRequest<{ Params: { workflow: string }; Body: { ids: number[] } }>

const one = `${workflow.api}/:workflow/step/:id`
const { read, create = '', update = '', delete: remove = '' } = workflowStep.access
const tags = [workflowStep.name]
const fields = { type: 'object', additionalProperties: true, description: 'As of a workflow step.' }
const added = {
  ...fields,
  properties: { after: { type: 'integer', description: 'Behind this step; absent: the last.' } },
}
const ids = { type: 'array', minItems: 1, maxItems: 200, items: { type: 'integer', minimum: 1 } }
const order = { type: 'object', additionalProperties: false, required: ['ids'], properties: { ids } }

export const stepRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    one,
    {
      config: { acl: read, answers: recordAnswer },
      schema: { tags, summary: 'A step of the workflow', params: ofStep },
    },
    async (request: OneStep, reply) => {
      const write = writeOf(app, request)
      return sendRecord(reply, await readRecord(await stepIn(request, write), write))
    },
  )

  app.post(
    `${workflow.api}/:workflow/step`,
    {
      config: { acl: create, answers: { 201: recordAnswer[200] } },
      schema: { tags, summary: 'Add a step behind another, or the last', params: ofWorkflow, body: added },
    },
    async (request: OfWorkflow, reply) => {
      const id = await workflowIn(app, request)
      const write = writeOf(app, request)
      const { after, ...sent } = request.body
      const given = { ...(withRelationIds(sent, workflowStep) as Body), workflow: id }
      const body = checkBody(given, workflowStep, validators.validateCreate, write.access)
      const place = typeof after === 'number' ? after : undefined
      const made = await app.engine.transaction(async (trx) => {
        const step = await addStep(trx, id, body, place, { records: app.records, by: write })
        return { id: step, record: await readRecord(step, write, trx, 'write') }
      })
      return sendRecord(reply.code(201).header('location', `${workflow.api}/${id}/step/${made.id}`), made.record)
    },
  )

  app.put(
    one,
    {
      config: { acl: update, answers: recordAnswer },
      schema: { tags, summary: 'Change a step; of a workflow in use its name', params: ofStep, body: fields },
    },
    async (request: OneStep, reply) => {
      const write = writeOf(app, request)
      const id = await stepIn(request, write)
      const { body: given, standing } = splitReadBack(request.body, workflowStep, write.access)
      const body = checkBody(given, workflowStep, validators.validateUpdate, write.access)
      const version = typeof body._version === 'number' ? body._version : undefined
      return sendRecord(reply, (await updateAnswered(id, body, { version, standing }, write)).record)
    },
  )

  app.delete(
    one,
    { config: { acl: remove }, schema: { tags, summary: 'Take a step out of a draft', params: ofStep } },
    async (request: OneStep, reply) => {
      const write = writeOf(app, request)
      await deleteAnswered(await stepIn(request, write), write)
      return reply.code(204).send()
    },
  )

  app.post(
    `${workflow.api}/:workflow/step/order`,
    {
      config: { acl: update },
      schema: {
        tags,
        summary: 'Put all steps of a draft in this order',
        params: ofWorkflow,
        body: order,
        response: { 200: whole({ ids }) },
      },
    },
    async (request: Ordered) => {
      const id = await workflowIn(app, request)
      const { ids: wanted } = request.body
      await app.engine.transaction((trx) =>
        orderSteps(trx, id, wanted, { records: app.records, by: writerOf(request) }),
      )
      return { ids: wanted }
    },
  )
}
