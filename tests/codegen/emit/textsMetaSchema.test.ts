import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { emitTextsMetaSchemas } from '#codegen/emit/textsMetaSchema.ts'
import { modelOf, projectSchemas, projectTexts, textOf } from '#tests/codegen/fixture.ts'

const words = projectTexts()
const emitted = await emitTextsMetaSchemas(modelOf(projectSchemas()))
const isRight = (name: string, value: unknown) =>
  new Ajv2020({ strict: true, strictTypes: false }).validate(
    JSON.parse(textOf(emitted, `/${name}.texts.json`)) as object,
    value,
  )

test.each(['merchant', 'customer', 'team', 'user'])('the words of %s pass their own meta-schema', (name) => {
  expect(isRight(name, words[name])).toBe(true)
})

test.each([
  { name: 'a property that is none', value: { nl: { properties: { nam: 'Naam' } } } },
  { name: 'a language that is none', value: { de: { title: 'Team' } } },
  { name: 'a group that is none', value: { nl: { groups: { teem: 'Team' } } } },
  { name: 'a column that is none', value: { nl: { properties: { workingHours: { columns: { begin: 'Begin' } } } } } },
  {
    name: 'a choice that is none',
    value: { nl: { properties: { workingHours: { columns: { day: { values: { x: 'X' } } } } } } },
  },
])('marks $name', ({ value }) => {
  expect(isRight('team', value)).toBe(false)
})
