/**
 * Tests that hold for every lifecycle because its schema says so: each action in each state, with and without
 * its right.
 */
import { describe, expect } from 'vitest'
import { may } from '#domain/access/roles.ts'
import type { Entity, Lifecycle, Property } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { entities } from '#schemas/generated/entities.ts'
import { defaultLocale } from '#schemas/product.ts'
import { lookUp } from '#schemas/translate.ts'
import { originals } from '#server/foundation/messages.ts'
import { update } from '#server/records/rows.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'
import { addRecord, targetsOf } from '#tests/support/records.ts'
import { sampleBody, sampleValue, type Body, type Target } from '#tests/support/sample.ts'

type Living = Entity & { lifecycle: Lifecycle }
const living = entities.filter((entity): entity is Living => entity.lifecycle !== undefined)

describe.each(living.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  const { lifecycle, api: path } = entity
  const { property, states, actions } = lifecycle
  const taken = Object.entries(actions).filter(([, { by }]) => by !== 'system')

  test('every action in every state: it leads where the schema says, or is refused and nothing changes', async ({
    api,
  }) => {
    const { id, target } = await begin(api, entity)
    for (const state of Object.keys(states))
      for (const [name, action] of taken) {
        await put(api, entity, id, state, target, ledTo(entity, action, target))
        const before = await rowOf(api, entity, id)
        const answer = await api.as('admin').post(`${path}/${id}/${name}`, bodyOf(entity, action, target))
        const after = await rowOf(api, entity, id)
        const at = [state, name, answer.statusCode]
        if (answer.statusCode === 200) {
          expect(at).toEqual([state, name, action.from.includes(state) ? 200 : 'refused'])
          expect([...at, targetsOfAction(action, state)]).toContainEqual(
            expect.arrayContaining([String(after[propertyOf(entity, property).column])]),
          )
        } else {
          expect(at).toEqual([state, name, 400])
          expect(after).toEqual(before)
          expect([state, name, saysWhy(entity, action, state, answer.json())]).toEqual([state, name, true])
        }
      }
  })

  test('what can be done now is told to whoever reads one record, and no more', async ({ api }) => {
    const { id, target } = await begin(api, entity)
    for (const state of Object.keys(states)) {
      await put(api, entity, id, state, target)
      const read = (await api.as('admin').get(`${path}/${id}`)).json<{ _actions: { name: string }[] }>()
      const starting = taken.filter(([, { from }]) => from.includes(state)).map(([name]) => name)
      expect([state, read._actions.map(({ name }) => name)]).toEqual([state, starting])
    }
    const listed = (await api.as('admin').get(path)).json<{ items: object[] }>().items
    expect(listed[0]).not.toHaveProperty('_actions')
  })

  test('whoever lacks the right takes none of them, on one record or on several', async ({ api }) => {
    const { id, target } = await begin(api, entity)
    for (const [name, action] of taken) {
      const [state = ''] = action.from
      await put(api, entity, id, state, target)
      const before = await rowOf(api, entity, id)
      const body = bodyOf(entity, action, target)
      const roles = may(['ROLE_EMPLOYEE'], action.access) ? [] : ['ROLE_EMPLOYEE']
      expect([name, (await api.as(roles).post(`${path}/${id}/${name}`, body)).statusCode]).toEqual([name, 403])
      if (action.bulk) {
        const many = await api.as(roles).post(`${path}/${name}`, { ...body, ids: [id] })
        expect([name, many.statusCode]).toEqual([name, 403])
      }
      expect(await rowOf(api, entity, id)).toEqual(before)
    }
  })

  test('who is named by the record where the schema says so does not take it', async ({ api }) => {
    const { id, target } = await begin(api, entity)
    for (const [name, action] of taken)
      for (const field of action.notBy ?? []) {
        const [state = ''] = action.from
        const me = (await api.rows('app_user')).find(({ username }) => username === 'admin')?.id
        await put(api, entity, id, state, target, { [field]: me })
        const before = await rowOf(api, entity, id)
        const answer = await api.as('admin').post(`${path}/${id}/${name}`, bodyOf(entity, action, target))
        expect([name, answer.statusCode]).toEqual([name, 400])
        expect(answer.json().error).toContain('vraag iemand anders')
        expect(await rowOf(api, entity, id)).toEqual(before)
      }
  })

  test('several at once: each by itself, with the reason of each that is refused, up to what the schema allows', async ({
    api,
  }) => {
    const { id, target } = await begin(api, entity)
    for (const [name, action] of taken.filter(([, { bulk }]) => bulk)) {
      const wrong = Object.keys(states).find((state) => !action.from.includes(state))
      if (wrong === undefined) continue
      await put(api, entity, id, wrong, target)
      const body = bodyOf(entity, action, target)
      const answer = await api.as('admin').post(`${path}/${name}`, { ...body, ids: [id, absentId] })
      const refused = [
        { id, errors: [expect.any(String)] },
        { id: absentId, errors: [expect.any(String)] },
      ]
      expect([name, answer.json()]).toEqual([name, { done: [], refused }])
      const ids = Array.from({ length: (action.bulk ?? 0) + 1 }, (_, index) => index + 1)
      const tooMany = await api.as('admin').post(`${path}/${name}`, { ...body, ids })
      expect([name, tooMany.statusCode, Object.keys(tooMany.json().errors)]).toEqual([name, 400, ['ids']])
    }
  })

  test('what an action tells is its whole answer, and stands nowhere in the record, the audit or the log', async ({
    api,
  }) => {
    const { id, target } = await begin(api, entity)
    for (const [name, action] of taken) {
      const { tells, from } = action
      if (tells === undefined) continue
      await put(api, entity, id, from[0] ?? '', target)
      const take = async () =>
        (await api.as('admin').post(`${path}/${id}/${name}`, bodyOf(entity, action, target))).json<Body>()
      const [first, second] = [await take(), await take()]
      expect([name, first]).toEqual([name, { [tells]: expect.any(String) }])
      expect(second).not.toEqual(first)
      const kept = JSON.stringify([await rowOf(api, entity, id), await api.rows('audit_log'), api.log])
      for (const told of [first, second]) expect(kept).not.toContain(String(told[tells]))
      const audit = await api.rows('audit_log')
      expect(audit.filter((row) => row.action === name && row.entity === entity.name)).toHaveLength(2)
    }
  })

  test('what only the program takes is no call, and nobody writes a state but that of a switch', async ({ api }) => {
    const { id } = await begin(api, entity)
    const before = await rowOf(api, entity, id)
    for (const [name, { by }] of Object.entries(actions))
      if (by === 'system') expect((await api.as('admin').post(`${path}/${id}/${name}`, {})).statusCode).toBe(404)
    const [, other = ''] = Object.keys(states)
    if (entity.access.update && !isSwitch(entity)) {
      const answer = await api.as('admin').put(`${path}/${id}`, { [property]: other, _version: before.version })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [property]])
    }
    expect(await rowOf(api, entity, id)).toEqual(before)
  })

  test('a switch that is written takes the action that leads there: what that sets, and its reason at the property', async ({
    api,
  }) => {
    if (!isSwitch(entity)) return
    const { id, target } = await begin(api, entity)
    const write = async (value: boolean) => {
      const { version } = await rowOf(api, entity, id)
      return api.as('admin').put(`${path}/${id}`, { [property]: value, _version: version })
    }
    for (const state of ['true', 'false']) {
      const other = state === 'true' ? 'false' : 'true'
      const found = taken.find(([, { from, to }]) => from.includes(state) && to === other)
      if (!found) throw new Error(`Nothing leads from ${state}.`)
      const [name, action] = found
      await put(api, entity, id, state, target)
      const answer = await api.as('admin').post(`${path}/${id}/${name}`, bodyOf(entity, action, target))
      const byAction = await rowOf(api, entity, id)
      await put(api, entity, id, state, target)
      const written = await write(other === 'true')
      expect([name, written.statusCode]).toEqual([name, answer.statusCode])
      const same = [property, ...Object.keys(action.set ?? {})].map((one) => propertyOf(entity, one).column)
      const after = await rowOf(api, entity, id)
      for (const column of same) expect([name, column, after[column]]).toEqual([name, column, byAction[column]])
    }
  })

  test('a record is deleted in the states that let it go, alone and among many, and in no other', async ({ api }) => {
    if (!entity.access.delete) return
    const { target } = await begin(api, entity)
    let count = 1
    for (const [state, { deletable }] of Object.entries(states))
      for (const isOne of [true, false]) {
        count += 1
        const { id } = await addRecord(api, entity, sampleBody(entity, count, target), target)
        await put(api, entity, id, state, target)
        const before = await rowOf(api, entity, id)
        const admin = api.as('admin')
        const ask = isOne ? admin.delete(`${path}/${id}`) : admin.post(`${path}/bulk-delete`, { ids: [id] })
        const { payload } = await ask
        expect([state, isOne, keptByState.test(payload)]).toEqual([state, isOne, !deletable])
        expect([state, await rowOf(api, entity, id)]).toEqual([state, deletable ? {} : before])
      }
  })

  test('the database holds what a state requires', async ({ api }) => {
    const { id, target } = await begin(api, entity)
    for (const [state, { require = [] }] of Object.entries(states))
      for (const name of require) {
        await put(api, entity, id, state, target)
        const { column } = propertyOf(entity, name)
        const text = `update "${entity.table}" set "${column}" = null where id = $1`
        await expect(api.engine.query({ text, values: [id] })).rejects.toThrow('check constraint')
      }
  })
})

/** What says so, in the language of the project that this runs in. */
const keptByState = /kan dit niet worden verwijderd|cannot be deleted in this state/

async function begin(api: Api, entity: Living): Promise<{ id: number; target: Target }> {
  api.advance(Date.parse('2026-02-02T12:00:00Z') - api.app.now())
  const target = await targetsOf(api, entity)
  const { id } = await addRecord(api, entity, sampleBody(entity, 1, target), target)
  return { id, target }
}

/** Puts the record into a state directly, without actions. */
async function put(api: Api, entity: Living, id: number, state: string, target: Target, more: Body = {}) {
  const { property, states } = entity.lifecycle
  const filled = (states[state]?.require ?? []).map((name) => [
    name,
    sampleValue(entity, propertyOf(entity, name), 1, target),
  ])
  const people = Object.values(entity.lifecycle.actions).flatMap(({ notBy = [] }) => notBy)
  const nobody = Object.fromEntries(people.map((name) => [name, null]))
  const value = isSwitch(entity) ? state === 'true' : state
  const values = { ...nobody, ...Object.fromEntries(filled), ...more, [property]: value }
  await api.engine.transaction((trx) => update(id, values, entity, trx))
}

/** Values that an action's target state requires and the action does not provide. */
function ledTo(entity: Living, { to, fields, set = {} }: LifecycleAction, target: Target): Body {
  const brought = [...fields.require, ...Object.keys(set)]
  const required = [to].flat().flatMap((state) => entity.lifecycle.states[state]?.require ?? [])
  const missing = required.filter((name) => !brought.includes(name))
  return Object.fromEntries(missing.map((name) => [name, sampleValue(entity, propertyOf(entity, name), 1, target)]))
}

const isSwitch = (entity: Living): boolean => propertyOf(entity, entity.lifecycle.property).type === 'boolean'

const propertyOf = ({ properties, lifecycle }: Living, name: string): Property => {
  const found = [...properties, ...lifecycle.parameters].find((one) => one.name === name)
  if (!found) throw new Error(`There is no "${name}".`)
  return found
}

/** Uses the last choice, because the first may send something. */
function bodyOf(entity: Living, { fields }: LifecycleAction, target: Target): Body {
  return Object.fromEntries(
    [...fields.require, ...fields.optional].map((name) => {
      const property = propertyOf(entity, name)
      const isParameter = entity.lifecycle.parameters.some((one) => one.name === name)
      if (isParameter && property.values) return [name, property.values.at(-1)]
      return [name, sampleValue(entity, property, 1, target)]
    }),
  )
}

const rowOf = async (api: Api, entity: Entity, id: number) =>
  (await api.rows(entity.table)).find((row) => row.id === id) ?? {}

const targetsOfAction = ({ to }: LifecycleAction, state: string): readonly string[] =>
  typeof to !== 'string' ? to : [to === '=' ? state : to]

/** In a state where the action cannot start, the answer says so; elsewhere it has one of the schema's reasons. */
function saysWhy(entity: Living, { from }: LifecycleAction, state: string, answer: unknown): boolean {
  const { error, errors = {} } = answer as { error?: string; errors?: Record<string, string[]> }
  const texts = [error ?? [], ...Object.values(errors).flat()].flat()
  const words = originals[defaultLocale]
  if (!from.includes(state)) {
    const [, saysState = ''] = String(lookUp(words, 'error.lifecycle.state')).split(/%\w+%/)
    return texts.some((text) => text.includes(saysState))
  }
  const known = words['resources'] as Readonly<Record<string, { refusals?: object }>>
  const refusals: unknown[] = Object.values(known[entity.name]?.refusals ?? {})
  // What the gate of messages holds ends with the way out.
  const waysOut = Object.values((words['message'] as { wayOut?: Record<string, string> }).wayOut ?? {})
  return texts.some((text) => refusals.includes(text) || waysOut.some((way) => text.endsWith(way)))
}
