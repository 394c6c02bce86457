/** Types of answers for the screens, from what the server describes. */
import { expect } from 'vitest'
import { answersText } from '#codegen/calls/answers.ts'
import type { JsonSchema } from '#codegen/emit/wire.ts'
import { describeApi } from '#server/apiDescription.ts'
import { test } from '#tests/support/api.ts'

test('the description that types are made of, without a database, is that of the running server', async ({ api }) => {
  expect(JSON.stringify(await describeApi())).toBe(JSON.stringify(api.app.swagger()))
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
