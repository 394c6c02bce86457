import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { emitMetaSchemas } from '#codegen/emit/metaSchema.ts'
import { loadModel } from '#codegen/pipeline.ts'
import { entities } from '#schemas/generated/entities.ts'

type Validate = (value: unknown) => boolean
const sharedFile = 'names.json'
let texts: ReadonlyMap<string, string>
let shared: object
const validators = new Map<string, Validate>()
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Record<string, unknown>

beforeAll(async () => {
  const emitted = await emitMetaSchemas(await loadModel(process.cwd()))
  texts = new Map(emitted.map(({ path, text }) => [basename(path, '.meta.json'), text]))
  shared = JSON.parse(texts.get(sharedFile) ?? '{}') as object
})

/** Compiled on first use: the meta-schemas differ in names only. */
function validate(name: string, value: unknown): boolean {
  const ajv = () => new Ajv2020({ strict: true, strictTypes: false }).addSchema(shared, sharedFile)
  const found = validators.get(name) ?? (ajv().compile(JSON.parse(texts.get(name) ?? 'false')) as Validate)
  validators.set(name, found)
  return found(value)
}

test('every entity has one', () => {
  expect([...texts.keys()].sort()).toEqual([...entities.map(({ name }) => name), sharedFile].sort())
})

test('a new entity changes none of the others, and the shared list by one line', async () => {
  const { entities: known, ...model } = await loadModel(process.cwd())
  const withMore = await emitMetaSchemas({ ...model, entities: known })
  const withFewer = await emitMetaSchemas({ ...model, entities: known.slice(0, -1) })
  const before = new Map(withFewer.map(({ path, text }) => [path, text]))
  const changed = withMore.filter(({ path, text }) => before.has(path) && before.get(path) !== text)
  expect(changed.map(({ path }) => basename(path))).toEqual([sharedFile])
})

test.each(['customer', 'merchant', 'user', 'subpoena-salary', 'close-reason', 'api-log'])(
  'the schema of %s passes its own meta-schema',
  (name) => {
    expect(validate(name, schemaOf(name))).toBe(true)
  },
)

describe('a mistake is marked:', () => {
  const property = (keywords: object) => (schema: Record<string, unknown>) => ({
    ...schema,
    properties: { ...(schema.properties as object), it: { type: 'string', ...keywords } },
  })
  const keyword = (name: string, value: unknown) => (schema: Record<string, unknown>) => ({ ...schema, [name]: value })

  test.each([
    { name: 'an unknown keyword', change: keyword('x-iu', {}) },
    { name: 'no rights', change: keyword('x-access', undefined) },
    { name: 'an unknown column', change: keyword('x-ui', { list: { columns: ['nam'] } }) },
    { name: 'an unknown field', change: keyword('x-ui', { form: { fields: ['nam'] } }) },
    { name: 'an order that cannot be sorted', change: keyword('x-entity', { plural: 'merchants', order: ['url'] }) },
    { name: 'an unknown role', change: keyword('x-access', { read: 'ROLE_SETTING' }) },
    { name: 'an unknown role in an expression', change: keyword('x-access', { read: 'ROLE_SETTINGS or ROLE_X' }) },
    {
      name: 'an unknown property in row rights',
      change: keyword('x-access', { read: '*', rows: { ROLE_EMPLOYEE: { nam: 1 } } }),
    },
    {
      name: 'an unknown operator',
      change: keyword('x-access', { read: '*', rows: { ROLE_EMPLOYEE: { name: { is: 1 } } } }),
    },
    { name: 'an unknown entity', change: property({ 'x-relation': { entity: 'custmer' } }) },
    { name: 'an unknown widget', change: property({ 'x-ui': { widget: 'box' } }) },
    { name: 'an unknown format', change: property({ format: 'ibn' }) },
    { name: 'an unknown type', change: property({ type: 'number' }) },
    { name: 'words', change: property({ 'x-i18n': { nl: { title: 'Naam' } } }) },
    { name: 'an unknown definition', change: property({ $ref: 'values.schema.json#/$defs/Mony' }) },
  ])('$name', ({ change }) => {
    const broken = JSON.parse(JSON.stringify(change(schemaOf('merchant')))) as unknown
    expect(validate('merchant', broken)).toBe(false)
  })

  test('and what is allowed is not', () => {
    const rows = {
      ROLE_EMPLOYEE: { any: [{ name: { startsWith: 'A' } }, { not: { client: { in: '$me.customerIds' } } }] },
    }
    const fine = keyword('x-access', { read: 'ROLE_SETTINGS or ROLE_EMPLOYEE', rows })(schemaOf('merchant'))
    expect(validate('merchant', fine)).toBe(true)
  })
})
