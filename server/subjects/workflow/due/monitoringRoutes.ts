/** `/api/v4/processing/monitoring`: files in monitoring whose periodic check is due, and what is decided of them. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { addDays } from '#domain/time/day.ts'
import { timeZone } from '#schemas/product.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { file } from '#schemas/generated/file.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { AppError, NotFound, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import type { Trx } from '#server/db/engine.ts'
import { writerOf } from '#server/records/call.ts'
import { names } from '#server/sql/names.ts'
import { Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'
import { money } from '#server/subjects/ledger/shapes.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

const text = { type: 'string' }
const textOrNone = { type: ['string', 'null'] }
const orNone = (shape: object) => ({ anyOf: [shape, { type: 'null' }] })

/** Days after a check until the next is due. */
const checkAgainAfter = 180

const f = names('collection_file', 'f')
const d = names('debtor', 'd')
const c = names('customer', 'c')
const a = names('agenda_item', 'a')
const s = names('agenda_subject', 's')
const l = names('file_log', 'l')

type Action = 'check' | 'reactivate' | 'keep' | 'close'
/** Numbers come as texts. */
type Paged = { Querystring: { _limit?: string; _offset?: string } }
type Given = { Body: { files: number[]; action: Action; reason?: string } }

/** The last time somebody looked: an item that was done, or a file that was kept as it is. */
const lastCheck = `greatest(
  (select max(${a.done_at}) from agenda_item a join agenda_subject s on ${s.id} = ${a.subject_id} where ${a.file_id} = ${f.id} and ${s.code} = 'insolvency_check'),
  (select max(${l.at}) from file_log l where ${l.file_id} = ${f.id} and ${l.category} = 'system' and ${l.subject} = $1))`

export const monitoringRoutes: FastifyPluginAsync = async (app) => {
  const kept = say('nl', { key: 'workflowRun.kept' })

  app.get(
    '/api/v4/processing/monitoring',
    {
      config: { acl: processingRun.access.read },
      schema: {
        tags: ['processing-run'],
        summary: 'Files in monitoring that are due for their check, the longest unchecked first',
        querystring: {
          type: 'object',
          properties: {
            _limit: { type: 'string', pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$' },
            _offset: { type: 'string', pattern: '^[0-9]{1,9}$' },
          },
        },
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                file: whole({ id: { type: 'integer' }, number: text }),
                debtor: textOrNone,
                customer: textOrNone,
                outstanding: orNone(money),
                since: textOrNone,
                lastCheck: textOrNone,
                reason: textOrNone,
                limitationDate: textOrNone,
              }),
            },
            total: { type: 'integer' },
          }),
        },
      },
    },
    async ({ access, query }: FastifyRequest<Paged>) => {
      const params = new Params([kept])
      const before = params.add(addDays(todayAt(app.now()), -checkAgainAfter), 'date')
      const scope = withinSql(file, access, params, 'f') ?? 'true'
      const from = `from collection_file f join debtor d on ${d.id} = ${f.debtor_id} join customer c on ${c.id} = ${f.customer_id}
          cross join lateral (select ${lastCheck} as at) checked
        where ${f.workflow_status} in ('monitoring', 'monitoring_in_progress') and (checked.at is null or checked.at < ${before}) and ${scope}`
      const [limit, offset] = [
        params.add(Number(query._limit ?? 25), 'bigint'),
        params.add(Number(query._offset ?? 0), 'bigint'),
      ]
      const { rows } = await app.engine.query<{
        amount: number | null
        currency: string | null
        id: number
        number: string
        all: number
      }>({
        text: `select ${f.id}::int as id, ${f.number} as number, ${d.name} as debtor, ${c.company} as customer, ${f.outstanding}::float8 as amount,
            ${f.outstanding_currency} as currency, ${f.hold_reason} as reason, ${f.limitation_date} as "limitationDate",
            to_char(checked.at at time zone '${timeZone}', 'YYYY-MM-DD') as "lastCheck", count(*) over ()::int as all,
            (select to_char(max(g.at) at time zone '${timeZone}', 'YYYY-MM-DD') from audit_log g where g.entity = 'file' and g.record_id = ${f.id}
              and g.action = 'monitor') as since
          ${from} order by checked.at nulls first, ${f.id} limit ${limit} offset ${offset}`,
        values: params.values,
      })
      const items = rows.map(({ id, number, amount, currency, all: _all, ...row }) => ({
        ...row,
        file: { id, number },
        outstanding: amount === null || currency === null ? null : { amount, currency },
      }))
      return { items, total: rows[0]?.all ?? 0 }
    },
  )

  app.post(
    '/api/v4/processing/monitoring',
    {
      config: { acl: processingRun.access.update },
      schema: {
        tags: ['processing-run'],
        summary: 'Check files in monitoring, collect them again, keep them, or propose to close them',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['files', 'action'],
          properties: {
            files: { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'integer', minimum: 1 } },
            action: { enum: ['check', 'reactivate', 'keep', 'close'] },
            reason: { type: 'string', maxLength: 400 },
          },
        },
        response: {
          200: whole({
            done: { type: 'array', items: { type: 'integer' } },
            refused: {
              type: 'array',
              items: whole({ id: { type: 'integer' }, errors: { type: 'array', items: text } }),
            },
          }),
        },
      },
    },
    async (request: FastifyRequest<Given>) => {
      const { files, action, reason } = request.body
      const by = writerOf(request)
      const done: number[] = []
      const refused: { id: number; errors: string[] }[] = []
      await app.engine.transaction(async (trx) => {
        for (const id of [...new Set(files)].sort((one, other) => one - other))
          try {
            await savepoint(trx, 'monitored', (inner) => decideOn(inner, id, { action, reason, by }, request))
            done.push(id)
          } catch (error) {
            if (!(error instanceof AppError) || error.status >= 500) throw error
            refused.push({ id, errors: textsOf(error).map((one) => say(request.access.locale, one)) })
          }
      })
      return { done, refused }
    },
  )

  type Deciding = { action: Action; reason: string | undefined; by: Writer }

  /** @throws {NotFound} If the file is not in monitoring, or hidden. */
  async function decideOn(trx: Trx, id: number, { action, reason, by }: Deciding, { access }: FastifyRequest) {
    const params = new Params([id])
    const scope = withinSql(file, access, params, 'f') ?? 'true'
    const { rows } = await trx.query<{ status: string; customer: number }>({
      text: `select ${f.workflow_status} as status, ${f.customer_id}::int as customer from collection_file f
        where ${f.id} = $1 and ${f.workflow_status} in ('monitoring', 'monitoring_in_progress') and ${scope} for no key update`,
      values: params.values,
    })
    const [found] = rows
    if (!found) throw new NotFound()
    const program = system('workflow', by)
    const isWatched = found.status === 'monitoring_in_progress'
    if (action === 'reactivate') {
      await app.records.take(trx, file, id, 'collect', {}, program)
      await app.records.update(trx, file, id, { phase: 'amicable' }, program)
    } else if (action === 'keep') {
      if (isWatched) await app.records.take(trx, file, id, 'rest', {}, program)
    } else {
      if (action === 'check' && !isWatched) await app.records.take(trx, file, id, 'watch', {}, program)
      await addItem(trx, { id, customer: found.customer, note: reason }, action, program)
      return
    }
    const at = new Date(app.now()).toISOString()
    const content = reason ? { content: reason } : {}
    const subject = action === 'keep' ? kept : say('nl', { key: 'workflowRun.reactivated' })
    const log = { file: id, customer: found.customer, at, subject, category: 'system', channel: 'system' } as const
    await app.records.create(trx, fileLog, { ...log, ...content, user: access.person?.id || null }, program)
  }

  async function addItem(
    trx: Trx,
    { id, customer, note }: { id: number; customer: number; note: string | undefined },
    action: Action,
    by: Writer,
  ): Promise<void> {
    const { rows } = await trx.query<{ id: number }>({
      text: `select ${s.id}::int as id from agenda_subject s where ${s.code} = $1 and ${s.active}`,
      values: [action === 'close' ? 'close_file' : 'insolvency_check'],
    })
    const [subject] = rows
    if (!subject) throw new NotFound()
    const date = todayAt(app.now())
    const item = { file: id, customer, subject: subject.id, date, source: 'system', note: note ?? null } as const
    await app.records.create(trx, agendaItem, item, by)
  }
}
