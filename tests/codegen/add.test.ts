import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { addEntity } from '#codegen/add/entity.ts'
import { pluralOf } from '#codegen/names.ts'
import { readField } from '#codegen/add/token.ts'
import { loadModel } from '#codegen/pipeline.ts'
import { courier, projectWith } from './project.ts'

const depots = { 'depot.schema.json': { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } } }
const add = async (root: string, name: string, ...tokens: string[]) => addEntity(root, { name, tokens, words: {} })

test.each([
  { name: 'name', out: { required: false, schema: { title: 'Name', type: 'string', maxLength: 120 } } },
  { name: 'webshopName!', out: { required: true, schema: { title: 'Webshop name', type: 'string', maxLength: 120 } } },
  {
    name: 'phone:phone-e164',
    out: { required: false, schema: { title: 'Phone', type: 'string', format: 'phone-e164' } },
  },
  { name: 'active:boolean', out: { required: false, schema: { title: 'Active', type: 'boolean', default: true } } },
  { name: 'fast:boolean', out: { required: false, schema: { title: 'Fast', type: 'boolean', default: false } } },
  { name: 'size:integer!', out: { required: true, schema: { title: 'Size', type: 'integer' } } },
  { name: 'fee:money', out: { required: false, schema: { title: 'Fee', $ref: 'values.schema.json#/$defs/Money' } } },
  { name: 'tint:colour', out: { required: false, schema: { title: 'Tint', type: 'string', format: 'colour' } } },
  {
    name: 'label:localized!',
    out: { required: true, schema: { title: 'Label', $ref: 'values.schema.json#/$defs/LocalizedText' } },
  },
  { name: 'notes:text', out: { required: false, schema: { title: 'Notes', type: 'string', maxLength: 4000 } } },
  {
    name: 'home:depot!',
    out: { required: true, schema: { title: 'Home', 'x-relation': { entity: 'depot', embed: ['name'] } } },
  },
  {
    name: 'state:enum(open|shut)',
    out: {
      required: false,
      schema: {
        title: 'State',
        enum: ['open', 'shut'],
      },
    },
  },
])('$name', ({ name: token, out }) => {
  expect(readField(token, new Map([['depot', 'name']]), 'courier')).toMatchObject(out)
})

test.each([
  { name: 'Name', out: '"Name" is not a property; write name, name:type or name:type!, the name in camelCase' },
  { name: 'name:strng', out: '"strng" is neither a type nor an entity; did you mean "string"?' },
  { name: 'home:dept', out: '"dept" is neither a type nor an entity; did you mean "depot"?' },
])('refuses $name', ({ name: token, out }) => {
  expect(() => readField(token, new Map([['depot', 'name']]), 'courier')).toThrow(out)
})

test('what belongs to customers is for staff until somebody says which rows each role sees', async () => {
  const customers = { ...courier(), title: 'Customer', 'x-entity': { plural: 'customers' } }
  const access = { 'x-access': { read: 'ROLE_SETTINGS', rows: 'staff' } }
  const root = projectWith({ ...depots, 'customer.schema.json': { ...customers, ...access } })
  expect(readFileSync(join(root, await add(root, 'visit', 'name', 'who:customer')), 'utf8')).toContain(
    '"rows": "staff"',
  )
  expect(readFileSync(join(root, await add(root, 'stop', 'name', 'at:visit')), 'utf8')).toContain('"rows": "staff"')
  expect(readFileSync(join(root, await add(root, 'round', 'name', 'from:depot')), 'utf8')).not.toContain('staff')
})

test('writes a schema of some twenty lines that passes every check', async () => {
  const root = projectWith(depots)
  const tokens = ['name!', 'phone:phone-e164', 'depot:depot!', 'active:boolean', 'fee:money', 'from:date', 'notes:text']
  expect(await add(root, 'courier', ...tokens)).toBe('schemas/courier.schema.json')
  const lines = readFileSync(join(root, 'schemas/courier.schema.json'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThan(23)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(150)
  expect((await loadModel(root)).entities[0]).toMatchObject({
    facts: { name: 'courier', plural: 'couriers', titleField: 'name', api: '/api/v4/courier', version: true },
    ui: {
      routes: { list: '/settings/courier' },
      form: { in: 'dialog' },
      menu: { group: 'settings', icon: 'Category' },
    },
  })
})

test('words of its own are written where the glossary has none', async () => {
  const root = projectWith(depots)
  await addEntity(root, {
    name: 'courier',
    tokens: ['name'],
    words: { nl: { title: 'Koerier', plural: 'Koeriers' }, fr: {} },
  })
  for (const file of ['courier.schema.json', 'i18n/courier.json']) {
    const text = readFileSync(join(root, 'schemas', file), 'utf8')
    expect(await format(text, { parser: 'json', printWidth: 200, objectWrap: 'collapse' })).toBe(text)
  }
  expect(JSON.parse(readFileSync(join(root, 'schemas/i18n/courier.json'), 'utf8'))).toEqual({
    $schema: '../generated/courier.texts.json',
    nl: { title: 'Koerier', plural: 'Koeriers' },
  })
})

test('a reserved word gets a table or column of another name', async () => {
  const root = projectWith(depots)
  await add(root, 'order', 'name', 'limit:integer')
  const order = (await loadModel(root)).entities.find(({ facts }) => facts.name === 'order')
  expect(order?.facts.table).toBe('orders')
  expect(order?.facts.properties.find(({ name }) => name === 'limit')?.column).toBe('order_limit')
})

test.each([
  { name: 'Courier', tokens: ['name'], out: '"Courier" cannot name an entity' },
  { name: 'depot', tokens: ['name'], out: 'schemas/depot.schema.json exists already' },
  { name: 'courier', tokens: [], out: 'courier needs at least one property' },
  { name: 'courier', tokens: ['name', 'name'], out: '"name" stands there twice' },
  { name: 'courier', tokens: ['search'], out: 'no property can be called "search"' },
  { name: 'menu', tokens: ['name'], out: 'no entity can be called "menu"' },
])('refuses $name with $tokens and writes nothing', async ({ name, tokens, out }) => {
  const root = projectWith(depots)
  const before = existsSync(join(root, `schemas/${name}.schema.json`))
  await expect(add(root, name, ...tokens)).rejects.toThrow(out)
  expect(existsSync(join(root, `schemas/${name}.schema.json`))).toBe(before)
})

test.each([
  { name: 'courier', out: 'couriers' },
  { name: 'cost-type', out: 'cost-types' },
  { name: 'file-status', out: 'file-statuses' },
  { name: 'company', out: 'companies' },
  { name: 'holiday', out: 'holidays' },
])('the plural of $name is $out', ({ name, out }) => {
  expect(pluralOf(name)).toBe(out)
})

test('a day or a long text does not stand for the record: the first line of text does', async () => {
  const root = projectWith(depots)
  expect(await add(root, 'visit', 'start:date-time', 'notes:text', 'subject!')).toBe('schemas/visit.schema.json')
  expect(await add(root, 'holiday', 'day:date')).toBe('schemas/holiday.schema.json')
  const { entities } = await loadModel(root)
  const titles = entities.map(({ facts }) => [facts.name, facts.titleField])
  expect(titles).toEqual(
    expect.arrayContaining([
      ['visit', 'subject'],
      ['holiday', 'id'],
    ]),
  )
})

test('what leads to the new entity is called by its title, and a parent makes a tree', async () => {
  const root = projectWith(depots)
  const path = await add(root, 'shelf', 'name', 'parent:shelf', 'beside:shelf', 'width:decimal')
  const { properties } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { properties: object }
  expect(properties).toMatchObject({
    parent: { 'x-relation': { entity: 'shelf', hierarchy: true } },
    beside: { 'x-relation': { entity: 'shelf' } },
    width: { type: 'string', format: 'decimal' },
  })
  const shelf = (await loadModel(root)).entities.find(({ facts }) => facts.name === 'shelf')
  expect(shelf?.facts.properties.find(({ name }) => name === 'beside')?.relation?.embed).toEqual(['name'])
})

test.each([
  [['--help'], 0],
  [[], 1],
])('the command says with %j what it takes', (given, status) => {
  const asked = spawnSync(
    process.execPath,
    ['--require', './server/needsNode.cjs', 'codegen/start.js', 'commands/add', ...given],
    { encoding: 'utf8' },
  )
  expect([asked.status, asked.stdout]).toEqual([status, expect.stringMatching(/npm run add <entity>[^]*decimal/)])
})
