import { expect, test } from 'vitest'
import { typeText } from '#codegen/calls/typeText.ts'

test.for<[string, Parameters<typeof typeText>[0]]>([
  ['string', { type: 'string', maxLength: 3 }],
  ['number', { type: 'integer' }],
  ['unknown', {}],
  ["'it\\'s' | 2 | null", { enum: ["it's", 2, null] }],
  ['string | null', { type: ['string', 'null'] }],
  ['string | null', { type: 'string', nullable: true }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
  [
    '({\n  a?: null\n} | null)[]',
    {
      type: 'array',
      items: {
        anyOf: [{ type: 'object', additionalProperties: false, properties: { a: { type: 'null' } } }, { type: 'null' }],
      },
    },
  ],
  ['RoleName[]', { tsType: 'RoleName[]' }],
  ['{}', { type: 'object', properties: {}, additionalProperties: false }],
  ['{\n  [k: string]: number\n}', { type: 'object', additionalProperties: { type: 'number' } }],
  ["{\n  a: string\n  'b-c'?: {\n    d?: boolean\n  }[]\n}", nested()],
  ['number & string', { allOf: [{ type: 'number' }, { type: 'string' }] }],
])('%s', ([type, schema]) => {
  expect(typeText(schema)).toBe(type)
})

test('a schema elsewhere is named and not passed over', () => {
  expect(() => typeText({ $ref: '#/$defs/Money' })).toThrow('points at #/$defs/Money')
})

function nested() {
  const inner = { type: 'object', additionalProperties: false, properties: { d: { type: 'boolean' } } }
  const properties = { a: { type: 'string' }, 'b-c': { type: 'array', items: inner } }
  return { type: 'object', additionalProperties: false, required: ['a'], properties }
}
