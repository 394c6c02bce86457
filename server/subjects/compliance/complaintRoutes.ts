/** What can be done with a complaint beside writing it down, and the report of a year. */
import { recordAnswer } from '#server/http/describedAnswers.ts'
import type { FastifyPluginAsync } from 'fastify'
import { complaintActions } from '#domain/complaints.ts'
import { dayOf } from '#domain/time/day.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { decideComplaint, type ActionBody } from './complaintActions.ts'
import { complaintReport } from './complaintReport.ts'
import { actionBodies, reportAnswer, summaries } from './complaintSchemas.ts'
import { act } from '#server/records/act.ts'

const right = 'ROLE_EMPLOYEE_LEGAL_COUNCIL'
const tags = ['complaint']
const params = { type: 'object', properties: { id: { type: 'string' } } }

export const complaintRoutes: FastifyPluginAsync = async (app) => {
  for (const action of complaintActions) {
    const body = { type: 'object', additionalProperties: false, ...actionBodies[action] }
    app.post<{ Params: { id: string }; Body: ActionBody }>(
      `${complaint.api}/:id/${action}`,
      { config: { acl: right, answers: recordAnswer }, schema: { tags, summary: summaries[action], params, body } },
      async (request, reply) => {
        const record = await act(app, request, {
          entity: complaint,
          name: action,
          decide: (before, within) => decideComplaint(app, action, request.body, before, within),
        })
        return reply.type('application/json; charset=utf-8').send(record)
      },
    )
  }

  app.get<{ Querystring: { year?: string } }>(
    `${complaint.api}/report`,
    {
      config: { acl: right },
      schema: {
        tags,
        summary: 'The complaints of a year in numbers',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { year: { description: 'This year when absent.', type: 'string', pattern: '^20[0-9]{2}$' } },
        },
        response: { 200: reportAnswer },
      },
    },
    ({ query }) => {
      const year = Number(query.year ?? dayOf(new Date(app.now()).toISOString()).slice(0, 4))
      return complaintReport(app.engine, year)
    },
  )
}
