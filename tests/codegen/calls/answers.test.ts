/** The types of answers that screens use agree with what the server describes. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { answersText, type Description } from '#codegen/calls/answers.ts'
import type { JsonSchema } from '#codegen/emit/wire.ts'
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'

test('the types of answers are those of the description: npm run calls writes them', ({ api }) => {
  const lists = new Map(entities.map(({ typeName, api: path }) => [typeName, path]))
  const written = answersText(api.app.swagger() as Description, lists)
  expect(readFileSync('providers/generated/calls.ts', 'utf8')).toBe(written)
})

const closed = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const answering = (schema: JsonSchema) => ({ responses: { 200: { content: { 'application/json': { schema } } } } })

test('a call that an entity has alone is typed, with what it points at; what every entity has is not', () => {
  const paths = {
    '/api/v4/desk': { get: answering(closed({ items: { type: 'array' } })) },
    '/api/v4/desk/{id}': { get: answering({ $ref: '#/components/schemas/Desk' }) },
    '/api/v4/desk/{id}/usage': { get: answering(closed({})) },
    '/api/v4/desk/{id}/twin': { post: answering({ $ref: '#/components/schemas/Desk' }) },
    '/api/v4/rooms': { get: answering(closed({ room: { $ref: '#/components/schemas/Room' } })) },
    '/logout': { post: { responses: { 204: {} } } },
  }
  const room = closed({ desk: { $ref: '#/components/schemas/Desk/properties/name' } })
  const text = answersText({ paths, components: { schemas: { Room: room } } }, new Map([['Desk', '/api/v4/desk']]))
  expect(text.split('\n').slice(1)).toEqual([
    "import type { Desk } from '#schemas/generated/desk.ts'",
    '',
    'export type Room = {',
    "  desk: Desk['name']",
    '}',
    '',
    '/** What a call that no schema gives answers, by method and path. */',
    'export type Answers = {',
    '  GET: {',
    "    '/api/v4/rooms': {",
    '      room: Room',
    '    }',
    '  }',
    '  POST: {',
    "    '/api/v4/desk/{id}/twin': Desk",
    '  }',
    '  PUT: {',
    '  }',
    '  DELETE: {',
    '  }',
    '}',
    '',
  ])
})
