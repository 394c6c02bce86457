/**
 * The server killed at every point of a run: before and after each statement, and while each transaction commits. Resumed,
 * each step is done exactly once, and each message is there once, with the same key.
 */
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { addWorkflow, email, fileOf, openFiles, test } from './works.ts'

type Query = (this: pg.Client, ...given: unknown[]) => unknown
type Where = 'before' | 'after'

const textOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given)

/**
 * Breaks the connection at one statement, counted from the first of the run that reads its row.
 *
 * @param nth From 0; what was sent before counts only once the run has begun.
 */
function killAt(nth: number, where: Where): { seen(): number; hasKilled(): boolean; end(): void } {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  let seen = 0
  let victim: unknown
  let hasKilled = false
  const end = () => {
    prototype.query = query
  }
  onTestFinished(end)
  prototype.query = function (...given) {
    const text = textOf(given[0])
    if (victim === undefined && text.includes('from processing_run where') && text.includes('for no key update'))
      // oxlint-disable-next-line typescript/no-this-alias -- the connection itself is compared
      victim = this
    if (victim !== this || hasKilled) return query.apply(this, given)
    const isNow = seen === nth
    seen += 1
    if (!isNow) {
      // The chunk after it is another transaction, perhaps on another connection.
      if (text === 'commit') victim = undefined
      return query.apply(this, given)
    }
    hasKilled = true
    const broken = async () => {
      if (where === 'after') await query.apply(this, given)
      const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
      stream.destroy()
      throw new Error('Connection terminated unexpectedly')
    }
    return broken()
  }
  return {
    seen: () => seen,
    hasKilled: () => hasKilled,
    end,
  }
}

const stateOf = async (api: Api, file: number) => {
  const one = (table: string, ...columns: string[]) =>
    api.rows(table).then((rows) => rows.map((row) => columns.map((column) => row[column])))
  return {
    file: await fileOf(api, file).then((row) => [row.workflow_status, row.workflow_step_id, row.workflow_step_due_at]),
    messages: await one('message', 'key', 'file_id', 'status'),
    items: await one('agenda_item', 'file_id', 'subject_id', 'date'),
    costs: await one('cost_line', 'file_id', 'amount'),
    executions: await one('workflow_execution', 'file_id', 'step_id', 'planned_for', 'result'),
    logs: await one('file_log', 'file_id', 'subject'),
    inRun: await one('processing_item', 'file_id', 'step_id', 'status'),
    run: await one('processing_run', 'status', 'total', 'done', 'held', 'failed'),
  }
}

/** Puts a file and its step back to where they were before the first run. */
async function beginAgain(api: Api, steps: readonly number[]): Promise<void> {
  for (const table of ['file_log', 'workflow_execution', 'processing_item', 'processing_run', 'message', 'agenda_item'])
    await api.engine.query({ text: `delete from ${table}` })
  await api.engine.query({ text: 'delete from pgboss.job_common' })
  await api.engine.query({
    text: `update collection_file set workflow_status = 'not_started', workflow_step_id = $1, workflow_step_due_at = '2026-01-15'`,
    values: [steps[0]],
  })
}

async function begin(api: Api): Promise<void> {
  await api.engine.transaction((trx) => api.app.jobs.enqueue(trx, 'workflow.night', {}))
}

/** Runs what is due, and what failed again when its time has come. */
async function runToTheEnd(api: Api): Promise<void> {
  while ((await api.runDue()) > 0)
    await api.engine.query({
      text: `update pgboss.job_common set start_after = created_on where state in ('retry', 'created')`,
    })
}

test(
  'killed before and after each statement of a run, it does each step once',
  { timeout: 600_000 },
  async ({ api, desk }) => {
    const { steps } = await addWorkflow(api, [
      email(desk),
      { action_type: 'agenda', agenda_subject_id: desk.subjects.call, delay_days: 3 },
    ])
    const [file] = await openFiles(api, desk, 1)
    const id = file?.id ?? 0
    await begin(api)
    const count = killAt(Infinity, 'before')
    await runToTheEnd(api)
    count.end()
    const expected = await stateOf(api, id)
    expect(expected).toMatchObject({
      messages: [[`step:${id}:${steps[0]}:2026-01-15:email`, id, expect.anything()]],
      run: [['completed', 1, 1, 0, 0]],
      executions: [[id, steps[0], '2026-01-15', 'done']],
    })
    const statements = count.seen()
    expect(statements).toBeGreaterThan(20)
    for (const where of ['before', 'after'] as const)
      for (let nth = 0; nth < statements; nth += 1) {
        await beginAgain(api, steps)
        await begin(api)
        const kill = killAt(nth, where)
        await runToTheEnd(api).finally(() => kill.end())
        expect([where, nth, kill.hasKilled()]).toEqual([where, nth, true])
        expect([where, nth, await stateOf(api, id)]).toEqual([where, nth, expected])
      }
  },
)
