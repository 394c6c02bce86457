/** What pre-collection does not do: no costs, nothing to who is protected, opted out or has paid, and nothing outside the window. */
import { expect } from 'vitest'
import { localAt } from '#domain/time/local.ts'
import { euros } from '#tests/server/subjects/ledger/office.ts'
import { addStep, makers } from '#tests/server/subjects/workflow/office.ts'
import { addWorkflow, insert } from '#tests/server/subjects/workflow/works.ts'
import type { Api } from '#tests/support/api.ts'
import { addItem, change, itemOf, nightOf, take, test } from './items.ts'

const held = async (api: Api) =>
  (await api.rows('processing_item')).map(({ precasso_id: item, status, hold_reason: hold }) => [item, status, hold])

test('a step that charges is refused in the editor of a workflow of pre-collection, and holds the workflow back', async ({
  api,
  reminders,
}) => {
  const { id } = await api.create('workflow', { name: 'Precasso', code: 'precasso-nieuw', category: 'precasso' })
  const step = (more: object) => ({ name: { nl: 'Kosten' }, delayDays: 0, ...more })
  const post = (more: object) => api.as(makers).post(`/api/v4/workflow/${id}/step`, step(more))
  const template = reminders.templates.email
  for (const [more, field] of [
    [{ actionType: 'add_cost', costType: reminders.costType }, 'actionType'],
    [{ actionType: 'send_email', emailTemplate: template, addsCollectionCosts: true }, 'addsCollectionCosts'],
    [{ actionType: 'change_phase', newPhase: 'judicial' }, 'actionType'],
  ] as const) {
    const answer = await post(more)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, [field]])
  }
  await addStep(api, Number(id), 'Herinnering', { actionType: 'send_email', emailTemplate: template })
  // One that came there by another way.
  await insert(api, 'workflow_step', {
    workflow_id: id,
    sequence: 2,
    name: { nl: 'Kosten' },
    action_type: 'add_cost',
    cost_type_id: reminders.costType,
    delay_days: 0,
    active: true,
  })
  const answer = await api.as(makers).post(`/api/v4/workflow/${id}/activate`)
  expect([answer.statusCode, answer.body]).toEqual([400, answer.body])
})

test('at run time such a step is held, and nothing is charged', async ({ api, reminders }) => {
  const { id, steps } = await addWorkflow(
    api,
    [{ action_type: 'add_cost', cost_type_id: reminders.costType }, { action_type: 'wait' }],
    {
      category: 'precasso',
      name: 'Verkeerd',
    },
  )
  const item = await addItem(api, reminders, { workflow: id })
  await nightOf(api)
  expect(await held(api)).toEqual([[item.id, 'in_hold', 'not_in_precasso']])
  expect(await itemOf(api, item.id)).toMatchObject({ status: 'new', workflow_step_id: steps[0], open_amount: 250_00 })
  expect(await api.rows('cost_line')).toEqual([])
})

test('nothing goes to who is protected, opted out or has paid; mail leaves within the window only', async ({
  api,
  reminders,
}) => {
  const [safe, opted, paid, late] = [
    await addItem(api, reminders, { claims: [{ ...claimLike, number: 'A' }] }),
    await addItem(api, reminders, { claims: [{ ...claimLike, number: 'B' }] }),
    await addItem(api, reminders, { claims: [{ ...claimLike, number: 'C' }] }),
    await addItem(api, reminders, { claims: [{ ...claimLike, number: 'D' }] }),
  ]
  await api
    .as('admin')
    .post(`/api/v4/debtor/${safe.debtor}/insolvency`, { kind: 'moratorium', startDate: '2026-01-14' })
  await api.engine.query({ text: 'update debtor set do_not_email = true where id = $1', values: [opted.debtor] })
  await change(api, paid.id, { payments: [{ date: '2026-01-10', amount: euros(250) }] })
  expect(await itemOf(api, paid.id)).toMatchObject({ status: 'paid', open_amount: 0 })
  // Late in the evening.
  api.advance(Date.parse('2026-01-15T21:30:00Z') - api.app.now())
  await nightOf(api)
  expect(await held(api)).toEqual([
    [safe.id, 'in_hold', 'insolvency'],
    [opted.id, 'in_hold', 'opt_out'],
    [late.id, 'done', null],
  ])
  const messages = await api.rows('message')
  expect(messages).toMatchObject([{ precasso_id: late.id, status: 'scheduled' }])
  expect(localAt(Date.parse(String(messages[0]?.scheduled_at))).slice(11) >= '07:00').toBe(true)
})

const claimLike = { type: 'invoice', invoiceDate: '2025-11-01', dueDate: '2025-12-01', amount: 250_00 }

test('what ends takes back what waits', async ({ api, reminders }) => {
  const { id } = await addItem(api, reminders)
  api.advance(Date.parse('2026-01-15T21:30:00Z') - api.app.now())
  await nightOf(api)
  const answer = await take(api, id, 'withdraw', { reason: 'Factuur ingetrokken' })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  expect(await api.rows('message')).toMatchObject([{ status: 'cancelled' }])
  expect((await take(api, id, 'resume')).statusCode).toBe(400)
})
