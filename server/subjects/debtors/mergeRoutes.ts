/** Debtors that are one person: merged, with a preview, and split again. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { debtor } from '#schemas/generated/debtor.ts'
import { FieldErrors, NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idFrom } from '#server/sql/id.ts'
import { names } from '#server/sql/names.ts'
import { merge, pointers } from './merge.ts'
import { previewMerge } from './previewMerge.ts'
import { areSeen } from './reach.ts'
import { id, idParams, nullableText } from './shapes.ts'
import { split } from './split.ts'

type Call = FastifyRequest<{ Params: { id: string }; Body: { other: number } }>

const config = { acl: 'ROLE_FILE_EDIT and ROLE_MERGING' }
const body = { type: 'object', additionalProperties: false, required: ['other'], properties: { other: id } }
const count = { type: 'integer' }
const d = names('debtor', 'd')
const u = names('app_user', 'u')

export const mergeRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/debtor/:id/merge/preview',
    {
      config: { ...config, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['debtor'],
        summary: 'What would move from another debtor to this one, and in what the two differ; changes nothing',
        params: idParams,
        body,
        response: {
          200: whole({
            moves: { type: 'array', items: whole({ entity: { type: 'string' }, property: { type: 'string' }, count }) },
            differs: { type: 'array', items: whole({ property: { type: 'string' }, kept: {}, merged: {} }) },
            suspends: { ...count, description: 'Open files that the protection of either would suspend.' },
          }),
        },
      },
    },
    async (request: Call) => {
      const kept = await visibleRecord(app, request, debtor)
      return previewMerge(app.engine, { kept, merged: await otherOf(app, request) }, request.access)
    },
  )

  app.post(
    '/api/v4/debtor/:id/merge',
    {
      config,
      schema: {
        tags: ['debtor'],
        summary: 'Merge another debtor into this one; what it has moves here',
        params: idParams,
        body,
        response: { 200: whole({ id, moved: count }) },
      },
    },
    async (request: Call) => {
      const kept = await visibleRecord(app, request, debtor)
      return merge(app, { kept: kept.id, merged: (await otherOf(app, request)).id }, request)
    },
  )

  app.get(
    '/api/v4/debtor/:id/merges',
    {
      config,
      schema: {
        tags: ['debtor'],
        summary: 'Debtors that were merged into this one and can be split off again, the newest first',
        params: idParams,
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                id,
                merged: whole({ id, number: nullableText, name: nullableText }),
                mergedAt: { type: 'string', format: 'date-time' },
                mergedBy: nullableText,
                moved: count,
              }),
            },
          }),
        },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { id: kept } = await visibleRecord(app, request, debtor)
      if (!(await areSeen(app.engine, pointers(), [kept], request.access))) return { items: [] }
      const { rows } = await app.engine.query({
        text: `select g.id::int as id, json_build_object('id', ${d.id}, 'number', ${d.number}, 'name', ${d.name}) as merged,
            to_json(g.merged_at) #>> '{}' as "mergedAt", ${u.name} as "mergedBy", jsonb_array_length(g.moved -> 'records') as moved
          from debtor_merge g join debtor d on ${d.id} = g.merged_id left join app_user u on ${u.id} = g.merged_by
          where g.kept_id = $1 and g.undone_at is null order by g.id desc limit 100`,
        values: [kept],
      })
      return { items: rows }
    },
  )

  app.post(
    '/api/v4/debtor/merge/:id/undo',
    {
      config,
      schema: {
        tags: ['debtor'],
        summary: 'Split what was merged: what moved and still stands there goes back',
        params: idParams,
        response: { 200: whole({ kept: id, merged: id, moved: count }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>) =>
      split(app, Number(idFrom(request.params.id)), request),
  )
}

/** The debtor that is named in the body. @throws {FieldErrors} When there is none. */
async function otherOf(app: FastifyInstance, { access, body: { other }, id: of, method, routeOptions }: Call) {
  const request = { access, id: of, method, routeOptions, params: { id: String(other) } }
  try {
    return await visibleRecord(app, request as FastifyRequest<{ Params: { id: string } }>, debtor)
  } catch (error) {
    throw error instanceof NotFound ? new FieldErrors({ other: [{ key: 'error.notFound' }] }) : error
  }
}
