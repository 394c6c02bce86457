/** Routes of a bulk run: its progress and records, starting, stopping and undoing it, and its receipt as a file. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { needsIdentity } from '#server/records/bulk/checkDeed.ts'
import { progressOf } from '#server/records/bulk/progress.ts'
import { receiptOf } from '#server/records/bulk/receipt.ts'
import { itemsAnswer, progressAnswer, usesAnswer } from '#server/records/bulk/schemas.ts'
import { addedOf, nothingDone, runOf, targetsOf, writeRun, type Run } from '#server/records/bulk/store.ts'
import { undoRefusal } from '#server/records/bulk/undo.ts'
import { relationsToMany } from '#server/records/usage.ts'
import { ownRun, writeFor, type One } from './ownRun.ts'
import { receiptFile } from './receiptFile.ts'

const acl = bulkRun.access.read
const tags = [bulkRun.plural]
const params = { type: 'object', properties: { id: { type: 'string' } } }
const answer = { 200: progressAnswer }
/** Above this many, the number of records is typed to start. */
export const mostUntyped = 100

export const bulkRunRoutes: FastifyPluginAsync = async (app) => {
  const path = '/api/v4/bulk-run/:id'

  app.get<One>(
    path,
    { config: { acl }, schema: { tags, summary: 'Progress of a bulk run', params, response: answer } },
    async (request) => {
      const run = await ownRun(app, request)
      return told(app, run, request)
    },
  )

  app.get<One & { Querystring: { _offset?: string; _limit?: string; outcome?: string; isNew?: 'true' | 'false' } }>(
    `${path}/records`,
    {
      config: { acl },
      schema: {
        tags,
        summary: 'What becomes of each record, or became of it',
        params,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
            _limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$' },
            outcome: { type: 'string', enum: ['change', 'same', 'refused', 'changed', 'undone', 'kept'] },
            isNew: { enum: ['true', 'false'], description: 'With `outcome`: those that the run adds, or the others.' },
          },
        },
        response: { 200: itemsAnswer },
      },
    },
    async (request) => {
      const run = await ownRun(app, request)
      const { _offset = '0', _limit = '50', outcome, isNew } = request.query
      const page = {
        offset: Number(_offset),
        limit: Number(_limit),
        ...(outcome && { outcome }),
        ...(isNew && { isNew: isNew === 'true' }),
      }
      return receiptOf(run, page, writeFor(app, run, request))
    },
  )

  app.get<One>(
    `${path}/usage`,
    {
      config: { acl },
      schema: {
        tags,
        summary: 'What points at its records, which a deletion would unlink or delete too',
        params,
        response: { 200: usesAnswer },
      },
    },
    async (request) => {
      const run = await ownRun(app, request)
      const targets = await targetsOf(app.engine, run.id, 1, run.total)
      const ids = targets.map(({ id }) => String(id))
      return { items: await relationsToMany(ids, writeFor(app, run, request)) }
    },
  )

  app.get<One>(
    `${path}/export`,
    {
      config: {
        acl,
        answers: { 200: { description: 'The receipt.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
      schema: { tags, summary: 'The receipt as a file', params },
    },
    async (request, reply) => {
      const run = await ownRun(app, request)
      const rows = receiptFile(run, writeFor(app, run, request))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${bulkRun.name}-${run.id}.csv"`)
        .send(rows)
    },
  )

  app.post<One & { Body: Given }>(
    `${path}/start`,
    {
      config: { acl, confirm: (request) => startNeedsIdentity(app, request as FastifyRequest<One>) },
      schema: {
        tags,
        summary: 'Start a bulk run that was previewed',
        description: `Above ${mostUntyped} records, \`count\` must be their number. A run that was started before is answered as it is.`,
        params,
        body: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: {
            count: { type: 'integer' },
            rows: { enum: ['all', 'good'], description: 'Of an import: whether refused rows prevent it.' },
          },
        },
        response: answer,
      },
    },
    async (request) => {
      const { id } = await ownRun(app, request)
      const run = await app.engine.transaction(async (trx) => {
        const found = await runOf(trx, id, true)
        if (found.createdBy !== request.access.person?.id) throw new Refused({ key: 'error.bulk.ofOthers' })
        if (found.state === 'checking') throw new Refused({ key: 'error.bulk.checking' })
        if (found.state !== 'previewed') return found
        checkGiven(found, request.body ?? {})
        // The preview said what would be; from here on the counts say what was.
        const startedAt = new Date(app.now()).toISOString()
        await writeRun(trx, id, { state: 'running', changed: 0, same: 0, refused: 0, startedAt }, [])
        await app.jobs.enqueue(trx, 'bulk.run', { run: id })
        return runOf(trx, id)
      })
      return told(app, run, request)
    },
  )

  app.post<One>(
    `${path}/stop`,
    {
      config: { acl },
      schema: { tags, summary: 'Stop a bulk run; what is done stays done', params, response: answer },
    },
    async (request) => {
      const { id } = await ownRun(app, request)
      const run = await app.engine.transaction(async (trx) => {
        const found = await runOf(trx, id, true)
        if (found.state !== 'checking' && found.state !== 'running' && found.state !== 'undoing') return found
        const endedAt = new Date(app.now()).toISOString()
        await writeRun(trx, id, { state: 'stopped', endedAt, ...(found.state === 'checking' && nothingDone) })
        return runOf(trx, id)
      })
      return told(app, run, request)
    },
  )

  app.post<One>(
    `${path}/undo`,
    {
      config: { acl },
      schema: {
        tags,
        summary: 'Put back what a bulk run changed',
        description: 'Only what nobody has changed since.',
        params,
        response: answer,
      },
    },
    async (request) => {
      const { id } = await ownRun(app, request)
      const run = await app.engine.transaction(async (trx) => {
        const found = await runOf(trx, id, true)
        if (found.createdBy !== request.access.person?.id) throw new Refused({ key: 'error.bulk.ofOthers' })
        if (found.state === 'undoing') return found
        const of = app.bulkEntities.get(found.entity)
        const refusal = of ? undoRefusal(found, of, request.access) : { key: 'error.bulk.entityGone' }
        if (refusal) throw new Refused(refusal)
        await writeRun(trx, id, { state: 'undoing', endedAt: null, why: null })
        await app.jobs.enqueue(trx, 'bulk.undo', { run: id })
        return runOf(trx, id)
      })
      return told(app, run, request)
    },
  )
}

type Given = { count?: number; rows?: 'all' | 'good' }

/** @throws {FieldErrors} For another number of records, and for all rows of a file when some are refused. */
function checkGiven({ total, action, refused }: Run, { count, rows }: Given): void {
  if (total > mostUntyped && count !== total)
    throw new FieldErrors({ count: [{ key: 'error.bulk.count', values: { count: total } }] })
  if (action !== 'import') {
    if (rows !== undefined) throw new FieldErrors({ rows: [{ key: 'validation.unknown' }] })
  } else if (rows !== 'good' && refused > 0)
    throw new FieldErrors({ rows: [{ key: 'error.import.refusedRows', values: { count: refused } }] })
}

async function told(app: FastifyInstance, run: Run, { access }: FastifyRequest) {
  const added = run.action === 'import' ? await addedOf(app.engine, run.id) : null
  return progressOf(run, app.bulkEntities.get(run.entity), access, added)
}

async function startNeedsIdentity(app: FastifyInstance, request: FastifyRequest<One>): Promise<boolean> {
  const run = await ownRun(app, request)
  const of = app.bulkEntities.get(run.entity)
  if (!of || run.state !== 'previewed') return false
  const targets = await targetsOf(app.engine, run.id, 1, mostUntyped)
  const ids = targets.length < run.total ? undefined : targets.map(({ id }) => id)
  return needsIdentity(run, of, ids)
}
