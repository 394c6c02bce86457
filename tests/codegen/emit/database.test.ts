import { expect, test } from 'vitest'
import { emitDatabase } from '#codegen/emit/database.ts'
import { everyKind, modelOf, textOf } from '#tests/codegen/fixture.ts'

test('has a table per entity and per many-relation, with the columns as both drivers read them', async () => {
  const text = textOf(await emitDatabase(modelOf(everyKind)), 'schemas/generated/database.ts')
  expect(text).toContain(`export interface Database {
  country: CountryTable
  sample_thing: SampleThingTable
  sample_thing_others: LinkTable
}`)
  expect(text).toContain(`export interface SampleThingTable {
  id: number
  version: number
  code: string
  notes: string | null
  count: number | null
  big: number | null
  done: boolean | null
  due: string | null
  seen_at: string | null
  price: number | null
  price_currency: string | null
  share: string | null
  status: 'open' | 'shut'
  country_id: number
  labels: string[] | null
  rights: string[] | null
  title: unknown | null
  iban: string | null
  margin: number | null
}`)
})
