// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface DebtorAddress {
  id: number
  _version: number
  debtor: {
    id: number
    name: string | null
  }
  type: 'visit' | 'post' | 'previous' | null
  street: string
  houseNumber: number | null
  houseExtension: string | null
  postcode: string | null
  city: string
  country: {
    id: number
    code: string
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  status: 'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  validFrom: string | null
  validUntil: string | null
  createdAt: string | null
}

export interface DebtorAddressStored {
  id: number
  debtor: number
  type: 'visit' | 'post' | 'previous' | null
  street: string
  houseNumber: number | null
  houseExtension: string | null
  postcode: string | null
  city: string
  country: number
  status: 'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  validFrom: string | null
  validUntil: string | null
  createdAt: string | null
}

export interface DebtorAddressCreate {
  debtor: number
  type?: 'visit' | 'post' | 'previous' | null
  street: string
  houseNumber?: number | null
  houseExtension?: string | null
  postcode?: string | null
  city: string
  country: number
  status?: 'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null
  source?: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  validFrom?: string | null
  validUntil?: string | null
}

export interface DebtorAddressUpdate {
  _version?: number
  debtor?: number
  type?: 'visit' | 'post' | 'previous' | null
  street?: string
  houseNumber?: number | null
  houseExtension?: string | null
  postcode?: string | null
  city?: string
  country?: number
  status?: 'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong' | null
  source?: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  validFrom?: string | null
  validUntil?: string | null
}

export interface DebtorAddressQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    houseNumber?: Direction
    city?: Direction
    status?: Direction
    source?: Direction
    validFrom?: Direction
    validUntil?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    debtor?: ChoiceFilter<number>
    type?: ChoiceFilter<'visit' | 'post' | 'previous'>
    street?: TextFilter
    houseNumber?: RangeFilter<number>
    postcode?: TextFilter
    city?: TextFilter
    country?: ChoiceFilter<number>
    status?: ChoiceFilter<'unverified' | 'verified' | 'moved' | 'unknown' | 'wrong'>
    source?: ChoiceFilter<'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail'>
    validFrom?: RangeFilter<string>
    validUntil?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<DebtorAddressQuery['_filter']>[]
    all?: readonly NonNullable<DebtorAddressQuery['_filter']>[]
    not?: NonNullable<DebtorAddressQuery['_filter']>
  }
}

export const debtorAddress: Entity<'debtor-address'> = {
  name: 'debtor-address',
  typeName: 'DebtorAddress',
  plural: 'debtor-addresses',
  api: '/api/v4/debtor-address',
  table: 'debtor_address',
  kind: 'record',
  titleField: 'street',
  order: [{ field: 'validFrom', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
    create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
  },
  rules: [
    {
      name: 'period',
      field: 'validUntil',
      holds: {
        any: [{ validUntil: { empty: true } }, { validFrom: { empty: true } }, { validUntil: { gte: '$.validFrom' } }],
      },
      constraint: 'debtor_address_period_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name'],
        inverse: 'addresses',
        onDelete: 'cascade',
        parent: { as: 'addresses', most: 100 },
      },
      filter: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      default: 'visit',
      values: ['visit', 'post', 'previous'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'street',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
    }),
    property({ name: 'houseNumber', type: 'integer', minimum: 1, maximum: 99999, filter: true, sort: true }),
    property({ name: 'houseExtension', type: 'string', maxLength: 20 }),
    property({ name: 'postcode', type: 'string', maxLength: 12, search: true, filter: true }),
    property({
      name: 'city',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'country',
      type: 'relation',
      required: true,
      relation: {
        entity: 'country',
        many: false,
        embed: ['code', 'name'],
        inverse: 'debtorAddresses',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      default: 'unverified',
      values: ['unverified', 'verified', 'moved', 'unknown', 'wrong'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'source',
      type: 'enum',
      default: 'client',
      values: ['client', 'debtor', 'surveillance', 'bailiff', 'register', 'returned_mail'],
      filter: true,
      sort: true,
    }),
    property({ name: 'validFrom', type: 'date', filter: true, sort: true }),
    property({ name: 'validUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
