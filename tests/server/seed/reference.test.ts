/** Reference data: filled in once in every installation; deleted rows stay deleted. */
import { expect } from 'vitest'
import { fillReferenceData, fillWithin } from '#server/seed/reference/fill.ts'
import { referenceTables } from '#server/seed/reference/tables.ts'
import { test, type Api } from '#tests/support/api.ts'

const asOf = new Date('2026-06-30T12:00:00Z')
const entities = referenceTables(asOf).map(({ entity }) => entity)

async function counts(api: Api): Promise<Record<string, number>> {
  const parts = entities.map(
    (entity) => `select '${entity}' as entity, count(*)::int from ${entity.replaceAll('-', '_')}`,
  )
  const { rows } = await api.engine.query<{ entity: string; count: number }>({ text: parts.join(' union all ') })
  return Object.fromEntries(rows.map(({ entity, count }) => [entity, count]))
}

const expected = Object.fromEntries(referenceTables(asOf).map(({ entity, rows }) => [entity, rows.length]))

test('is filled once by two that start at the same time, and noted in the audit', async ({ api }) => {
  const both = await Promise.all([1, 2].map(() => fillReferenceData(api.engine, asOf)))
  expect(both.flat().toSorted()).toEqual(entities.toSorted())
  expect(await counts(api)).toEqual(expected)
  const { rows } = await api.engine.query<{ entity: string; to: number }>({
    text: `select entity, (changes -> 'count' ->> 'to')::int as to from audit_log where action = 'fill' and actor_id is null`,
  })
  expect(Object.fromEntries(rows.map(({ entity, to }) => [entity, to]))).toEqual(expected)
  // The next record gets the next id.
  const created = await api.create('salutation', { code: 'extra', name: { nl: 'Extra' } })
  expect(created.id).toBe((expected.salutation ?? 0) + 1)
})

test('what was deleted stays away, and what somebody began is left alone', async ({ api }) => {
  await api.engine.query({ text: `insert into country (code, name) values ('BE', '{"nl": "België"}')` })
  await fillReferenceData(api.engine, asOf)
  // Holidays and legal types belong to the Netherlands, which are missing here.
  expect(await counts(api)).toEqual({ ...expected, country: 1, holiday: 0, 'legal-type': 0 })
  await api.engine.query({ text: 'delete from mime_type' })
  expect(await fillReferenceData(api.engine, asOf)).toEqual([])
  expect((await counts(api))['mime-type']).toBe(0)
})

test('rows find those they name by code, whatever their ids here', async ({ api }) => {
  await api.engine.query({ text: `insert into country (id, code, name) values (7000, 'NL', '{"nl": "Nederland"}')` })
  await api.engine.transaction((trx) => fillWithin(trx, asOf))
  const { rows } = await api.engine.query({ text: 'select distinct country_id as id from holiday' })
  expect(rows).toEqual([{ id: 7000 }])
})
