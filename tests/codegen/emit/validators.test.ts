import { expect, test } from 'vitest'
import { emitValidators } from '#codegen/emit/validators.ts'
import type { OutputFile } from '#codegen/model.ts'
import { characters, formats } from '#schemas/formats.ts'
import { check, type Validate } from '#schemas/validation.ts'
import { entityOf, everyKind, modelOf, projectSchemas, textOf } from '#tests/codegen/fixture.ts'

type Validators = { validateCreate: Validate; validateUpdate: Validate }

const model = modelOf(everyKind)
const thing = entityOf(model, 'sample-thing')
const { validateCreate, validateUpdate } = run(await emitValidators(thing, model))
const complete = { code: 'AB', country: 1 }

const verdict = (validate: Validate, body: object) =>
  check(thing.facts, validate, body).map(({ field, key }) => `${field} ${key.replace('validation.', '')}`)

/** Evaluates emitted modules without writing them. */
function run(files: readonly OutputFile[]): Validators {
  const body = textOf(files, '.validate.js')
    .replace(/^import .*$/m, '')
    .replaceAll('export const', 'const')
  const build = new Function('characters', 'formats', `${body}\nreturn { validateCreate, validateUpdate }`)
  return build(characters, formats) as Validators
}

test.each([
  { why: 'what is required', body: {} },
  { why: 'null for no value', body: { notes: null, count: null, due: null, price: null, title: null, labels: null } },
  { why: 'whole range', body: { count: 9, big: Number.MIN_SAFE_INTEGER, share: '0.0001', labels: [] } },
  { why: 'relations by id', body: { others: [1, 2] } },
  { why: 'money', body: { price: { amount: -1, currency: 'DKK' } } },
  { why: 'json as its schema says', body: { title: { nl: 'Naam' } } },
  { why: 'roles', body: { rights: ['ROLE_FINANCE'] } },
  { why: 'characters, not UTF-16 units', body: { labels: ['👍👍👍👍👍'] } },
])('create accepts $why', ({ body }) => expect(verdict(validateCreate, { ...complete, ...body })).toEqual([]))

test.each([
  { body: { code: 'abc' }, errors: ['code pattern'] },
  { body: { code: null }, errors: ['code required'] },
  { body: { status: null }, errors: ['status required'] },
  { body: { status: 'gone' }, errors: ['status enum'] },
  { body: { notes: '' }, errors: ['notes empty'] },
  { body: { notes: 'a'.repeat(4001) }, errors: ['notes maxLength'] },
  { body: { count: 10, big: 2 ** 53 }, errors: ['count maximum', 'big maximum'] },
  { body: { count: 1.5 }, errors: ['count type.integer'] },
  { body: { done: 1 }, errors: ['done type.boolean'] },
  { body: { due: '2026-02-30' }, errors: ['due format.date'] },
  { body: { seenAt: '2026-01-01T00:00:00Z' }, errors: ['seenAt readOnly'] },
  { body: { id: 1, _version: 1 }, errors: ['id readOnly', '_version readOnly'] },
  { body: { share: '1,5' }, errors: ['share format.percentage'] },
  { body: { country: 0 }, errors: ['country minimum'] },
  { body: { country: { id: 1 } }, errors: ['country type.integer'] },
  { body: { others: [1, 1] }, errors: ['others uniqueItems'] },
  { body: { others: ['1'] }, errors: ['others type.integer'] },
  { body: { labels: ['a', 'b', 'c', 'd'] }, errors: ['labels maxItems'] },
  { body: { labels: ['a', 'a'] }, errors: ['labels uniqueItems'] },
  { body: { labels: ['toolong'] }, errors: ['labels maxLength'] },
  { body: { rights: ['ROLE_KING'] }, errors: ['rights enum'] },
  { body: { title: { en: 'Name' } }, errors: ['title.nl required'] },
  { body: { title: { nl: 'Naam', de: 'Name' } }, errors: ['title.de unknown'] },
  { body: { iban: 'NL91ABNA0417164301' }, errors: ['iban format.iban'] },
  { body: { colour: 'red' }, errors: ['colour unknown'] },
  { body: JSON.parse('{ "__proto__": 1, "constructor": 2 }'), errors: ['__proto__ unknown', 'constructor unknown'] },
])('create refuses $body', ({ body, errors }) => {
  expect(
    verdict(validateCreate, Object.defineProperties({ ...complete }, Object.getOwnPropertyDescriptors(body))),
  ).toEqual(errors)
})

test('create asks for what is required and has no default, all at once', () => {
  expect(verdict(validateCreate, {})).toEqual(['code required', 'country required'])
})

test('update asks for nothing, takes the version, and lets no required value be taken away', () => {
  expect(verdict(validateUpdate, { _version: 3 })).toEqual([])
  expect(verdict(validateUpdate, { _version: '3' })).toEqual(['_version type.integer'])
  expect(verdict(validateUpdate, { code: null, country: null })).toEqual(['code required', 'country required'])
})

test('an entity without version knows no _version', async () => {
  const country = entityOf(model, 'country')
  const validators = run(await emitValidators(country, model))
  expect(check(country.facts, validators.validateUpdate, { _version: 1 })).toMatchObject([
    { key: 'validation.unknown' },
  ])
})

test('a browser can load it: nothing is required, and no schema is carried along', async () => {
  const project = modelOf(projectSchemas())
  const modules = await Promise.all([thing, ...project.entities].map(async (entity) => emitValidators(entity, project)))
  for (const files of modules) {
    const text = textOf(files, '.validate.js')
    expect(text).not.toMatch(/require\(|"\$id"|"type":"/)
  }
  // A property that nobody writes needs no format.
  expect(textOf(modules[0] ?? [], '.validate.js')).toContain("from '#schemas/formats.ts'")
})

test('the text depends on the entity alone, not on what was emitted before it', async () => {
  const first = await emitValidators(thing, model)
  await emitValidators(entityOf(model, 'country'), model)
  expect(await emitValidators(thing, model)).toEqual(first)
})

test('a decimal has as many places as its schema says, and twelve digits before the point', async () => {
  const schema = {
    title: 'Ruler',
    properties: {
      length: { type: 'string', format: 'decimal', places: 3 },
      width: { type: 'string', format: 'decimal' },
    },
    'x-entity': { plural: 'rulers' },
    'x-access': { read: '*' },
  }
  const rulers = modelOf({ ruler: schema })
  const ruler = entityOf(rulers, 'ruler')
  const { validateCreate: validate } = run(await emitValidators(ruler, rulers))
  const said = (body: object) =>
    check(ruler.facts, validate, body).map(({ field, key, params }) => [field, key, params.places])
  for (const length of ['0', '-0.125', '999999999999.999', null]) expect(said({ length })).toEqual([])
  for (const length of ['1.2345', '01', '.5', '1e3', '1000000000000', '1,5', 'NaN'])
    expect(said({ length })).toEqual([['length', 'validation.decimal', 3]])
  expect(said({ width: '1.255' })).toEqual([['width', 'validation.decimal', 2]])
})

test('several hundred choices are compared without a module that a browser does not have', async () => {
  const choices = Array.from({ length: 300 }, (_, index) => `choice${index}`)
  const schema = {
    title: 'Ruler',
    properties: { mark: { enum: choices }, marks: { type: 'array', items: { enum: choices } } },
    'x-entity': { plural: 'rulers' },
    'x-access': { read: '*' },
  }
  const rulers = modelOf({ ruler: schema })
  const { validateCreate: validate } = run(await emitValidators(entityOf(rulers, 'ruler'), rulers))
  const fields = (body: object) => check(entityOf(rulers, 'ruler').facts, validate, body).map(({ field }) => field)
  expect(fields({ mark: 'choice299', marks: ['choice0', 'choice299'] })).toEqual([])
  expect(fields({ mark: 'choice300', marks: ['choice300'] })).toEqual(['mark', 'marks'])
})

test('a day before 1900 is accepted where the schema says so', async () => {
  const schema = {
    title: 'Ruler',
    properties: {
      born: { type: 'string', format: 'date', earliest: 1800 },
      bought: { type: 'string', format: 'date' },
    },
    'x-entity': { plural: 'rulers' },
    'x-access': { read: '*' },
  }
  const rulers = modelOf({ ruler: schema })
  const { validateCreate: validate } = run(await emitValidators(entityOf(rulers, 'ruler'), rulers))
  const said = (body: object) =>
    check(entityOf(rulers, 'ruler').facts, validate, body).map(({ field, key }) => [field, key])
  expect(said({ born: '1850-03-01', bought: '1900-01-01' })).toEqual([])
  expect(said({ born: '1799-12-31', bought: '1899-12-31' })).toEqual([
    ['born', 'validation.format.early-date'],
    ['bought', 'validation.format.date'],
  ])
})
