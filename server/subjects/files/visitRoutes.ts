/** Files that the asker had open, the last time of each: told by the page of a file, read by the page of last files. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotAllowed } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { list } from '#server/lists/list.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { callOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import type { Body } from '#server/records/values/body.ts'
import { localeSchema } from '#server/lists/schema.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { idParams, money } from '#server/subjects/ledger/shapes.ts'

const most = 50
/** Visits to read for `most` answers, because some of the files may be hidden by now. */
const candidates = 200
const right = 'ROLE_FILE_VIEW_LAST_VISITED'
const path = `${file.api}/last-visited`

const nullable = (type: string) => ({ type: [type, 'null'] })
const related = { type: ['object', 'null'], additionalProperties: true }
const shape = {
  id: { type: 'integer' },
  visitedAt: { type: 'string', format: 'date-time' },
  number: nullable('string'),
  debtor: related,
  customer: related,
  phase: nullable('string'),
  fileStatus: related,
  workflowStatus: nullable('string'),
  outstanding: { anyOf: [money, { type: 'null' }] },
}

export const visitRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.get<{ Querystring: { _locale?: string } }>(
    path,
    {
      config: { acl: right },
      schema: {
        tags: ['file'],
        summary: 'The last fifty files that this person opened, the latest first',
        querystring: { type: 'object', additionalProperties: false, properties: { _locale: localeSchema } },
        response: { 200: whole({ items: { type: 'array', items: whole(shape) } }) },
      },
    },
    async (request) => {
      const owner = ownerOf(request)
      if (owner === null || !request.access.may(file.access.read)) return { items: [] }
      const { rows: visits } = await forServer(() =>
        engine.query<{ id: number; at: string }>({
          text: `select v.file_id as id, to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
            from file_visit v where v.user_id = $1 order by v.at desc, v.file_id limit ${candidates}`,
          values: [owner],
        }),
      )
      const records = await readAll(
        visits.map(({ id }) => String(id)),
        request,
      )
      const items = visits.flatMap(({ id, at }) => {
        const found = records.get(Number(id))
        return found ? [{ ...found, visitedAt: at }] : []
      })
      return { items: items.slice(0, most) }
    },
  )

  app.delete(
    path,
    {
      config: { acl: right, withoutKey: 'A list that is empty stays empty.' },
      schema: {
        tags: ['file'],
        summary: 'Forget which files this person opened',
        response: { 204: { description: 'Done.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const values = [ownerOf(request)]
      await forServer(() => engine.query({ text: 'delete from file_visit where user_id = $1', values }))
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { id: string } }>(
    `${file.api}/:id/visit`,
    {
      config: { acl: right, withoutKey: 'Only the last time is kept.' },
      schema: {
        tags: ['file'],
        summary: 'Told by the page of a file when a person opens it',
        params: idParams,
        response: { 204: { description: 'Done.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request)
      const { id } = await visibleRecord(app, request, file)
      if (owner !== null) {
        const values = [owner, id, new Date(app.now()).toISOString()]
        await forServer(() => engine.query({ text: visit, values }))
      }
      return reply.code(204).send()
    },
  )

  /** Files that the asker may see, by id. */
  async function readAll(ids: readonly string[], request: FastifyRequest): Promise<Map<number, Body>> {
    if (ids.length === 0) return new Map()
    const { _locale } = request.query as { _locale?: string }
    const access = isLocale(_locale) ? { ...request.access, textLocale: _locale } : request.access
    const context = { engine, entity: file, entities: entityByName, access, now: app.now(), call: callOf(request) }
    const query = readListQuery({ _filter: { id: { in: ids } }, _limit: String(candidates) }, file, access)
    const { items } = JSON.parse((await list(query, context)).body ?? '{"items":[]}') as { items: Body[] }
    const shown = Object.keys(shape)
    const cut = (record: Body) => Object.fromEntries(shown.map((name) => [name, record[name] ?? null]))
    return new Map(items.map((record) => [Number(record.id), cut(record)]))
  }
}

const visit = `insert into file_visit (user_id, file_id, at) values ($1, $2, $3)
  on conflict (user_id, file_id) do update set at = excluded.at`

/** @returns null for somebody who works as this person: what they open is no visit of that person's. @throws {NotAllowed} For an API key. */
function ownerOf({ access: { person, impersonator } }: FastifyRequest): number | null {
  if (!person?.id) throw new NotAllowed()
  return impersonator ? null : person.id
}
