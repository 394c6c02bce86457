/** The log of a file, searched and page by page; one entry; the kinds of entries; and the data that one may propose to change. */
import type { FastifyPluginAsync } from 'fastify'
import { dataFields } from '#domain/fileLog/dataChange.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { fileLogType } from '#schemas/generated/file-log-type.ts'
import { NotFound } from '#server/errors.ts'
import { namesIn, namesParameter } from '#server/foundation/query.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { accessToChoose } from '#server/http/choosing.ts'
import { list } from '#server/lists/list.ts'
import { localeSchema } from '#server/lists/schema.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { answers, asEntries, asEntry, contextOf, entryShape, shownOf } from './entries.ts'

type Filter = Partial<Record<'search' | 'subject' | 'content', string> & Record<'category' | 'type', string | string[]>>
type Query = { _limit?: string; _offset?: string; _filter?: Filter }

const pageSize = '50'
const words = { type: 'string', maxLength: 200 }
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    _limit: { type: 'string', pattern: '^([1-9][0-9]{0,2}|1000)$', description: `${pageSize} unless told.` },
    _offset: { type: 'string', pattern: '^[0-9]{1,9}$' },
    _filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        search: { ...words, description: 'In subject and content.' },
        subject: { ...words, description: 'Contains this.' },
        content: { ...words, description: 'Contains this.' },
        category: namesParameter('One, or several.', { maxLength: 200 }),
        type: namesParameter('Id of a kind, or several.', { maxLength: 200 }),
      },
    },
  },
}
const pager = whole({ pages: whole({ total: { type: 'integer' } }) })
const data = Object.fromEntries(dataFields.map((name) => [name, { type: ['string', 'null'] }]))
const maybeData = { anyOf: [whole(data), { type: 'null' }] }

export const logRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/api/v4/file/:id/logs',
    {
      config: {
        acl: fileLog.access.read,
        answers: answers(
          whole({ items: { type: 'array', items: entryShape }, pager, total: { type: 'integer' } }),
          'A page of the log, newest first. People of a client receive what is visible to them.',
        ),
      },
      schema: { tags: ['file'], summary: 'The log of a file', params: idParams, querystring },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      const { _filter = {}, _limit = pageSize, _offset = '0' } = request.query
      const query = readListQuery({ _filter: filterOf(_filter, id), _limit, _offset }, fileLog, request.access)
      const { body = '{}' } = await list(query, contextOf(app, request))
      const { items, ...rest } = JSON.parse(body) as { items: FileLog[] }
      return { items: await asEntries(app, request, items), ...rest }
    },
  )

  app.get(
    '/api/v4/file/logs/types',
    {
      config: {
        acl: fileLogType.access.read,
        answers: answers(
          whole({ items: { type: 'array', items: { type: 'object', additionalProperties: true } } }),
          'Those that are in use, in their order.',
        ),
      },
      schema: {
        tags: ['file'],
        summary: 'The kinds of entries of a log',
        querystring: { type: 'object', properties: { lang: localeSchema } },
      },
    },
    async (request) => {
      const context = { ...contextOf(app, request, fileLogType), access: accessToChoose(request) }
      const query = readListQuery({ _filter: { active: 'true' }, _limit: '-1' }, fileLogType, context.access)
      const { body = '{"items":[]}' } = await list(query, context)
      const { items } = JSON.parse(body) as { items: object[] }
      return { items }
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/v4/file/logs/:id',
    {
      config: {
        acl: fileLog.access.read,
        answers: answers(
          {
            ...entryShape,
            properties: {
              ...entryShape.properties,
              current: { ...maybeData, description: 'Where data are proposed: what stands there now.' },
              outdated: {
                type: 'array',
                items: { type: 'integer' },
                description: 'Places of proposed data whose old value no longer stands there.',
              },
            },
          },
          'The entry.',
        ),
      },
      schema: { tags: ['file'], summary: 'One entry of a log', params: idParams },
    },
    async (request) => asEntry(app, request, (await visibleRecord(app, request, fileLog)) as unknown as FileLog),
  )

  app.get<{ Params: { id: string } }>(
    '/api/v4/file/:id/logs/data',
    {
      config: { acl: fileLog.access.create },
      schema: {
        tags: ['file'],
        summary: 'Data of the debtor that an entry may propose to change, as they are now',
        params: idParams,
        response: { 200: whole({ current: whole(data) }) },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      const current = await shownOf(app, id)
      if (!current) throw new NotFound()
      return { current }
    },
  )
}

/** Filter in the form that the list of all entries takes. */
function filterOf({ search, subject, content, category, type }: Filter, id: number): Record<string, unknown> {
  const among = (given: string | string[]) => ({ in: namesIn(given) })
  return {
    file: String(id),
    ...(search && { search }),
    ...(subject && { subject: { contains: subject } }),
    ...(content && { content: { contains: content } }),
    ...(category && { category: among(category) }),
    ...(type && { type: among(type) }),
  }
}
