/** A boolean that is the state of a lifecycle: writing it is taking the action that leads there. */
import { expect } from 'vitest'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { AppError } from '#server/errors.ts'
import { anonymous } from '#server/foundation/access.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { Behaviour } from '#server/records/behaviour.ts'
import { untyped } from '#server/records/contract.ts'
import { test, type Api } from '#tests/support/api.ts'

/** As the product has them, but for what the test says of switching one off. */
const withOff = (more: Partial<LifecycleAction>): Entity => {
  const { lifecycle } = entityByName.get(webhook.name) ?? {}
  const off = lifecycle?.actions.deactivate
  if (!lifecycle || !off) throw new Error('Webhooks are switched off by "deactivate".')
  const actions = { ...lifecycle.actions, deactivate: { ...off, ...more } }
  return { ...webhook, lifecycle: { ...lifecycle, actions } }
}

async function office(api: Api, entity: Entity) {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const url = 'https://hooks.example.com/in'
  const { id } = await api.create('webhook', { customer: customer.id, url, events: ['complaint.created'] })
  const behaviour = new Behaviour()
  behaviour.add(
    { lifecycles: { webhook: () => ({ rename: ({ name }) => ({ name: `${String(name)} (off)` }) }) } },
    api.app,
  )
  const records = untyped(api.app.records.among(new Map([...entityByName, [entity.name, entity]]), behaviour))
  const write = (changes: object, by: Writer = system('test')) =>
    api.engine.transaction((trx) => records.update(trx, entity, id, { ...changes }, by))
  const row = async () => (await api.rows('webhook'))[0]
  return { write, row }
}

const refusal = (error: unknown): unknown => (error instanceof AppError ? [error.status, error.body] : error)

test('what the action sets and what its effects add is written along', async ({ api }) => {
  const entity = withOff({ set: { failingSince: '$now' }, effect: ['rename'] })
  const { write, row } = await office(api, entity)
  await write({ active: false, name: 'CRM' })
  expect(await row()).toMatchObject({ active: false, name: 'CRM (off)', failing_since: expect.anything() })
  await write({ active: true })
  expect(await row()).toMatchObject({ active: true, failing_since: null })
  const audit = (await api.rows('audit_log')).filter(({ entity: name }) => name === 'webhook')
  expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'update'])
})

test('why it cannot be taken is said at the property, and nothing is written', async ({ api }) => {
  const entity = withOff({ when: { lastStatus: 'delivered' }, otherwise: 'untried' })
  const { write, row } = await office(api, entity)
  const before = await row()
  const reason = { key: 'resources.webhook.refusals.untried' }
  const refused = await write({ active: false, name: 'CRM' }).catch(refusal)
  expect(refused).toEqual([400, { errors: { active: [reason] } }])
  expect(await row()).toEqual(before)
  await write({ name: 'CRM' })
  expect(await row()).toMatchObject({ name: 'CRM', active: true })
})

test('whoever may edit but not take the action is told so at the property', async ({ api }) => {
  const { write, row } = await office(api, withOff({ access: 'ROLE_SETTINGS' }))
  const before = await row()
  const by: Writer = { requestId: 'test', access: { ...anonymous, may: (right) => right !== 'ROLE_SETTINGS' } }
  const refused = await write({ active: false }, by).catch(refusal)
  expect(refused).toEqual([400, { errors: { active: [{ key: 'error.notAllowed' }] } }])
  expect(await row()).toEqual(before)
})
