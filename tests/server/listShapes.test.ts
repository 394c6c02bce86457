/**
 * What a list can be asked, once for each shape of a property: filters with each operator, the same in groups, and
 * orders. A shape is all that decides how a question is compiled, so a property of the same shape is no other case; which
 * entities have them all is computed, and a shape that no sample can show fails here.
 */
import { describe, expect, test as plain } from 'vitest'
import { matches } from '#domain/condition.ts'
import { queryString } from '#providers/queryString.ts'
import type { Condition, Operator } from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { entities } from '#schemas/generated/entities.ts'
import { defaultLocale } from '#schemas/product.ts'
import { operatorsOf } from '#server/sql/filterValue.ts'
import { test, type Api } from '#tests/support/api.ts'
import { coverOf } from '#tests/support/cover.ts'
import { asSent, listed, type Row } from '#tests/support/listedRecords.ts'
import { createRecords } from '#tests/support/records.ts'
import { sampleBody } from '#tests/support/sample.ts'

const asker = { me: null, asOf: '2026-01-31T12:00:00.000Z' }
type Question = { property: Property; operator: Operator | 'asc' }

/** All that a filter or an order of a property depends on. */
function shapeOf({ type, format, relation, access, wholeIn }: Property): string {
  const target = relation && [
    relation.many ? 'many' : 'one',
    relation.tree && 'tree',
    relation.entity === 'user' && 'person',
  ]
  const read = [access?.logReads && 'logged', access?.mask && 'masked', wholeIn && 'whole elsewhere']
  return [type, format, ...(target ?? []), ...read].filter(Boolean).join(' ')
}

/** The questions that samples of an entity can answer, by their shape. */
function answeredBy(entity: Entity): Map<string, Question[]> {
  const body = sampleBody(entity, 1, () => 1)
  const isThere = ({ name, readOnly, series }: Property) =>
    hasValue(body[name]) ||
    series !== undefined ||
    (readOnly && (!entity.access.create || ['id', 'createdAt', 'createdBy'].includes(name)))
  return Map.groupBy(
    questionsOf(entity).filter(({ property, operator }) => !needsValue(operator) || isThere(property)),
    nameOf,
  )
}

/** Hierarchies have tests of their own. */
const questionsOf = ({ properties }: Entity): Question[] =>
  properties.flatMap((property) => [
    ...(property.filter
      ? operatorsOf(property).flatMap((operator) => (operator === 'under' ? [] : { property, operator }))
      : []),
    ...(property.sort ? [{ property, operator: 'asc' as const }] : []),
  ])
const nameOf = ({ property, operator }: Question): string => `${shapeOf(property)} ${operator}`
const needsValue = (operator: Question['operator']): boolean => operator !== 'empty' && operator !== 'asc'
const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)

const cover = coverOf(entities, (entity) => answeredBy(entity).keys())

plain('every shape of every entity is asked', () => {
  const asked = new Set(cover.flatMap(({ features }) => features))
  expect([...new Set(entities.flatMap(questionsOf).map(nameOf))].filter((shape) => !asked.has(shape))).toEqual([])
})

test('every list takes its filters and orders from its properties, and the operators of each from the one table', ({
  api,
}) => {
  const paths = api.app.swagger().paths as Record<string, { get?: { parameters?: Parameter[] } }>
  for (const entity of entities) {
    const parameters = paths[entity.api]?.get?.parameters ?? []
    const named = (name: string) => parameters.find((one) => one.name === name)?.schema.properties ?? {}
    const isAsked = (is: 'filter' | 'sort') => (one: Property) => one[is] || one.name === 'id'
    for (const property of entity.properties.filter(isAsked('filter'))) {
      const operators = named('_filter')[property.name]?.oneOf?.at(-1)?.properties
      expect(Object.keys(operators ?? {}), `${entity.name}.${property.name}`).toEqual(operatorsOf(property))
    }
    const words = ['search', 'any', 'all', 'not', ...(entity.filterThrough ?? [])]
    const filters = Object.keys(named('_filter')).filter((name) => !words.includes(name))
    expect(filters, entity.name).toEqual(entity.properties.filter(isAsked('filter')).map(({ name }) => name))
    expect(Object.keys(named('_order')), entity.name).toEqual(
      entity.properties.filter(isAsked('sort')).map(({ name }) => name),
    )
  }
})

describe.each(cover.map(({ thing, features }) => [thing.name, thing, features] as const))(
  '%s',
  (_name, entity, features) => {
    const questions = answeredBy(entity)
    const isOrder = (feature: string) => feature.endsWith(' asc')

    test('each filter finds what its condition says', async ({ api }) => {
      await createRecords(api, entity, 3)
      const all = await listedWhole(api, entity)
      const sent = all.map((row) => asSent(entity, row))
      const conditions = features
        .filter((feature) => !isOrder(feature))
        .map((feature) => conditionOf(questions.get(feature) ?? [], sent, feature))
      const ids = (some: readonly Row[]) => some.map(({ id }) => id).sort()
      const groups = conditions.flatMap((one, at) => {
        const [other, third] = conditions.slice(at + 1)
        return at % 3 === 0 && other && third ? [{ any: [one, { all: [other], not: third }] }] : []
      })
      for (const condition of [...conditions, ...groups]) {
        const found = await listed(api, entity, queryString({ _filter: condition }).slice(1))
        const expected = all.filter((row) => matches(condition, row, asker))
        expect(ids(found), JSON.stringify(condition)).toEqual(ids(expected))
      }
    })

    test('each order goes both ways, ties by id, and there is no other', async ({ api }) => {
      await createRecords(api, entity, 3)
      for (const feature of features.filter(isOrder)) {
        const name = questions.get(feature)?.[0]?.property.name
        const up = (await listed(api, entity, `_order[${name}]=asc`)).map(({ id }) => id)
        const down = (await listed(api, entity, `_order[${name}]=desc`)).map(({ id }) => id)
        expect(down, name).toEqual(up.toReversed())
      }
      const other = entity.properties.find(({ sort, name }) => !sort && name !== 'id')
      if (other) expect((await api.as('admin').get(`${entity.api}?_order[${other.name}]=asc`)).statusCode).toBe(400)
    })
  },
)

type Parameter = { name: string; schema: { properties?: Record<string, { oneOf?: { properties?: object }[] }> } }

/** The question about the first of these properties of which a record has a value. */
function conditionOf(questions: readonly Question[], records: readonly Row[], shape: string): Condition {
  for (const { property, operator } of questions) {
    const operands = records.map((record) => operandOf(property, operator, record[property.name]))
    const operand = operands.find((one) => one !== null && one !== undefined)
    if (operand !== undefined) return { [property.name]: { [operator]: operand } } as Condition
  }
  throw new Error(`No record has a value of the shape ${shape}.`)
}

/** The records of the list, each read by itself. */
async function listedWhole(api: Api, entity: Entity): Promise<Row[]> {
  const items = await listed(api, entity, '')
  if (!entity.properties.some(({ access }) => access?.logReads)) return items
  return Promise.all(items.map(async ({ id }) => (await api.as('admin').get(`${entity.api}/${id}`)).json<Row>()))
}

/** An operand, derived from a value of one of the records. */
function operandOf(property: Property, operator: string, value: unknown): string | number | readonly unknown[] | null {
  if (operator === 'empty') return 'true'
  const plain =
    property.type === 'money'
      ? (value as { amount: number } | null)?.amount
      : property.type === 'localized'
        ? (value as Record<string, string> | null)?.[defaultLocale]
        : value
  const one = Array.isArray(plain) ? (plain[0] as string | undefined) : (plain as string | number | null | undefined)
  if (one === null || one === undefined) return null
  if (operator === 'in' || operator === 'nin') return [one]
  return operator === 'startsWith' || operator === 'contains' ? String(one).slice(0, 4) : one
}
