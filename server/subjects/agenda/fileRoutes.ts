/** The agenda of one file: its items, a new one, and everything that happened to them. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { addDays } from '#domain/time/day.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { validateCreate } from '#schemas/generated/agenda-item.validate.js'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { namesIn, namesParameter } from '#server/foundation/query.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { list } from '#server/lists/list.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { readRecord } from '#server/records/record.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { holidaysAfter } from '#server/subjects/compliance/holidays.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { historiesOf, historyShape, type History } from './histories.ts'
import { day, id, orNull, text, warningsOf } from './shapes.ts'

const s = names('agenda_subject')

type FileCall = FastifyRequest<{ Params: { id: string } }>
type Item = Body & { id: number }

/** Relations that an item has, and its histories. */
const relations = agendaItem.properties.flatMap(({ name, relation }) => (relation ? [name] : []))
const histories = 'histories'
const most = 1000

const item = { type: 'object', additionalProperties: true }
const items = { type: 'array', items: item }
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['subject'],
  properties: {
    subject: id,
    date: {
      ...day,
      description: 'Absent: as many days from today as the subject says, or the first working day after.',
    },
    time: orNull(text(5)),
    assignedTo: { ...orNull(id), description: 'Absent: the case manager of the file.' },
    team: { ...orNull(id), description: 'Absent: that of the file.' },
    priority: { enum: ['low', 'normal', 'high'], description: 'Absent: that of the subject.' },
    note: orNull(text(2000)),
  },
}

export const fileRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: { _relations?: string | string[] } }>(
    '/api/v4/file/:id/agenda',
    {
      config: { acl: agendaItem.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'Items of the agenda of a file, the latest first',
        params: idParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            _relations: namesParameter(
              `Which of ${relations.join(', ')} are answered as objects; others are ids. Absent: all of them. \`${histories}\`: each item with what happened to it.`,
              { maxLength: 200 },
            ),
          },
        },
        response: { 200: whole({ items, total: { type: 'integer' } }) },
      },
    },
    async (request) => {
      const { id: fileId } = await visibleRecord(app, request, file)
      const asked = relationsIn(request.query._relations)
      const answer = await itemsOf(request, fileId)
      const happened = asked?.includes(histories) ? await historiesOf(app, request, fileId) : []
      return {
        total: answer.total,
        items: answer.items.map((one) => ({
          ...(asked ? only(one, asked) : one),
          ...(asked?.includes(histories) && { histories: happened.filter((history) => history.item === one.id) }),
        })),
      }
    },
  )

  app.post<{ Params: { id: string }; Body: Body }>(
    '/api/v4/file/:id/agenda',
    {
      config: { acl: agendaItem.access.create },
      schema: {
        tags: ['agenda'],
        summary: 'Put something on the agenda of a file',
        params: idParams,
        body,
        response: {
          201: {
            description: 'The item, and what is to be said about its day.',
            content: { 'application/json': { schema: { ...item, required: ['id', 'warnings'] } } },
          },
        },
      },
    },
    async (request, reply) => {
      const { id: fileId } = await visibleRecord(app, request, file)
      const { access } = request
      const by = writerOf(request)
      const answer = await app.engine.transaction(async (trx) => {
        const date = request.body.date ?? (await dayFor(trx, Number(request.body.subject)))
        const checked = checkBody({ ...request.body, file: fileId, date }, agendaItem, validateCreate, access)
        const made = await app.records.create(trx, agendaItem, checked as never, by)
        const context = { engine: app.engine, entity: agendaItem, entities: entityByName, access, now: app.now() }
        const record = JSON.parse(await readRecord(String(made.id), { ...context, call: callOf(request) }, trx)) as Item
        return { ...record, warnings: await warningsOf(trx, made.date, access.locale) }
      })
      return reply.code(201).header('location', `${agendaItem.api}/${answer.id}`).send(answer)
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/v4/file/:id/agenda-histories',
    {
      config: { acl: agendaItem.access.read },
      schema: {
        tags: ['agenda'],
        summary: 'What happened to the items of a file, the latest first',
        params: idParams,
        response: { 200: whole({ items: { type: 'array', items: historyShape } }) },
      },
    },
    async (request): Promise<{ items: History[] }> => {
      const { id: fileId } = await visibleRecord(app, request, file)
      return { items: await historiesOf(app, request, fileId) }
    },
  )

  async function itemsOf(request: FileCall, fileId: number): Promise<{ items: Item[]; total: number }> {
    const { access } = request
    const asked = { _filter: { file: String(fileId) }, _order: { date: 'desc' }, _limit: String(most) }
    const context = { engine: app.engine, entity: agendaItem, entities: entityByName, access, now: app.now() }
    const answer = await list(readListQuery(asked, agendaItem, access), { ...context, call: callOf(request) })
    return JSON.parse(answer.body ?? '{}') as { items: Item[]; total: number }
  }

  async function dayFor(trx: Trx, subject: number) {
    const { rows } = await trx.query<{ days: number | null }>({
      text: `select ${s.default_days}::int as days from agenda_subject where ${s.id} = $1`,
      values: [subject],
    })
    const earliest = addDays(todayAt(app.now()), rows[0]?.days ?? 0)
    return endOfTerm(earliest, await holidaysAfter(trx, earliest))
  }
}

/** @returns undefined: all. @throws {FieldErrors} For one that an item does not have. */
function relationsIn(given: string | string[] | undefined): string[] | undefined {
  if (given === undefined) return undefined
  const asked = namesIn(given)
  const unknown = asked.find((name) => name !== histories && !relations.includes(name))
  if (unknown !== undefined)
    throw new FieldErrors({ _relations: [{ key: 'error.unknownParameter', values: { name: unknown } }] })
  return asked
}

const only = (one: Item, asked: readonly string[]): Item => ({
  ...one,
  ...Object.fromEntries(
    relations.flatMap((name) => {
      const value = one[name]
      return asked.includes(name) || typeof value !== 'object' || value === null ? [] : [[name, idOf(value)]]
    }),
  ),
})

const idOf = (related: object): unknown => ('id' in related ? related.id : null)
