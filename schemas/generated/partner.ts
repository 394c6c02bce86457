// Generated from partner.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Partner {
  id: number
  _version: number
  name: string
  kind: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  countries: {
    id: number
    code: string
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }[]
  website: string | null
  contacts: {
    name: string
    jobTitle?: string | null
    email?: string | null
    phone?: string | null
  }[] | null
  fee: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  fileFormat: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes: string | null
  active: boolean | null
  createdAt: string | null
}

export interface PartnerStored {
  id: number
  name: string
  kind: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  countries: number[]
  website: string | null
  contacts: {
    name: string
    jobTitle?: string | null
    email?: string | null
    phone?: string | null
  }[] | null
  fee: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  fileFormat: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes: string | null
  active: boolean | null
  createdAt: string | null
}

export interface PartnerCreate {
  name: string
  kind: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  countries?: number[] | null
  website?: string | null
  contacts?: {
    name: string
    jobTitle?: string | null
    email?: string | null
    phone?: string | null
  }[] | null
  fee?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  fileFormat?: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes?: string | null
  active?: boolean | null
}

export interface PartnerUpdate {
  _version?: number
  name?: string
  kind?: 'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'
  countries?: number[] | null
  website?: string | null
  contacts?: {
    name: string
    jobTitle?: string | null
    email?: string | null
    phone?: string | null
  }[] | null
  fee?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  fileFormat?: 'csv' | 'xlsx' | 'xml' | 'json' | 'pdf' | null
  notes?: string | null
  active?: boolean | null
}

export interface PartnerQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    kind?: Direction
    fee?: Direction
    fileFormat?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    kind?: ChoiceFilter<'collection_abroad' | 'address' | 'print' | 'sms' | 'payment' | 'credit_info' | 'dialer'>
    countries?: ChoiceFilter<number>
    fee?: RangeFilter<number>
    fileFormat?: ChoiceFilter<'csv' | 'xlsx' | 'xml' | 'json' | 'pdf'>
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<PartnerQuery['_filter']>[]
    all?: readonly NonNullable<PartnerQuery['_filter']>[]
    not?: NonNullable<PartnerQuery['_filter']>
  }
}

export const partner: Entity<'partner'> = {
  name: 'partner',
  typeName: 'Partner',
  plural: 'partners',
  api: '/api/v4/partner',
  table: 'partner',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
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
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: ['collection_abroad', 'address', 'print', 'sms', 'payment', 'credit_info', 'dialer'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'countries',
      type: 'relation',
      relation: {
        entity: 'country',
        many: true,
        embed: ['code', 'name'],
        inverse: 'partners',
        onDelete: 'clear',
        where: { active: true },
        linkTable: 'partner_countries',
      },
      filter: true,
    }),
    property({ name: 'website', type: 'string', format: 'uri', maxLength: 2048 }),
    property({
      name: 'contacts',
      type: 'rows',
      default: [],
      columns: [
        { name: 'name', type: 'string', required: true, minLength: 1, maxLength: 120 },
        { name: 'jobTitle', type: 'string', required: false, maxLength: 80 },
        { name: 'email', type: 'string', format: 'email', required: false, maxLength: 254 },
        { name: 'phone', type: 'string', format: 'phone-e164', required: false },
      ],
    }),
    property({ name: 'fee', type: 'money', filter: true, sort: true }),
    property({
      name: 'fileFormat',
      type: 'enum',
      values: ['csv', 'xlsx', 'xml', 'json', 'pdf'],
      filter: true,
      sort: true,
    }),
    property({ name: 'notes', type: 'text', maxLength: 4000 }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
