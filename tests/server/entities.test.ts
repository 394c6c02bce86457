/**
 * Tests that hold for every entity because its schema says so: a new resource has them without a line of its own. What
 * its list can be asked is tested once for each shape of a property (`listShapes.test.ts`).
 */
import { describe, expect } from 'vitest'
import { may } from '#domain/access/roles.ts'
import type { Entity, Property, RoleExpression } from '#schemas/entity.ts'
import { entities } from '#schemas/generated/entities.ts'
import roles from '#schemas/roles.json' with { type: 'json' }
import { test } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { asSent, listed, type Row } from '#tests/support/listedRecords.ts'
import { createdByHand, makeRoom, ruled } from '#tests/support/product.ts'
import { createRecords, targetsOf } from '#tests/support/records.ts'
import {
  boundaryValues,
  leastBody,
  bodyWith,
  placeFor,
  refusedValues,
  sampleBody,
  writable,
  type Body,
} from '#tests/support/sample.ts'

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  const { create } = entity.access

  if (create)
    test('is created, read, listed, changed and deleted, and the audit tells it', async ({ api }) => {
      const body = sampleBody(entity, 1, await targetsOf(api, entity))
      const admin = api.as('admin')

      const created = await admin.post(entity.api, body)
      expect(created.statusCode, created.body).toBe(201)
      const record = created.json<Row>()
      expect(asSent(entity, record)).toMatchObject(returned(entity, body))
      const { _actions, ...read } = (await admin.get(`${entity.api}/${record.id}`)).json<Row>()
      expect(read).toEqual(record)
      expect(_actions !== undefined).toBe(entity.lifecycle !== undefined)
      const inList = asListed(entity, record)
      expect(await listed(api, entity, `_filter[id]=${record.id}`)).toEqual([inList])

      const title = titleOf(entity)
      const change = { ...body, ...(title && { [title]: sampleBody(entity, 2, () => 0)[title] }) }
      if (!entity.access.update) return
      for (const asRead of [record, inList, { ...read, _actions }]) {
        const sentBack = await admin.put(`${entity.api}/${record.id}`, asRead)
        expect([sentBack.statusCode, sentBack.json()]).toEqual([200, record])
      }
      if (!entity.access.delete) return
      for (const { name } of entity.properties.filter(({ readOnly }) => readOnly)) {
        const answer = await admin.put(`${entity.api}/${record.id}`, { ...record, [name]: 'another' })
        expect([name, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([name, 400, [name]])
      }
      const changed = await admin.put(`${entity.api}/${record.id}`, { ...change, _version: record._version })
      expect(changed.statusCode, changed.body).toBe(200)
      expect(asSent(entity, changed.json<Row>())).toMatchObject(returned(entity, change))

      expect((await admin.delete(`${entity.api}/${record.id}`)).statusCode).toBe(204)
      expect((await admin.get(`${entity.api}/${record.id}`)).statusCode).toBe(404)
      const trail = (await api.rows('audit_log')).filter(
        (row) => row.entity === entity.name && row.record_id === record.id,
      )
      const written = title ? ['create', 'update', 'delete'] : ['create', 'delete']
      expect(trail.map((row) => row.action)).toEqual(entity.audit ? written : [])
      if (!entity.audit || !title) return
      expect(trail[1]?.changes).toMatchObject({ [title]: { from: body[title], to: change[title] } })
    })

  if (!create && entity.access.update)
    test('is sent back as it was read, and nothing changes', async ({ api }) => {
      const [{ id } = { id: 0 }] = await createRecords(api, entity, 1)
      const admin = api.as('admin')
      const before = await api.rows(entity.table)
      const { _actions, ...read } = (await admin.get(`${entity.api}/${id}`)).json<Row>()
      for (const asRead of [{ ...read, _actions }, ...(await listed(api, entity, `_filter[id]=${id}`))]) {
        const sentBack = await admin.put(`${entity.api}/${id}`, asRead)
        expect([sentBack.statusCode, sentBack.json()]).toEqual([200, read])
      }
      expect(await api.rows(entity.table)).toEqual(before)
    })

  test('each action is for its roles only', async ({ api }) => {
    const [record] = await createRecords(api, entity, 1)
    if (!record) throw new Error('no record')
    const body = leastBody(entity, 5, await targetsOf(api, entity).catch(() => () => Number(record.id)))
    const signedIn = async (acl: readonly string[]) => {
      const client = api.as(acl)
      await client.get('/api/v3/user/get')
      return client
    }
    // Delete comes last, because a permitted action is carried out.
    for (const action of ['read', 'create', 'update', 'delete'] as const) {
      if (action === 'create' && createdByHand.includes(entity.name)) continue
      const expression = entity.access[action]
      const ask = (client: Client) => {
        const one = `${entity.api}/${record.id}`
        if (action === 'read') return client.get(entity.api)
        if (action === 'create') return client.post(entity.api, body)
        return action === 'update' ? client.put(one, {}) : client.delete(one)
      }
      for (const acl of refusedAcls(expression)) {
        const client = await signedIn(acl)
        const before = await api.rows(entity.table)
        const refused = expression === undefined ? 404 : 403
        expect((await ask(client)).statusCode, `${action} with ${acl.length} roles`).toBe(refused)
        expect(await api.rows(entity.table)).toEqual(before)
      }
      for (const acl of grantedAcls(expression)) {
        expect((await ask(await signedIn(acl))).statusCode, `${action} ${acl.join()}`).not.toBe(403)
      }
    }
  })

  if (create)
    test('values outside a constraint are refused at their field, those just inside are kept', async ({ api }) => {
      const target = await targetsOf(api, entity)
      const body = sampleBody(entity, 1, target)
      const before = await api.rows(entity.table)
      for (const property of writable(entity)) {
        for (const { why, value } of refusedValues(entity, property)) {
          const answer = await api.as('admin').post(entity.api, { ...body, [property.name]: value })
          const place = `${property.name}: ${why} ${JSON.stringify(value)?.slice(0, 60)}`
          expect(answer.statusCode, `${place} → ${answer.body}`).toBe(400)
          const fields = Object.keys(answer.json<{ errors?: object }>().errors ?? {})
          // The error inside a value has a path: `name.nl`, `rules.0.amount`.
          expect([...new Set(fields.map((field) => field.split('.')[0]))], `${place} → ${fields.join()}`).toEqual([
            property.name,
          ])
        }
      }
      for (const property of entity.properties.filter(({ readOnly }) => readOnly)) {
        const answer = await api.as('admin').post(entity.api, { ...body, [property.name]: 1 })
        expect(answer.json<{ errors?: object }>().errors, property.name).toHaveProperty(property.name)
      }
      const unknown = await api.as('admin').post(entity.api, { ...body, noSuchProperty: 1 })
      expect(unknown.json<{ errors?: object }>().errors).toHaveProperty('noSuchProperty')
      expect(await api.rows(entity.table)).toEqual(before)

      const expectKept = (record: object, inside: Body) => {
        for (const [name, value] of Object.entries(returned(entity, inside))) expect(record).toHaveProperty(name, value)
      }
      let n = 10
      const insert = async (whole: Body) => {
        await makeRoom(entity.name, api.engine)
        return api.as('admin').post(entity.api, whole)
      }
      for (const inside of boundaryBodies(entity)) {
        // All properties at once; incompatible ones separately.
        const answer = await insert({ ...sampleBody(entity, (n += 1), target), ...inside })
        const parts = Object.entries(inside).map(([name, value]) => ({ [name]: value }))
        for (const part of answer.statusCode === 201 ? [] : parts) {
          const [name = ''] = Object.keys(part)
          const values = { ...placeFor(entity, name), ...part }
          const alone = await insert(bodyWith(entity, (n += 1), target, values))
          expect(alone.statusCode, `${Object.keys(part).join()}: ${alone.body}`).toBe(201)
          expectKept(alone.json(), part)
        }
        if (answer.statusCode === 201) expectKept(answer.json(), inside)
      }
    })

  if (!entity.version || !entity.access.update) return
  test('a stale version is refused with the current record', async ({ api }) => {
    const [record] = await createRecords(api, entity, 1)
    const url = `${entity.api}/${record?.id}`
    const sample = sampleBody(entity, 2, () => 0)
    const name = [titleOf(entity), textOf(entity)].find((one) => one && sample[one] !== record?.[one])
    const isFree = ({ name, relation, required }: Property) =>
      relation && !required && !ruled[entity.name]?.includes(name)
    const emptied = writable(entity).find(isFree)?.name
    const title = name ? { [name]: sample[name] } : emptied ? { [emptied]: null } : {}
    // What no call creates is new in its table.
    const _version = record?._version ?? 1
    const saved = await api.as('admin').put(url, { ...title, _version })
    expect([saved.statusCode, saved.json<{ errors?: object }>().errors]).toEqual([200, undefined])
    const before = await api.rows(entity.table)
    const stale = await api.as('admin').put(url, { ...title, _version })
    expect(stale.statusCode).toBe(412)
    expect(stale.json()).toMatchObject({ current: { id: record?.id } })
    expect(await api.rows(entity.table)).toEqual(before)
  })
})

/** A record as lists show it: without child rows, values whose reads are logged as their mask, or absent. */
function asListed({ properties, children = [] }: Entity, record: Row): Row {
  const shown = Object.entries(record).flatMap(([name, value]) => {
    if (children.some((child) => child.name === name)) return []
    const access = properties.find((property) => property.name === name)?.access
    if (!access?.logReads) return [[name, value]]
    if (!access.mask) return []
    return [[name, typeof value === 'string' ? `•••• ${value.length > 8 ? value.slice(-4) : ''}` : value]]
  })
  return Object.fromEntries(shown) as Row
}

/** What the API answers for a body. */
const returned = (entity: Entity, body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => !entity.properties.find((one) => one.name === name)?.writeOnly),
  )

/** The title, if a person may write it. */
const titleOf = (entity: Entity): string | undefined =>
  writable(entity).find(({ name }) => name === entity.titleField)?.name

/** Another text that a person may write, without a format where there is one, for an entity whose title comes from the server. */
function textOf(entity: Entity): string | undefined {
  const body = sampleBody(entity, 1, () => 0)
  const texts = writable(entity).filter(({ name, type }) => ['string', 'text'].includes(type) && name in body)
  return (texts.find(({ format }) => format === undefined) ?? texts[0])?.name
}

/** For each property the first value just inside its limits, then the next ones. */
function boundaryBodies(entity: Entity): Body[] {
  const tried = writable(entity).filter(({ name }) => !ruled[entity.name]?.includes(name))
  const values = tried.map((one) => [one.name, boundaryValues(entity, one)] as const)
  const most = Math.max(0, ...values.map(([, some]) => some.length))
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(values.flatMap(([name, some]) => (index < some.length ? [[name, some[index]]] : []))),
  )
}

const grantedAcls = (expression: RoleExpression | undefined): string[][] =>
  (expression ?? '')
    .split(' or ')
    .filter(Boolean)
    .map((side) => (side === '*' ? [] : side.split(' and ')))

/** No roles, and all roles except those of the expression. */
function refusedAcls(expression: RoleExpression | undefined): string[][] {
  const named = grantedAcls(expression).flat()
  const others = Object.keys(roles).filter((role) => !named.includes(role))
  return [[], others].filter((acl) => !may(acl, expression))
}
