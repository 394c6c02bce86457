// Generated from customer.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Customer {
  id: number
  _version: number
  number: string
  company: string
  tradeName: string | null
  kvkNumber: string | null
  vatNumber: string | null
  iban: string | null
  email: string | null
  phone: string | null
  website: string | null
  street: string | null
  postcode: string | null
  city: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager: {
    id: number
    name: string
  } | null
  commission?: string | null
  payoutMinimum: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom: string | null
  active: boolean | null
  notes?: string | null
  createdAt: string | null
}

export interface CustomerCreate {
  number: string
  company: string
  tradeName?: string | null
  kvkNumber?: string | null
  vatNumber?: string | null
  iban?: string | null
  email?: string | null
  phone?: string | null
  website?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager?: number | null
  commission?: string | null
  payoutMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom?: string | null
  active?: boolean | null
  notes?: string | null
}

export interface CustomerUpdate {
  _version?: number
  number?: string
  company?: string
  tradeName?: string | null
  kvkNumber?: string | null
  vatNumber?: string | null
  iban?: string | null
  email?: string | null
  phone?: string | null
  website?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager?: number | null
  commission?: string | null
  payoutMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom?: string | null
  active?: boolean | null
  notes?: string | null
}

export interface CustomerQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    company?: Direction
    kvkNumber?: Direction
    postcode?: Direction
    city?: Direction
    language?: Direction
    payoutMinimum?: Direction
    contractFrom?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    company?: TextFilter
    tradeName?: TextFilter
    kvkNumber?: TextFilter
    email?: TextFilter
    postcode?: TextFilter
    city?: TextFilter
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    accountManager?: ChoiceFilter<number>
    payoutMinimum?: RangeFilter<number>
    contractFrom?: RangeFilter<string>
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
  }
}

export const customer: Entity = {
  name: 'customer',
  typeName: 'Customer',
  plural: 'customers',
  api: '/api/v4/customer',
  picker: '/api/customer/search',
  table: 'customer',
  kind: 'record',
  titleField: 'company',
  order: [{ field: 'company', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_MANAGE_CLIENT or ROLE_CUSTOMER_CREATE',
    update: 'ROLE_MANAGE_CLIENT',
    delete: 'ROLE_MANAGE_CLIENT',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { id: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { id: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'number',
      type: 'string',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['number']],
    }),
    property({
      name: 'company',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'tradeName', column: 'trade_name', type: 'string', maxLength: 160, search: true, filter: true }),
    property({
      name: 'kvkNumber',
      column: 'kvk_number',
      type: 'string',
      format: 'kvk',
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'vatNumber', column: 'vat_number', type: 'string', format: 'vat-nl' }),
    property({
      name: 'iban',
      type: 'string',
      format: 'iban',
      access: { read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER', mask: true },
    }),
    property({ name: 'email', type: 'string', format: 'email', maxLength: 254, search: true, filter: true }),
    property({ name: 'phone', type: 'string', format: 'phone-e164' }),
    property({ name: 'website', type: 'string', format: 'uri', maxLength: 2048 }),
    property({ name: 'street', type: 'string', maxLength: 120 }),
    property({ name: 'postcode', type: 'string', format: 'nl-postcode', filter: true, sort: true }),
    property({ name: 'city', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'accountManager',
      column: 'account_manager_id',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'customers',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({
      name: 'commission',
      type: 'percentage',
      access: { read: 'ROLE_EMPLOYEE', write: 'ROLE_MANAGE_CLIENT' },
    }),
    property({ name: 'payoutMinimum', column: 'payout_minimum', type: 'money', filter: true, sort: true }),
    property({ name: 'contractFrom', column: 'contract_from', type: 'date', filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({
      name: 'notes',
      type: 'text',
      maxLength: 4000,
      access: { read: 'ROLE_EMPLOYEE', write: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'createdAt', column: 'created_at', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
