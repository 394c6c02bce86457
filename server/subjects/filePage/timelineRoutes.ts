/** `GET /api/v4/file/{id}/timeline`: everything that happened on a file, newest first. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { currencyOf } from '#domain/money/money.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { namesIn, namesParameter } from '#server/foundation/query.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { auditedChanges } from '#server/records/log/auditedChanges.ts'
import { callOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { day, idParams, money } from '#server/subjects/ledger/shapes.ts'
import { statements, type Happened } from './timelineSql.ts'
import { groups } from './source.ts'
import { wordsOf } from './words.ts'

const maybe = { type: ['string', 'null'] }
const event = whole({
  key: { type: 'string' },
  group: { enum: groups },
  kind: { type: 'string' },
  day,
  at: { ...maybe, description: 'When it was recorded.' },
  by: { ...maybe, description: 'Who recorded it; for staff only. null: the program.' },
  text: { type: 'string', description: 'What happened, in words.' },
  detail: { ...maybe, description: 'A reason or description.' },
  amount: { anyOf: [money, { type: 'null' }] },
  isReversed: { type: 'boolean' },
  entity: { type: 'string' },
  record: { type: 'integer' },
  changes: {
    type: 'array',
    description: 'Changed properties, for staff.',
    items: { type: 'object', required: ['property'], properties: { property: { type: 'string' }, from: {}, to: {} } },
  },
})

type Asked = { Params: { id: string }; Querystring: { _offset?: string; _limit?: string; group?: string | string[] } }

export const timelineRoutes: FastifyPluginAsync = async (app) => {
  app.get<Asked>(
    '/api/v4/file/:id/timeline',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'Everything that happened on a file, newest first',
        params: idParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
            _limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$', description: 'At most 100; 30 unless told.' },
            group: namesParameter('Only these groups.', {
              maxLength: 120,
              pattern: `^(${groups.join('|')})(,(${groups.join('|')}))*$`,
            }),
          },
        },
        response: { 200: whole({ items: { type: 'array', items: event }, total: { type: 'integer' } }) },
      },
    },
    async (request) => {
      const record = await visibleRecord(app, request, file)
      return timelineOf(request, record)
    },
  )

  async function timelineOf(
    request: FastifyRequest<Asked>,
    { id, currency: code }: { id: number; currency?: unknown },
  ) {
    const { access, query } = request
    const isStaff = access.may('ROLE_EMPLOYEE')
    const offset = Number(query._offset ?? 0)
    const values = [
      id,
      todayAt(app.now()),
      query.group === undefined ? null : namesIn(query.group),
      Number(query._limit ?? 30),
      offset,
    ]
    const text = isStaff ? statements.staff : statements.client
    const { rows } = await forServer(() =>
      app.engine.query<Happened & { total: number }>({
        name: `timeline-${isStaff ? 'staff' : 'client'}`,
        text,
        values,
      }),
    )
    const total = rows[0]?.total ?? offset
    const lines = rows.flatMap(({ audit, entity }) => (audit === null ? [] : [{ id: audit, entity }]))
    const context = { engine: app.engine, entities: entityByName, access, now: app.now(), call: callOf(request) }
    const changes = await auditedChanges(lines, context)
    const currency = currencyOf(code)
    const items = rows.map((one, place) => ({
      key: `${one.kind} ${one.entity} ${one.audit ?? one.record} ${offset + place}`,
      group: one.group,
      kind: one.kind,
      day: one.day,
      at: one.at,
      by: isStaff ? one.by : null,
      isReversed: one.isReversed,
      entity: one.entity,
      record: one.record,
      ...wordsOf(one, { locale: access.locale, currency }),
      amount: one.cents === null ? null : { amount: one.cents, currency },
      changes: one.audit === null ? [] : (changes.get(one.audit) ?? []),
    }))
    return { items, total }
  }
}
