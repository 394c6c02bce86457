/** `POST /api/v4/file/export`: files to a spreadsheet by a job, after their number is told. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { exportJob } from '#schemas/generated/export-job.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { AppError, Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { mostSheetRows } from '#server/lists/export/xlsx.ts'
import type { Context } from '#server/lists/page.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { untyped } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'
import type { ColumnSet } from './columnSets.ts'
import { countOf, type Asked } from './question.ts'
import { acl, countBody, exportBody } from './shapes.ts'
import { keepPlan } from './store.ts'

type Given = { query?: Asked; columns?: ColumnSet; format?: 'csv' | 'xlsx' }
type Call = FastifyRequest<{ Body: Given }>

/** Exports of one person that wait or are being written. */
const mostAtOnce = 3
const count = { type: 'integer' }
const x = names('export_job')

export const exportRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/export/count',
    {
      config: { acl, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['file'],
        summary: 'How many files an export finds, and how many rows it would have',
        body: countBody,
        response: { 200: whole({ files: count, rows: count }) },
      },
    },
    async (request: Call) => {
      const { query = {}, columns = 'standard' } = request.body
      return countOf(query, columns, contextOf(app, request))
    },
  )

  app.post(
    '/api/v4/file/export',
    {
      config: { acl },
      schema: {
        tags: ['file'],
        summary: 'Export files to a spreadsheet, by a job',
        description:
          'Its progress is at `GET /api/v4/export-job/{id}`, the file at `…/content` for seven days, for who asked for it.',
        body: exportBody,
        response: {
          202: whole({ id: count, files: count, rows: count }),
        },
      },
    },
    async (request: Call, reply) => {
      const { query = {}, columns = 'standard', format = 'xlsx' } = request.body
      const found = await countOf(query, columns, contextOf(app, request))
      if (found.files === 0) throw new Refused({ key: 'fileExport.none' })
      if (format === 'xlsx' && found.rows > mostSheetRows)
        throw new AppError(400, { error: { key: 'error.tooManyRows', values: { max: mostSheetRows } } })
      const id = await forServer(() => start(app, request, { query, columns, format, ...found }))
      return reply
        .code(202)
        .header('location', `${exportJob.api}/${id}`)
        .send({ id, ...found })
    },
  )
}

const contextOf = (app: FastifyInstance, request: Call): Context => ({
  engine: app.engine,
  entity: file,
  entities: entityByName,
  access: request.access,
  now: app.now(),
  call: callOf(request),
})

type Starting = Required<Given> & { files: number; rows: number }

function start(app: FastifyInstance, request: Call, starting: Starting): Promise<number> {
  const { query, columns, format, files, rows } = starting
  const by = writerOf(request)
  const { person, scopes } = request.access
  const apiKey = scopes === undefined ? null : (person?.username ?? null)
  return app.engine.transaction(async (trx) => {
    const { rows: running } = await trx.query<{ count: number }>({
      text: `select count(*)::int as count from export_job where ${x.state} in ('waiting', 'running')
        and (${x.created_by_id} = $1 or ${x.api_key} = $2)`,
      values: [person?.id || null, apiKey],
    })
    if ((running[0]?.count ?? 0) >= mostAtOnce) throw new Refused({ key: 'fileExport.tooMany' })
    const draft = {
      type: 'file',
      columns,
      format,
      filter: JSON.stringify(query),
      state: 'waiting',
      apiKey,
      total: files,
      rows,
      done: 0,
    }
    const made = await untyped(app.records).create(trx, exportJob, draft, by)
    const id = Number(made.id)
    await keepPlan(trx, id, { question: query, access: request.access })
    const changes = { export: { from: null, to: { columns, format, query, files, rows } } }
    await app.records.note(trx, exportJob, id, { name: 'export', changes }, by)
    await app.jobs.enqueue(trx, 'fileExport.write', { export: id })
    return id
  })
}
