import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { emitMetaSchemas } from '#codegen/emit/metaSchema.ts'
import { loadModel } from '#codegen/pipeline.ts'

type Validate = (value: unknown) => boolean
const validators = new Map<string, Validate>()
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Record<string, unknown>

beforeAll(async () => {
  const model = await loadModel(process.cwd())
  for (const { path, text } of await emitMetaSchemas(model)) {
    const ajv = new Ajv2020({ strict: true, strictTypes: false })
    validators.set(basename(path, '.meta.json'), ajv.compile(JSON.parse(text)))
  }
})

test.each(['customer', 'merchant', 'user'])('the schema of %s passes its own meta-schema', (name) => {
  expect(validators.get(name)?.(schemaOf(name))).toBe(true)
})

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
    { name: 'an unknown language', change: property({ 'x-i18n': { de: { title: 'Name' } } }) },
    { name: 'an unknown definition', change: property({ $ref: 'values.schema.json#/$defs/Mony' }) },
  ])('$name', ({ change }) => {
    const broken = JSON.parse(JSON.stringify(change(schemaOf('merchant')))) as unknown
    expect(validators.get('merchant')?.(broken)).toBe(false)
  })

  test('and what is allowed is not', () => {
    const rows = {
      ROLE_EMPLOYEE: { any: [{ name: { startsWith: 'A' } }, { not: { client: { in: '$me.customerIds' } } }] },
    }
    const fine = keyword('x-access', { read: 'ROLE_SETTINGS or ROLE_EMPLOYEE', rows })(schemaOf('merchant'))
    expect(validators.get('merchant')?.(fine)).toBe(true)
  })
})
