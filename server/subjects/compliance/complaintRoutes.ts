/** The report of a year of complaints. */
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { complaintReport, reportAnswer } from './complaintReport.ts'

export const complaintRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { year?: string } }>(
    `${complaint.api}/report`,
    {
      config: { acl: complaint.access.read },
      schema: {
        tags: ['complaint'],
        summary: 'The complaints of a year in numbers',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { year: { description: 'This year when absent.', type: 'string', pattern: '^20[0-9]{2}$' } },
        },
        response: { 200: reportAnswer },
      },
    },
    ({ query, access }) => {
      const year = Number(query.year ?? dayOf(app.now()).slice(0, 4))
      return complaintReport(app.engine, year, { access, now: app.now() })
    },
  )
}
