/** Routes of the page of jobs: the state of each kind, and repeating or discarding dead letters. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { looseStatementsIn } from './looseStatements.ts'
import type { PlainJob } from './job.ts'
import type {} from './jobsPlugin.ts'
import { overview } from './overview.ts'
import { deadLetters } from './queues.ts'

type One = { Params: { id: string } }

const right = 'ROLE_ADMIN'
const text = { type: 'string' }
const count = { type: 'integer' }
const moment = { type: ['string', 'null'] }
const progress = {
  done: { description: 'null: the job counts nothing.', type: ['integer', 'null'] },
  total: { type: ['integer', 'null'] },
  errors: { type: ['integer', 'null'] },
}
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const answer = {
  type: 'object',
  properties: {
    kinds: listOf({
      kind: text,
      schedule: { description: 'Cron, in the time of Amsterdam; null: when something asks for it.', ...moment },
      onDemand: { description: 'Whether somebody may have it done now.', type: 'boolean' },
      lastAt: moment,
      lastState: { enum: ['completed', 'failed', null] },
      nextAt: moment,
      due: count,
      later: { description: 'Jobs that wait for their time.', ...count },
      active: count,
    }),
    running: listOf({ id: text, kind: text, startedAt: text, attempt: count, ...progress }),
    failed: listOf({
      id: text,
      kind: text,
      failedAt: text,
      tries: count,
      error: text,
      data: { description: 'JSON, masked.', ...text },
      ...progress,
    }),
    failedCount: { description: 'Of them the last hundred are told.', ...count },
  },
}
const params = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }
const nothing = { type: 'object', properties: {} }

export const jobRoutes: FastifyPluginAsync = async (app) => {
  const { engine, jobs } = app

  app.get(
    '/api/v4/jobs',
    {
      config: { acl: right },
      schema: {
        tags: ['developer'],
        summary: 'Jobs: each kind, those being done, those that failed',
        response: { 200: answer },
      },
    },
    async () => overview(engine, await jobs.boss(), jobs.kinds, app.now()),
  )

  app.post<One>(
    '/api/v4/jobs/:id/again',
    {
      config: { acl: right },
      schema: { tags: ['developer'], summary: 'Has a job that failed done again', params, response: { 200: nothing } },
    },
    async (request) => {
      await decide(request, 'again', async (trx, id) => {
        const db = looseStatementsIn(trx)
        const moved = await (await jobs.boss()).redrive(deadLetters, { ids: [id], db })
        if (moved === 0) throw new Refused({ key: 'error.jobWaits' })
      })
      return {}
    },
  )

  app.post<One>(
    '/api/v4/jobs/:id/give-up',
    {
      config: { acl: right },
      schema: { tags: ['developer'], summary: 'Gives up a job that failed', params, response: { 200: nothing } },
    },
    async (request) => {
      await decide(request, 'give-up', async (trx, id) => {
        await (await jobs.boss()).deleteJob(deadLetters, id, { db: looseStatementsIn(trx) })
      })
      return {}
    },
  )

  app.post<{ Params: { kind: string } }>(
    '/api/v4/jobs/kinds/:kind/run',
    {
      config: { acl: right },
      schema: {
        tags: ['developer'],
        summary: 'Has a job of that kind done now, of those that may be asked for',
        params: { type: 'object', properties: { kind: text } },
        response: { 200: nothing },
      },
    },
    async ({ params: { kind: asked }, access, id: requestId }) => {
      const found = jobs.kinds.find(({ kind, onDemand }) => kind === asked && onDemand === true)
      if (!found) throw new NotFound()
      await engine.transaction(async (trx) => {
        await jobs.enqueue(trx, found.kind as PlainJob, {})
        const entity = { name: 'job', properties: [] }
        const changes = { kind: { from: null, to: found.kind } }
        await app.records.note(trx, entity, null, { name: 'run', changes }, { access, requestId })
      })
      return {}
    },
  )

  async function decide(request: FastifyRequest<One>, action: string, work: (trx: Trx, id: string) => Promise<void>) {
    const { id } = request.params
    await engine.transaction(async (trx) => {
      const { rows } = await trx.query<{ kind: string; data: unknown }>({
        text: `select source_name as kind, data from pgboss.job where name = $1 and id = $2 and state in ('created', 'failed') for update`,
        values: [deadLetters, id],
      })
      const [found] = rows
      if (!found) throw new NotFound()
      await work(trx, id)
      const changes = { kind: { from: found.kind }, data: { from: found.data } }
      const { access, id: requestId } = request
      await app.records.note(
        trx,
        { name: 'job', properties: [] },
        null,
        { name: action, changes },
        { access, requestId },
      )
      trx.afterCommit(() => jobs.wake(found.kind))
    })
  }
}
