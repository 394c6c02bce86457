import { expect, test } from 'vitest'
import { load, parseSource } from '#codegen/load.ts'
import { courier, projectWith, writeSchema } from './project.ts'

test('every schema file is an entity but the value types', () => {
  const sources = load(projectWith({ 'depot.schema.json': courier(), 'courier.schema.json': courier() }))
  expect(sources.schemas.map(({ file }) => file)).toEqual(['courier.schema.json', 'depot.schema.json'])
  expect(sources.tables).toEqual([])
})

test('the hash follows the text', () => {
  const root = projectWith({ 'courier.schema.json': courier() })
  const before = load(root).schemas[0]?.hash
  writeSchema(root, 'courier.schema.json', courier({ city: { type: 'string' } }))
  expect(load(root).schemas[0]?.hash).not.toBe(before)
})

test('text that is not JSON is collected, not thrown', () => {
  const { value, syntaxErrors } = parseSource('x.schema.json', '{ "a": 1, }')
  expect(value).toBeUndefined()
  expect(syntaxErrors).toEqual([{ message: 'not JSON: a comma stands behind the last entry; take it out', offset: 8 }])
})

test('a comment is not JSON', () => {
  expect(parseSource('x.schema.json', '{} // no').syntaxErrors).toEqual([
    { message: 'not JSON: invalid comment token', offset: 3 },
  ])
})
