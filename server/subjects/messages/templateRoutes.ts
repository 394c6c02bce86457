/** `GET /api/v4/file/{id}/message/templates`: from which templates whoever may send chooses; reading the templates themselves is another right. */
import type { FastifyPluginAsync } from 'fastify'
import { misfitOf, type Meant } from '#domain/messages/misfit.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import { file, type File } from '#schemas/generated/file.ts'
import type { Engine } from '#server/db/engine.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { templateKinds } from './templates.ts'

type Offered = Meant & { id: number; name: string; code: string; category: string }

const text = { type: 'string' }
const channels = Object.keys(templateKinds)

export const templateRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: { channel: Channel } }>(
    '/api/v4/file/:id/message/templates',
    {
      config: { acl: 'ROLE_FILE_SEND' },
      schema: {
        tags: ['message'],
        summary: 'Templates from which a person chooses for a message about a file',
        description:
          'Active ones for its customer and kind of debtor. Those of pre-collection, and of type `system`, which tell what happened just now, are left out.',
        params: idParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['channel'],
          properties: { channel: { enum: channels } },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id: { type: 'integer' },
                name: text,
                code: text,
                category: text,
                destination: { enum: ['debtor', 'client'] },
              }),
            },
          }),
        },
      },
    },
    async (request) => {
      const { fileType, customer } = (await visibleRecord(app, request, file)) as unknown as File
      const of = { fileType, customer: Number(customer?.id) }
      const offered = await templatesFor(app.engine, request.query.channel)
      return { items: offered.filter((one) => misfitOf(one, of) === undefined) }
    },
  )
}

async function templatesFor({ query }: Pick<Engine, 'query'>, channel: Channel): Promise<Offered[]> {
  const { table } = templateKinds[channel]
  const t = names(table, 't')
  const { rows } = await query<Offered>({
    name: `offered-templates-${channel}`,
    text: `select ${t.id}::int as id, ${t.name} as name, ${t.code} as code, coalesce(${t.category}, 'amicable') as category, coalesce(${t.destination}, 'debtor') as destination,
        ${t.file_type} as "fileType", ${t.customer_id}::int as customer from ${table} t
      where coalesce(${t.active}, false) and ${t.type} is distinct from 'system' and ${t.category} is distinct from 'precasso' order by ${t.name}, ${t.id}`,
  })
  return rows
}
