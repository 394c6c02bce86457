/** `POST …/step/{id}/preview`: a step tried on a file, and nothing is done. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { NotAllowed } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { unsentRecord } from '#server/records/record.ts'
import { tryStep } from './tryStep.ts'
import { ofStep, stepIn, writeOf } from './stepCall.ts'

type Asked = FastifyRequest<{ Params: { workflow: string; id: string }; Body: { file: number } }>

const text = { type: 'string' }
const integer = { type: 'integer' }
const optional = { type: ['string', 'null'] }
const orNull = (shape: object) => ({ anyOf: [shape, { type: 'null' }] })
const answer = whole({
  file: whole({ id: integer, number: text, status: text }),
  result: { enum: ['done', 'held', 'skipped'] },
  hold: { ...optional, description: 'Why it would be held.' },
  note: optional,
  why: { ...optional, description: 'Why it would be skipped: conditions or inactive.' },
  conditions: {
    type: 'array',
    items: whole({
      what: text,
      is: text,
      value: optional,
      actual: { ...optional, description: 'What is true of the file.' },
      holds: { type: ['boolean', 'null'], description: 'null: it cannot be read.' },
    }),
  },
  next: orNull(
    whole({
      step: integer,
      sequence: { type: ['integer', 'null'] },
      due: { type: 'string', format: 'date' },
      name: { type: 'object', additionalProperties: text },
    }),
  ),
  message: orNull(
    whole({
      channel: { enum: ['email', 'post', 'sms'] },
      language: { enum: ['nl', 'en', 'fr', 'de'] },
      to: text,
      subject: text,
      body: { ...text, description: 'HTML.' },
    }),
  ),
})

export const tryRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    `${workflow.api}/:workflow/step/:id/preview`,
    {
      config: { acl: workflowStep.access.read, withoutKey: 'Nothing changes.' },
      schema: {
        tags: [workflowStep.name],
        summary: 'What the step would do to a file today, and why not',
        params: ofStep,
        body: { type: 'object', additionalProperties: false, required: ['file'], properties: { file: integer } },
        response: { 200: answer },
      },
    },
    async (request: Asked) => {
      const write = writeOf(app, request)
      const step = Number(await stepIn(request, write))
      if (!request.access.may(file.access.read)) throw new NotAllowed()
      // A file that this person may not see is not there.
      await unsentRecord(request.body.file, { ...write, entity: file })
      return tryStep(app, { step, file: request.body.file })
    },
  )
}
