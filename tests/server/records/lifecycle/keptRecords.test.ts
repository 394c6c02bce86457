/** Records that their state keeps: people do not delete them, among many or along with others; the program does. */
import { expect } from 'vitest'
import type { Entity, Lifecycle } from '#schemas/entity.ts'
import type { LifecycleState } from '#schemas/lifecycle.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { webhookDelivery } from '#schemas/generated/webhook-delivery.ts'
import { AppError } from '#server/errors.ts'
import { anonymous } from '#server/foundation/access.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { Behaviour } from '#server/records/behaviour.ts'
import { untyped } from '#server/records/contract.ts'
import { test, type Api } from '#tests/support/api.ts'

const person: Writer = { requestId: 'test', access: { ...anonymous, may: () => true } }

/** The entity with a lifecycle whose states are all like this one. */
function living(entity: Entity, property: string, names: readonly string[], state: LifecycleState): Entity {
  const states = Object.fromEntries(names.map((name) => [name, state]))
  const lifecycle: Lifecycle = { property, initial: names, states, actions: {}, parameters: [] }
  return { ...entity, lifecycle }
}

const kept: LifecycleState = { editable: true, deletable: false }

async function office(api: Api, own: Entity) {
  const customer = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  const ids: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const url = `https://hooks.example.com/${count}`
    ids.push((await api.create('webhook', { customer: customer.id, url, events: ['complaint.created'] })).id)
  }
  const around = new Map([...entityByName, [own.name, own]])
  const records = untyped(api.app.records.among(around, new Behaviour()))
  const entity = around.get('webhook') ?? webhook
  const targets = ids.map((id, place) => ({ place, id, stamp: 1 }))
  return {
    customer,
    ids,
    remove: (id: number | undefined, by: Writer) =>
      api.engine.transaction((trx) => records.delete(trx, entity, id ?? 0, by)),
    removeAll: (by: Writer) =>
      api.engine.transaction((trx) => records.many(trx, entity, { action: 'delete', values: {} }, targets, by)),
  }
}

const refusal = (error: unknown): unknown => (error instanceof AppError ? error.body : error)

test('many at once are refused one by one, and nothing is gone; the program deletes them', async ({ api }) => {
  const { remove, removeAll, ids } = await office(api, living(webhook, 'active', ['true', 'false'], kept))
  const before = await api.rows('webhook')
  expect((await removeAll(person)).map(({ outcome }) => outcome)).toEqual(ids.map(() => 'refused'))
  const alone: unknown = await remove(ids[0], person).catch(refusal)
  expect(alone).toMatchObject({ error: { key: 'error.lifecycle.deletable' } })
  expect(await api.rows('webhook')).toEqual(before)
  expect((await removeAll(system('test'))).map(({ outcome }) => outcome)).toEqual(ids.map(() => 'changed'))
  expect(await api.rows('webhook')).toEqual([])
})

test('what a state lets go is deleted', async ({ api }) => {
  const { removeAll } = await office(api, living(webhook, 'active', ['true', 'false'], { ...kept, deletable: true }))
  await removeAll(person)
  expect(await api.rows('webhook')).toEqual([])
})

test('a record does not go while one that goes with it is kept', async ({ api }) => {
  const { remove, ids, customer } = await office(api, living(webhookDelivery, 'event', ['complaint.created'], kept))
  const [id] = ids
  await api.engine.query({
    text: `insert into webhook_delivery (webhook_id, customer_id, event, event_id, status) values ($1, $2, 'complaint.created', 'e', 'delivered')`,
    values: [id, customer.id],
  })
  const before = await api.rows('webhook_delivery')
  const refused: unknown = await remove(id, person).catch(refusal)
  expect(refused).toMatchObject({ error: { key: 'error.lifecycle.deletableWith' } })
  expect(await api.rows('webhook_delivery')).toEqual(before)
  expect(await api.rows('webhook')).toHaveLength(5)
  await remove(id, system('test'))
  expect(await api.rows('webhook_delivery')).toEqual([])
})
