/** `GET /api/v4/document/held`: which documents of a page of those that wait may not leave, before anybody approves them. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { FieldErrors } from '#server/errors.ts'
import { namesIn, namesParameter } from '#server/foundation/query.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { isId } from '#server/sql/id.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { explained } from './heldText.ts'
import { heldDocuments, type Paper } from './heldDocuments.ts'

const t = names('document', 't')
/** A page of the list. */
const most = 100
const text = { type: 'string' }

export const heldRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    `${document.api}/held`,
    {
      config: { acl: 'ROLE_FILE_SEND or ROLE_PROCESSING' },
      schema: {
        tags: ['documents'],
        summary: 'Documents that wait to be sent and may not leave now, with the reason',
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['ids'],
          properties: { ids: namesParameter('Ids of documents; those that may leave, or do not wait, are left out.') },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id: { type: 'integer' },
                hold: text,
                reason: { ...text, description: 'In words.' },
                article: { type: ['string', 'null'], description: 'On what it rests.' },
                wayOut: { ...text, description: 'What solves it.' },
              }),
            },
          }),
        },
      },
    },
    async ({ access, query: { ids } }: FastifyRequest<{ Querystring: { ids: string | string[] } }>) => {
      const all = namesIn(ids)
      if (all.length > most || !all.every(isId)) throw new FieldErrors({ ids: [{ key: 'error.invalid' }] })
      const now = app.now()
      const params = new Params()
      const own = `t.id = any(${params.add(all, 'bigint[]')}) and ${t.status} in ('to_send', 'approved')`
      const scope = rowScope({ entity: document, access, now }, params)
      const { rows } = await app.engine.query<Paper>({
        text: `select ${t.id}::int as id, ${t.file_id}::int as file, ${t.precasso_id}::int as precasso, ${t.kind} as kind, ${t.channel} as channel
          from document t where ${allOf([own, scope])} order by ${t.id}`,
        values: params.values,
      })
      const held = await heldDocuments(app.engine, rows, now)
      const items = [...held].map(([id, one]) => {
        const { reason, article, wayOut } = explained(one, access.locale)
        return { id, hold: one.hold, reason, article, wayOut }
      })
      return { items }
    },
  )
}
