import { expect, test } from 'vitest'
import { emitMessages } from '#codegen/emit/messages.ts'
import { modelOf, projectSchemas, projectTexts, textOf } from '#tests/codegen/fixture.ts'

const files = await emitMessages(modelOf(projectSchemas(), projectTexts()))
const messages = (locale: string) => JSON.parse(textOf(files, `messages.${locale}.json`)).resources

test.each([
  { locale: 'nl', name: 'Winkelier |||| Winkeliers', kvk: 'KVK-nummer' },
  { locale: 'en', name: 'Merchant |||| Merchants', kvk: 'KVK number' },
  { locale: 'fr', name: 'Marchand |||| Marchands', kvk: 'Numéro KVK' },
])('$locale names the entity, its properties and their errors', ({ locale, name, kvk }) => {
  const { merchant } = messages(locale)
  expect(merchant).toMatchObject({ name, fields: { kvkNumber: kvk } })
  expect(merchant.errors.kvkNumber.pattern).toMatch(/8/)
})

test('says help, choices and groups where a schema has them', () => {
  const { customer, user, merchant } = messages('en')
  expect(customer.help).toMatchObject({ commission: 'Share of what is collected, in per cent.' })
  expect(user.values.kind).toEqual({ employee: 'Employee', customer: 'Customer', contact_person: 'Contact person' })
  expect(user.groups).toMatchObject({ person: 'Person', work: 'Work and rights' })
  expect(Object.keys(merchant)).toEqual(['name', 'fields', 'errors'])
})

test('names the columns of rows, and what may stand in them', async () => {
  const steps = {
    title: 'Steps',
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      properties: {
        name: { title: 'Name', type: 'string' },
        kind: { title: 'Kind', oneOf: [{ const: 'a', title: 'First' }] },
      },
    },
  }
  const thing = { properties: { steps }, 'x-entity': { plural: 'things' }, 'x-access': { read: '*' } }
  const kind = { title: 'Soort', help: 'Eerst', values: { a: 'Eerste' } }
  const texts = { thing: { nl: { properties: { steps: { columns: { kind } } } } } }
  const words = JSON.parse(textOf(await emitMessages(modelOf({ thing }, texts)), 'messages.nl.json')).resources.thing
  expect(words).toMatchObject({
    rows: { steps: { name: 'Naam', kind: 'Soort' } },
    rowHelp: { steps: { kind: 'Eerst' } },
    rowValues: { steps: { kind: { a: 'Eerste' } } },
  })
})

test('every language has the same keys in the same order', () => {
  const keys = (locale: string) =>
    JSON.stringify(messages(locale), (_key, value) => (typeof value === 'string' ? '' : value))
  expect(keys('nl')).toBe(keys('en'))
  expect(keys('fr')).toBe(keys('en'))
})
