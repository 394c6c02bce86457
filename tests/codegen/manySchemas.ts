/** Generates a project of any size, for measurements and for tests that need many schemas; without the test runner. */

/** This many entities, each with ten properties of different types and a relation to the one before it. */
export const manySchemas = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`thing-${index}.schema.json`, thing(index)] as const))

function thing(index: number): object {
  const relation = {
    title: 'Name',
    'x-relation': { entity: `thing-${index - 1}`, embed: ['name'], inverse: `things${index}` },
  }
  return {
    title: 'Name',
    type: 'object',
    required: ['name'],
    properties: {
      name: { title: 'Name', type: 'string', minLength: 1, maxLength: 80, 'x-store': { search: true, index: true } },
      code: { title: 'Code', type: 'string', pattern: '^[A-Z]{3}$', 'x-store': { unique: true } },
      iban: { title: 'IBAN', type: 'string', format: 'iban' },
      phone: { title: 'Phone', type: 'string', format: 'phone-e164' },
      price: { title: 'Price', $ref: 'values.schema.json#/$defs/Money' },
      active: { title: 'Active', type: 'boolean', default: true },
      language: {
        title: 'Language',
        oneOf: [
          { const: 'nl', title: 'Dutch' },
          { const: 'fr', title: 'French' },
        ],
      },
      from: { title: 'From', type: 'string', format: 'date', 'x-store': { column: 'from_day' } },
      sequence: { title: 'Sequence', type: 'integer', minimum: 0, maximum: 9999 },
      ...(index > 0 ? { before: relation } : {}),
    },
    'x-entity': { plural: `things-${index}`, titleField: 'name', order: ['name'], audit: true, version: true },
    'x-access': { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' },
    'x-ui': { menu: { group: 'settings', icon: 'Storefront' } },
  }
}
