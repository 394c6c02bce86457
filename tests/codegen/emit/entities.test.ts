import { expect, test } from 'vitest'
import { emitEntities, emitEntity } from '#codegen/emit/entities.ts'
import { entityOf, everyKind, modelOf, textOf } from '#tests/codegen/fixture.ts'

const model = modelOf(everyKind)
const text = textOf(await emitEntity(entityOf(model, 'sample-thing'), model), 'schemas/generated/sample-thing.ts')
const interfaceOf = (name: string) =>
  new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(text)?.[1] ?? ''

test('is named after its schema and imports what it uses', () => {
  expect(text).toMatch(/^\/\/ Generated from sample-thing\.schema\.json/)
  expect(text).toContain("import { roles, type RoleName } from './roles.ts'")
})

test('is read with relations as objects, null for no value, optional what may be hidden, and without what is write-only', () => {
  expect(interfaceOf('SampleThing')).toBe(`  id: number
  _version: number
  code: string
  count: number | null
  big: number | null
  done: boolean | null
  due: string | null
  seenAt: string | null
  price: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  share: string | null
  status: 'open' | 'shut'
  country: {
    id: number
    name: string
    region: string | null
  }
  others: {
    id: number
    name: string
  }[]
  labels: string[] | null
  rights: RoleName[] | null
  title: {
    nl: string
    en?: string
    fr?: string
  } | null
  iban: string | null
  margin?: number | null`)
})

test('is created with ids, without what is read-only; a default may be left out', () => {
  const create = interfaceOf('SampleThingCreate')
  expect(create).toContain('  code: string\n')
  expect(create).toContain('  notes?: string | null\n')
  expect(create).toContain("  status?: 'open' | 'shut'\n")
  expect(create).toContain('  country: number\n')
  expect(create).toContain('  others?: number[] | null\n')
  expect(create).not.toMatch(/seenAt|\bid\b|_version/)
})

test('is updated in part, with the version', () => {
  const update = interfaceOf('SampleThingUpdate')
  expect(update).toMatch(/^ {2}_version\?: number\n {2}code\?: string\n/)
  expect(update).not.toMatch(/^ {2}\w+:/m)
})

test('is asked for by what can be filtered and sorted', () => {
  const query = interfaceOf('SampleThingQuery')
  expect(query).toContain('search?: string')
  expect(query).toContain('code?: TextFilter')
  expect(query).toContain('due?: RangeFilter<string>')
  expect(query).toContain("status?: ChoiceFilter<'open' | 'shut'>")
  expect(query).toContain('code?: Direction')
  expect(query).not.toContain('iban')
})

test('the list of entities imports each and finds them by name', () => {
  const list = textOf(emitEntitiesNow(), 'entities.ts')
  expect(list).toContain(
    "import { sampleThing, type SampleThingCreate, type SampleThingStored } from './sample-thing.ts'",
  )
  expect(list).toContain('[\n  country,\n  sampleThing,\n]')
})

test('the roles are a type of their own', () => {
  expect(textOf(emitEntitiesNow(), 'roles.ts')).toContain("  'ROLE_SETTINGS',\n")
})

function emitEntitiesNow() {
  const files = emitEntities(model)
  if (files instanceof Promise) throw new Error('emitEntities answers at once.')
  return files
}

test('rows that are records are sent with what they belong to, and are made one by one by the program', async () => {
  const own = modelOf({
    invoice: {
      title: 'Invoice',
      properties: { name: { type: 'string' } },
      'x-entity': { plural: 'invoices' },
      'x-access': { read: '*' },
    },
    'invoice-line': {
      title: 'Invoice line',
      required: ['invoice', 'text'],
      properties: {
        invoice: { 'x-relation': { entity: 'invoice', parent: 'lines' } },
        text: { type: 'string' },
      },
      'x-entity': { plural: 'invoice-lines' },
      'x-access': { read: '*' },
    },
  })
  const invoice = textOf(await emitEntity(entityOf(own, 'invoice'), own), 'schemas/generated/invoice.ts')
  const fresh = "Omit<import('./invoice-line.ts').InvoiceLineCreate, 'invoice'>"
  const known = "Omit<import('./invoice-line.ts').InvoiceLineUpdate, 'invoice'>"
  expect(invoice).toContain(`InvoiceCreate {\n  name?: string | null\n  lines?: ${fresh}[]\n}`)
  expect(invoice).toContain(`  lines?: (${fresh} & { id?: undefined } | ${known} & { id: number })[]\n`)
  expect(textOf(await emitEntities(own), 'entities.ts')).toContain(
    "{ stored: InvoiceStored; create: Omit<InvoiceCreate, 'lines'> }",
  )
})
