/** What a schema says to developers reaches the types and the API's documentation, of choices and columns too. */
import { expect, test } from 'vitest'
import { emitDescriptions } from '#codegen/emit/descriptions.ts'
import { emitEntity } from '#codegen/emit/entities.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { componentSchemas } from '#server/lists/schema.ts'
import { entityOf, modelOf, textOf } from '#tests/codegen/fixture.ts'

const choices = [
  { const: 'soft', title: 'Soft', description: 'Bends by hand.' },
  { const: 'hard', title: 'Hard' },
]
const model = modelOf({
  ruler: {
    title: 'Ruler',
    description: 'What one measures with.',
    properties: {
      name: { type: 'string' },
      kind: { description: 'Of what it is made.', oneOf: choices },
      kinds: { type: 'array', items: { oneOf: choices } },
      marks: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { at: { type: 'integer', description: 'In millimetres */.' } } },
      },
    },
    'x-entity': { plural: 'rulers' },
    'x-access': { read: '*' },
  },
})

test('descriptions of an entity, its properties, their choices and columns', async () => {
  expect(JSON.parse(textOf(await emitDescriptions(model), '.json'))).toEqual({
    ruler: {
      description: 'What one measures with.',
      properties: {
        kind: 'Of what it is made.\n- `soft`: Bends by hand.',
        kinds: '- `soft`: Bends by hand.',
        marks: '- `at`: In millimetres */.',
      },
    },
  })
})

test('the type of a record has them as comments', async () => {
  const text = textOf(await emitEntity(entityOf(model, 'ruler'), model), 'ruler.ts')
  expect(text).toMatch(/Of what it is made\.\n.*- `soft`: Bends by hand\.\n.*\n\s*kind:/)
  expect(text).toContain('In millimetres * /.')
})

test('OpenAPI has those of the project', () => {
  const [shape] = componentSchemas(webhook, new Map())
  expect(shape?.description).toMatch(/./)
})
