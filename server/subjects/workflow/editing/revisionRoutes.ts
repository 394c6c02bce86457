/** Revisions of a workflow: a new one to change, and its files moved to it once it is in use. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { workflow } from '#schemas/generated/workflow.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { newRevision } from './copySteps.ts'
import { moveFiles } from './moveFiles.ts'

type OfWorkflow = FastifyRequest<{ Params: { id: string } }>
type Moving = FastifyRequest<{ Params: { id: string }; Body: { from: number } }>

const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const integer = { type: 'integer' }
const acl = workflow.access.create ?? ''

export const revisionRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    `${workflow.api}/:id/revision`,
    {
      config: { acl },
      schema: {
        tags: [workflow.name],
        summary: 'Copy the workflow with its steps to a draft',
        params,
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

  app.post(
    `${workflow.api}/:id/move`,
    {
      config: { acl },
      schema: {
        tags: [workflow.name],
        summary: 'Move files of another revision to this one, at most 200 at once',
        params,
        body: { type: 'object', additionalProperties: false, required: ['from'], properties: { from: integer } },
        response: { 200: whole({ moved: integer, left: integer }) },
      },
    },
    async (request: Moving) => {
      const { id } = await visibleRecord(app, request, workflow)
      const move = { from: request.body.from, to: id }
      return app.engine.transaction((trx) => moveFiles(app, trx, move, writerOf(request)))
    },
  )
}
