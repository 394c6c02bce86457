/** An office with workflows, and files in them, for tests of the engine. */
import { openFor, test as base, type Office, type Written } from '#tests/server/subjects/messages/writing.ts'
import type { Api } from '#tests/support/api.ts'
import { unique } from '#tests/support/unique.ts'

export type StepGiven = Record<string, unknown> & { action_type: string }

/** Adds an active workflow; a step names those that follow by their place (`next`, `else`, from 1), the next one if it says nothing. */
export async function addWorkflow(
  api: Api,
  steps: readonly StepGiven[],
  values: Record<string, unknown> = {},
): Promise<{ id: number; steps: number[] }> {
  const row = {
    name: 'Minnelijk',
    code: `w-${unique()}`,
    status: 'active',
    revision: 1,
    category: 'standard',
    phase: 'amicable',
    file_type: 'both',
    activated_at: '2026-01-01T00:00:00Z',
    ...values,
  }
  const id = await insert(api, 'workflow', row)
  const ids: number[] = []
  for (const [index, { next: _, else: __, ...step }] of steps.entries())
    ids.push(
      await insert(api, 'workflow_step', {
        workflow_id: id,
        sequence: index + 1,
        name: { nl: `Stap ${index + 1}` },
        delay_days: 0,
        active: true,
        delay_basis: 'calendar',
        destination: 'debtor',
        ...step,
      }),
    )
  for (const [index, step] of steps.entries()) {
    const at = (place: unknown) => (typeof place === 'number' ? (ids[place - 1] ?? null) : null)
    const next = 'next' in step ? at(step.next) : at(index + 2)
    await api.engine.query({
      text: 'update workflow_step set next_step_id = $2, else_step_id = $3 where id = $1',
      values: [ids[index], next, at(step.else)],
    })
  }
  return { id, steps: ids }
}

export async function insert(api: Api, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row).join(', ')
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb) returning id`,
    values: [JSON.stringify(row)],
  })
  return Number(rows[0]?.id)
}

export const fileOf = async (api: Api, id: number): Promise<Record<string, unknown>> =>
  (await api.rows('collection_file')).find((row) => row.id === id) ?? {}

/** Moves the clock to noon of a day and does the work of its night. */
export async function night(api: Api, day?: string): Promise<void> {
  if (day) api.advance(Date.parse(`${day}T11:00:00Z`) - api.app.now())
  // The queue forgets what was enqueued a fortnight ago, so it gets the new day first.
  await api.runDue()
  await api.doJob('workflow.night', {})
}

/** What became of files in runs, the oldest first. */
export const itemsOf = async (api: Api) =>
  (await api.rows('processing_item')).map(({ file_id: file, status, hold_reason: hold }) => [file, status, hold])

export const executionsOf = async (api: Api) =>
  (await api.rows('workflow_execution')).map(({ file_id: file, step_id: step, result, planned_for: day }) => [
    file,
    step,
    result,
    day,
  ])

/** An office, with the subjects of its agenda. */
export type Desk = Office & { subjects: Readonly<Record<'call' | 'close' | 'insolvency' | 'other', number>> }

const addSubject = (api: Api, code: string): Promise<number> =>
  insert(api, 'agenda_subject', { code, name: { nl: code }, priority: 'normal', active: true, selectable: true })

export const test = base.extend('desk', async ({ api, office }): Promise<Desk> => {
  const subjects = {
    call: await addSubject(api, 'call_debtor'),
    close: await addSubject(api, 'close_file'),
    insolvency: await addSubject(api, 'insolvency_check'),
    other: await addSubject(api, 'other'),
  }
  // The queue has the clock of the test from here on.
  await api.runDue()
  return { ...office, subjects }
})

/** Opens files of private debtors in the workflow that is standard. */
export async function openFiles(api: Api, office: Office, count: number, more: object = {}): Promise<Written[]> {
  const files: Written[] = []
  for (let n = 0; n < count; n += 1) files.push(await openFor(api, office, more))
  return files
}

export const email = (office: Office, more: object = {}): StepGiven => ({
  action_type: 'send_email',
  email_template_id: office.templates.email,
  ...more,
})
