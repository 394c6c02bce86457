/** Facts of a merchant as the browser has them, and what they are made of. */
import type { Entity, Property } from '#schemas/entity.ts'

const plain = {
  required: false,
  readOnly: false,
  writeOnly: false,
  search: false,
  filter: true,
  sort: true,
  unique: [],
}
const property = (name: string, rest: Partial<Property> = {}): Property => ({
  ...plain,
  name,
  column: name,
  type: 'string',
  ...rest,
})
const relation = (many: boolean) => ({
  entity: 'customer',
  many,
  embed: ['company'],
  onDelete: 'restrict' as const,
})

export const merchant: Entity = {
  name: 'merchant',
  typeName: 'Merchant',
  plural: 'merchants',
  api: '/api/v4/merchant',
  table: 'merchant',
  kind: 'record',
  titleField: 'name',
  order: [],
  version: true,
  audit: true,
  access: { read: '*' },
  properties: [
    property('id', { type: 'integer', readOnly: true }),
    property('name', { required: true }),
    property('url'),
    property('client', { type: 'relation', relation: relation(false) }),
    property('partners', { type: 'relation', relation: relation(true) }),
    property('iban', { access: { read: 'ROLE_FINANCE', mask: true } }),
    property('commission', { access: { read: '*', write: 'ROLE_MANAGE_CLIENT' } }),
    property('createdAt', { type: 'date-time', readOnly: true }),
  ],
}
