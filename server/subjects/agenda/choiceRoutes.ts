/** Choices in the agenda: statuses to filter by, and days, with warnings about them. */
import type { FastifyPluginAsync } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { file } from '#schemas/generated/file.ts'
import { say } from '#server/foundation/messages.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { day, warningsOf } from './shapes.ts'
import { hiddenStatuses } from '#domain/agenda/hiddenStatuses.ts'

const text = { type: 'string' }
const status = whole({ id: { ...text, description: 'As `_filter[file.workflowStatus]` takes it.' }, name: text })

export const choiceRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v4/agenda/filter-statuses',
    {
      config: { acl: agendaItem.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'Workflow statuses of files by which the agenda is filtered',
        response: { 200: whole({ items: { type: 'array', items: status } }) },
      },
    },
    async ({ access }) => ({
      items: Object.keys(file.lifecycle?.states ?? {})
        .filter((state) => !hiddenStatuses.some((hidden) => hidden === state))
        .map((state) => ({
          id: state,
          name: say(access.locale, { key: `resources.file.values.workflowStatus.${state}` }),
        })),
    }),
  )

  app.get<{ Querystring: { date: string } }>(
    '/api/v4/agenda/day',
    {
      config: { acl: agendaItem.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'What to say about a day before something is put on it',
        querystring: { ...whole({ date: day }), additionalProperties: false },
        response: { 200: whole({ warnings: { type: 'array', items: text } }) },
      },
    },
    async ({ access, query }) => ({ warnings: await warningsOf(app.engine, query.date, access.locale) }),
  )
}
