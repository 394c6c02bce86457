/** Calls of one import: where it stands, its rows, its file; and to check, run and take it back. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { DateOrder } from '#domain/cells/day.ts'
import { importJob, type ImportJobStored } from '#schemas/generated/import-job.ts'
import { importMapping } from '#schemas/generated/import-mapping.ts'
import type { Trx } from '#server/db/engine.ts'
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors, NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { importAnswer, importShape } from './answer.ts'
import { unusualIn } from './amounts.ts'
import { notationOf } from './checkRows.ts'
import { checkRequired, readColumns, type Chosen } from './columns.ts'
import { checkOrders, commonOrder, dateOrders } from './dateOrders.ts'
import type { ImportType } from './importType.ts'
import { mappingFor } from './mappings.ts'
import { hasHiddenRows, rowsAnswer, rowsOf, type RowsQuery, rowsQuery } from './rows.ts'
import { jobOf } from './store.ts'
import { allowedType, uploadRight } from './uploadRoutes.ts'

export type One = { Params: { id: string } }
type Validating = { columns?: (Chosen & { dateOrder?: DateOrder | null })[]; mapping?: number | null; keepAs?: string }
type Running = {
  merge?: boolean
  start?: 'now' | 'date' | 'hold'
  startOn?: string | null
  partly?: boolean
  confirmUnusual?: boolean
}

export const importAcl = `${uploadRight} or ROLE_ADMIN`
const tags = ['import-job']
export const importPath = '/api/v4/import-job/:id'
const response = { 200: importShape }
const objectOrNone = { type: ['object', 'null'], additionalProperties: false }

export const jobRoutes: FastifyPluginAsync = async (app) => {
  app.get<One>(
    `${importPath}/progress`,
    {
      config: { acl: importAcl },
      schema: { tags, summary: 'Where an import stands, and what its columns are', params: idParams, response },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, importJob)
      return forServer(() => importAnswer(app, id, request.access))
    },
  )

  app.get<One & { Querystring: RowsQuery }>(
    `${importPath}/rows`,
    {
      config: { acl: importAcl },
      schema: {
        tags,
        summary: 'The rows of an import, with what is wrong and what was made',
        params: idParams,
        querystring: rowsQuery,
        response: { 200: rowsAnswer },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, importJob)
      return forServer(() => rowsOf(app.engine, id, request.query, request.access))
    },
  )

  app.get<One>(
    `${importPath}/source`,
    {
      config: {
        acl: importAcl,
        answers: {
          200: {
            description: 'The file.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
      schema: { tags, summary: 'The file of an import as it was sent', params: idParams },
    },
    async (request, reply) => {
      const job = (await visibleRecord(app, request, importJob)) as unknown as ImportJobStored
      if (job.contentGone) throw new Refused({ key: 'importJob.contentGone' })
      const stream = await forServer(() => app.storage.open(job.sha256)).catch(orGone(app, 'an import'))
      return reply
        .type('application/octet-stream')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(job.name)}`)
        .send(stream)
    },
  )

  app.post<One & { Body: Validating | null }>(
    `${importPath}/validate`,
    {
      config: { acl: uploadRight },
      schema: {
        tags,
        summary: 'Check the rows of an import as a job',
        description:
          'Nothing is written. Rows that were imported before stay; all others are read again. `columns`: what the headers become; those that are left out are not read.',
        params: idParams,
        body: {
          ...objectOrNone,
          properties: {
            columns: {
              type: 'array',
              maxItems: 300,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['header'],
                properties: {
                  header: { type: 'string', maxLength: 200 },
                  to: { type: ['string', 'null'], maxLength: 80 },
                  dateOrder: {
                    enum: ['dmy', 'mdy', null],
                    description: 'Of a column of dates: which comes first. Absent: told from its dates.',
                  },
                },
              },
            },
            mapping: { type: ['integer', 'null'], minimum: 1 },
            keepAs: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Keeps the columns as a mapping of the client, by this name.',
            },
          },
        },
        response,
      },
    },
    async (request) =>
      acted(app, request, async (trx, job, type, by) => {
        if (job.contentGone) throw new Refused({ key: 'importJob.contentGone' })
        const { columns, mapping, keepAs } = request.body ?? {}
        const known = job.columns ?? []
        const headers = known.map(({ header }) => header ?? '')
        const asked = mapping ?? undefined
        const found =
          asked === undefined
            ? undefined
            : await mappingFor(trx, { type: job.type, customer: job.customer, headers, asked })
        const names = readColumns(columns ?? found?.columns ?? known, headers, type.columns)
        checkRequired(names, type.columns, request.access.locale)
        const orderOf = new Map(columns?.map(({ header, dateOrder }) => [header ?? '', dateOrder ?? undefined]))
        const chosen = known.map(({ dateOrder: before, ...one }, at) => {
          const header = one.header ?? ''
          const dateOrder = columns ? orderOf.get(header) : before
          return { ...one, header, to: names[at] ?? '', sample: one.sample ?? '', ...(dateOrder && { dateOrder }) }
        })
        const { dateOrder: byMapping } = await notationOf(trx, { mapping: found?.id ?? job.mapping })
        const orders = dateOrders(chosen, type.columns, byMapping)
        checkOrders(chosen, type.columns, orders)
        const kept =
          keepAs === undefined
            ? undefined
            : await keepMapping(app, trx, job, { name: keepAs, columns: chosen, dateOrder: commonOrder(orders) }, by)
        await app.records.update(
          trx,
          importJob,
          job.id,
          { columns: chosen, ...(found || kept ? { mapping: kept ?? found?.id ?? null } : {}) },
          by,
        )
        await app.records.take(trx, importJob, job.id, 'check', {}, by)
        await app.jobs.enqueue(trx, 'fileImport.check', { job: job.id })
      }),
  )

  app.post<One & { Body: Running | null }>(
    `${importPath}/run`,
    {
      config: { acl: uploadRight },
      schema: {
        tags,
        summary: 'Import the rows that were checked, as a job',
        description:
          'While a row is wrong nothing is imported, unless `partly` says that the others are; nor while the amounts are unusual, unless `confirmUnusual` says that somebody looked at them.',
        params: idParams,
        body: {
          ...objectOrNone,
          properties: {
            merge: {
              type: 'boolean',
              description: 'New claims join the running amicable file of the same debtor and client. Of files only.',
            },
            start: { enum: ['now', 'date', 'hold'] },
            startOn: { type: ['string', 'null'], format: 'date', pattern: '^20[0-9]{2}-' },
            partly: { type: 'boolean' },
            confirmUnusual: {
              type: 'boolean',
              description: 'Somebody looked at amounts that are far from those of the last files of the client.',
            },
          },
        },
        response,
      },
    },
    async (request) =>
      acted(app, request, async (trx, job, _type, by) => {
        const { merge = job.merge, start = job.start, startOn = job.startOn, partly = job.partly } = request.body ?? {}
        if (job.status !== 'validated') throw new Refused({ key: 'importJob.notChecked' })
        if (job.contentGone) throw new Refused({ key: 'importJob.contentGone' })
        if (start === 'date' && !startOn) throw new FieldErrors({ startOn: [{ key: 'validation.required' }] })
        if (start === 'date' && startOn && startOn < todayAt(app.now()))
          throw new FieldErrors({ startOn: [{ key: 'error.precasso.startPast' }] })
        if ((job.rowsFailed ?? 0) > 0 && !partly)
          throw new FieldErrors({
            partly: [{ key: 'error.import.refusedRows', values: { count: job.rowsFailed ?? 0 } }],
          })
        const unusual = await unusualIn(trx, job, request.access.locale)
        const { confirmUnusual = false } = request.body ?? {}
        if (unusual.length > 0 && !confirmUnusual) throw new FieldErrors({ confirmUnusual: unusual })
        await app.records.update(
          trx,
          importJob,
          job.id,
          { unusualConfirmed: unusual.length > 0, merge, start, startOn: start === 'date' ? startOn : null, partly },
          by,
        )
        await app.records.take(trx, importJob, job.id, 'begin', {}, by)
        await app.jobs.enqueue(trx, 'fileImport.write', { job: job.id })
      }),
  )

  app.post<One>(
    `${importPath}/undo`,
    {
      config: { acl: importAcl },
      schema: {
        tags,
        summary: 'Take back what an import made, as a job',
        description:
          'Only what nothing followed from: no payment, message or step. The rest stays, with the reason at its row.',
        params: idParams,
        response,
      },
    },
    async (request) =>
      acted(app, request, async (trx, job, _type, by) => {
        if ((job.rowsImported ?? 0) === 0) throw new Refused({ key: 'importJob.nothingMade' })
        if (await hasHiddenRows(trx, job.id, request.access)) throw new Refused({ key: 'importJob.outOfReach' })
        await app.records.take(trx, importJob, job.id, 'takeBack', {}, by)
        await app.jobs.enqueue(trx, 'fileImport.undo', { job: job.id })
      }),
  )
}

type Act = (trx: Trx, job: ImportJobStored, type: ImportType, by: Writer) => Promise<void>

/** Changes the import of the path, locked, as the program on behalf of whoever asks; and answers where it stands. */
export async function acted(app: FastifyInstance, request: FastifyRequest<One>, act: Act) {
  const { id } = await visibleRecord(app, request, importJob)
  return forServer(async () => {
    await app.engine.transaction(async (trx) => {
      const job = await jobOf(trx, id, true)
      if (!job.type) throw new NotFound()
      const type = allowedType(job.type, request)
      if (!request.access.may(type.right)) throw new NotAllowed()
      await act(trx, job, type, system('import', writerOf(request)))
    })
    return importAnswer(app, id, request.access)
  })
}

async function keepMapping(
  app: FastifyInstance,
  trx: Trx,
  { type, customer }: ImportJobStored,
  {
    name,
    columns,
    dateOrder,
  }: {
    name: string
    columns: readonly { header: string; to: string; added?: boolean | null }[]
    dateOrder: DateOrder
  },
  by: Writer,
): Promise<number> {
  const chosen = columns.flatMap(({ header, to, added }) =>
    to === '' || header === '' || added ? [] : [{ header, to }],
  )
  const { id } = await app.records.create(trx, importMapping, { name, type, customer, dateOrder, columns: chosen }, by)
  return id
}
