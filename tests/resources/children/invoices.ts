/** Invoices with lines as child rows: relations, rules, rights, totals and an order. */
import type { Schemas } from '#tests/codegen/fixture.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' }

export const invoices: Schemas = {
  article: {
    title: 'Article',
    properties: { name: { title: 'Article name', type: 'string', 'x-store': { search: true } } },
    'x-entity': { plural: 'articles', titleField: 'name' },
    'x-access': rights,
  },
  invoice: {
    title: 'Invoice',
    required: ['name'],
    properties: {
      name: { title: 'Name', type: 'string', maxLength: 20 },
      discount: { title: 'Discount', $ref: 'values.schema.json#/$defs/Money' },
      net: {
        title: 'Net',
        readOnly: true,
        $ref: 'values.schema.json#/$defs/Money',
        'x-store': { computed: { sum: 'lines.total' } },
      },
      due: {
        title: 'To pay',
        readOnly: true,
        $ref: 'values.schema.json#/$defs/Money',
        'x-store': { computed: { subtract: ['$.net', { coalesce: ['$.discount', { multiply: ['$.net', 0] }] }] } },
      },
    },
    'x-entity': { plural: 'invoices', version: true, audit: true },
    'x-access': { ...rights, update: 'ROLE_SETTINGS or ROLE_EMPLOYEE' },
  },
  'invoice-line': {
    title: 'Invoice line',
    required: ['invoice', 'text'],
    properties: {
      invoice: { title: 'Invoice', 'x-relation': { entity: 'invoice', parent: { as: 'lines', most: 50 } } },
      text: { title: 'Text', type: 'string', maxLength: 30 },
      article: { title: 'Article', 'x-relation': { entity: 'article', embed: ['name'] } },
      quantity: { title: 'Quantity', type: 'string', format: 'decimal', places: 2, default: '1' },
      price: { title: 'Price', $ref: 'values.schema.json#/$defs/Money' },
      total: {
        title: 'Total',
        readOnly: true,
        $ref: 'values.schema.json#/$defs/Money',
        'x-store': { computed: { multiply: ['$.quantity', '$.price'] } },
      },
      startsOn: { title: 'From', type: 'string', format: 'date' },
      until: { title: 'Until', type: 'string', format: 'date' },
      margin: { title: 'Margin', type: 'integer', 'x-access': { read: 'ROLE_FINANCE', write: 'ROLE_FINANCE' } },
      place: { title: 'Place', type: 'integer', readOnly: true },
    },
    'x-entity': { plural: 'invoice-lines', version: true, audit: true, position: 'place', order: ['place'] },
    'x-access': {
      ...rights,
      rules: {
        period: {
          must: { until: { gte: '$.startsOn' } },
          field: 'until',
          message: 'A line does not end before it begins.',
        },
      },
    },
  },
}
