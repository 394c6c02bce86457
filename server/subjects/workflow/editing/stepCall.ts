/** A step as the calls below its workflow name it, and the answers of these calls. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { validateCreate, validateUpdate } from '#schemas/generated/workflow-step.validate.js'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { NotFound } from '#server/errors.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { unsentRecord } from '#server/records/record.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { idFrom } from '#server/sql/id.ts'

export const validators = { validateCreate, validateUpdate }

export type OneStep = FastifyRequest<{ Params: { workflow: string; id: string } }>

const id = { type: 'string' }
export const ofWorkflow = { type: 'object', required: ['workflow'], properties: { workflow: id } }
export const ofStep = { type: 'object', required: ['workflow', 'id'], properties: { workflow: id, id } }

export const writeOf = (app: FastifyInstance, request: FastifyRequest): Write => ({
  engine: app.engine,
  entity: workflowStep,
  entities: entityByName,
  now: app.now(),
  call: callOf(request),
  ...writerOf(request),
  records: app.records,
})

/** @throws {NotFound} If there is no such workflow for this person. */
export async function workflowIn(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { workflow: string } }>,
): Promise<number> {
  const id = idFrom(request.params.workflow)
  await unsentRecord(id, { ...writeOf(app, request), entity: workflow })
  return Number(id)
}

/** @throws {NotFound} If there is no such step in this workflow. */
export async function stepIn({ params }: Pick<OneStep, 'params'>, write: Write): Promise<string> {
  const wanted = idFrom(params.id)
  const found = JSON.parse(await unsentRecord(wanted, write)) as { workflow: { id: number } }
  if (found.workflow.id !== Number(idFrom(params.workflow))) throw new NotFound()
  return wanted
}

/** Records are sent as the database wrote them. */
export const sendRecord = (reply: FastifyReply, record: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(record)
