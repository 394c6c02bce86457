// Generated from merchant.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Merchant {
  id: number
  _version: number
  name: string
  webshopName: string | null
  url: string | null
  client: {
    id: number
    company: string
  }
  kvkNumber: string | null
  externalId: string | null
  createdAt: string | null
}

export interface MerchantStored {
  id: number
  name: string
  webshopName: string | null
  url: string | null
  client: number
  kvkNumber: string | null
  externalId: string | null
  createdAt: string | null
}

export interface MerchantCreate {
  name: string
  webshopName?: string | null
  url?: string | null
  client: number
  kvkNumber?: string | null
  externalId?: string | null
}

export interface MerchantUpdate {
  _version?: number
  name?: string
  webshopName?: string | null
  url?: string | null
  client?: number
  kvkNumber?: string | null
  externalId?: string | null
}

export interface MerchantQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    webshopName?: Direction
    kvkNumber?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    webshopName?: TextFilter
    url?: TextFilter
    client?: ChoiceFilter<number>
    kvkNumber?: TextFilter
    externalId?: TextFilter
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<MerchantQuery['_filter']>[]
    all?: readonly NonNullable<MerchantQuery['_filter']>[]
    not?: NonNullable<MerchantQuery['_filter']>
  }
}

export const merchant: Entity<'merchant'> = {
  name: 'merchant',
  typeName: 'Merchant',
  plural: 'merchants',
  api: '/api/v4/merchant',
  table: 'merchant',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['client', 'externalId'],
  access: {
    read: 'ROLE_SETTINGS or ROLE_CUSTOMER',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS or ROLE_CUSTOMER',
    import: 'ROLE_SETTINGS',
    rows: { ROLE_SETTINGS: true, ROLE_CUSTOMER: { client: { in: '$me.customerIds' } } },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'webshopName', type: 'string', maxLength: 120, search: true, filter: true, sort: true }),
    property({ name: 'url', type: 'string', format: 'uri', maxLength: 2048, search: true, filter: true }),
    property({
      name: 'client',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'merchants',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'kvkNumber', type: 'string', search: true, filter: true, sort: true }),
    property({
      name: 'externalId',
      type: 'string',
      maxLength: 64,
      search: true,
      filter: true,
      unique: [['client', 'externalId']],
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
