/** Rows of a file written at once: the same records, audit and refusals as single writes. */
import { expect } from 'vitest'
import { dialerBlacklist } from '#schemas/generated/dialer-blacklist.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import type { Entity } from '#schemas/entity.ts'
import { system } from '#server/foundation/writer.ts'
import type { RowWrite } from '#server/records/contract.ts'
import type { Body } from '#server/records/values/body.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'

const write = ({ app }: Api, entity: Entity, rows: readonly RowWrite[]) =>
  app.engine.transaction((trx) =>
    app.records.rows(trx, entity, rows, Object.keys(rows[0]?.bodyOf({}) ?? {}), system('rows')),
  )
const row = (place: number, body: Body, id: number | null = null, stamp: number | null = null): RowWrite => ({
  place,
  id,
  stamp,
  bodyOf: () => body,
})

test('new and stored records in one go, each with its audit, one outdated and one taken refused', async ({ api }) => {
  const { id: client } = await api.create('customer', { number: 'C-1', company: 'Client' })
  const stored = await api.create('merchant', { name: 'Old', externalId: 'E0', client })
  const results = await write(api, merchant, [
    row(1, { name: 'One', externalId: 'E1', client }),
    row(2, { name: 'New', externalId: 'E0', client }, stored.id, 1),
    row(3, { name: 'Twice', externalId: 'E1', client }),
    row(4, { name: 'Late', externalId: 'E4', client }, stored.id, 7),
    row(5, { name: 'Nobody', externalId: 'E5', client: absentId }),
    row(6, { name: 'Six', externalId: 'E6', client }),
  ])
  expect(results.map(({ outcome, isNew }) => [outcome, isNew])).toEqual([
    ['changed', true],
    ['changed', false],
    ['refused', false],
    ['refused', false],
    ['refused', false],
    ['changed', true],
  ])
  expect(results[2]?.refusal?.body.errors).toHaveProperty('externalId')
  expect(results[4]?.refusal?.body.errors).toHaveProperty('client')
  const rows = await api.rows('merchant')
  expect(rows.map(({ name, version }) => [name, version]).toSorted()).toEqual([
    ['New', 2],
    ['One', 1],
    ['Six', 1],
  ])
  const audit = (await api.rows('audit_log')).filter(({ actor_name: name }) => name === 'system:rows')
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['create', 'create', 'update'])
  expect(results[1]?.changes).toEqual({ name: { from: 'Old', to: 'New' } })
})

test('a row that says what stands there writes nothing', async ({ api }) => {
  const { id } = await api.create('dialer-blacklist', { phone: '+31612345678', reason: 'lawyer' })
  const before = await api.rows('dialer_blacklist')
  const body = { phone: '+31612345678', reason: 'lawyer' }
  const results = await write(api, dialerBlacklist, [row(1, body, id, 1), row(2, { phone: '+31612345679' })])
  expect(results.map(({ outcome }) => outcome)).toEqual(['same', 'changed'])
  expect((await api.rows('dialer_blacklist'))[0]).toEqual(before[0])
})
