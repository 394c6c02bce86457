/** Revisions of a workflow: a new one to change, and its files moved to it once it is in use. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { workflow } from '#schemas/generated/workflow.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visible.ts'
import { newRevision } from './copySteps.ts'

type OfWorkflow = FastifyRequest<{ Params: { id: string } }>

const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const integer = { type: 'integer' }
const acl = workflow.access.create ?? ''

export const revisionRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    `${workflow.api}/:id/revision`,
    {
      config: { acl },
      schema: {
        ...{ tags: [workflow.name], summary: 'Copy the workflow with its steps to a draft', params },
        response: { 201: whole({ id: integer, revision: integer }) },
      },
    },
    async (request: OfWorkflow, reply) => {
      const { id } = await visibleRecord(app, request, workflow)
      const given = { records: app.records, by: writerOf(request) }
      const made = await app.engine.transaction((trx) => newRevision(trx, id, given))
      return reply.code(201).header('location', `${workflow.api}/${made.id}`).send(made)
    },
  )
}
