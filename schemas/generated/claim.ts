// Generated from claim.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Claim {
  id: number
  _version: number
  file: {
    id: number
    number: string | null
  }
  customer: {
    id: number
    company: string
  } | null
  type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
  number: string
  invoiceDate: string
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  openAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  credited: {
    id: number
    number: string
  } | null
  description: string | null
  agreementReference: string | null
  periodFrom: string | null
  periodTo: string | null
  interestFrom: string | null
  limitationCategory: 'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20' | null
  limitationDate: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
}

export interface ClaimStored {
  id: number
  file: number
  customer: number | null
  type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
  number: string
  invoiceDate: string
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  openAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  credited: number | null
  description: string | null
  agreementReference: string | null
  periodFrom: string | null
  periodTo: string | null
  interestFrom: string | null
  limitationCategory: 'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20' | null
  limitationDate: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface ClaimCreate {
  file: number
  type?: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
  number: string
  invoiceDate: string
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  credited?: number | null
  description?: string | null
  agreementReference?: string | null
  periodFrom?: string | null
  periodTo?: string | null
  interestFrom?: string | null
  limitationCategory?: 'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20' | null
}

export interface ClaimUpdate {
  _version?: number
  file?: number
  type?: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
  number?: string
  invoiceDate?: string
  dueDate?: string
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  credited?: number | null
  description?: string | null
  agreementReference?: string | null
  periodFrom?: string | null
  periodTo?: string | null
  interestFrom?: string | null
  limitationCategory?: 'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20' | null
}

export interface ClaimQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    number?: Direction
    invoiceDate?: Direction
    dueDate?: Direction
    amount?: Direction
    openAmount?: Direction
    periodFrom?: Direction
    periodTo?: Direction
    interestFrom?: Direction
    limitationCategory?: Direction
    limitationDate?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    type?: ChoiceFilter<'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'>
    number?: TextFilter
    invoiceDate?: RangeFilter<string>
    dueDate?: RangeFilter<string>
    amount?: RangeFilter<number>
    openAmount?: RangeFilter<number>
    credited?: ChoiceFilter<number>
    agreementReference?: TextFilter
    periodFrom?: RangeFilter<string>
    periodTo?: RangeFilter<string>
    interestFrom?: RangeFilter<string>
    limitationCategory?: ChoiceFilter<'contract_5' | 'consumer_2' | 'general_20' | 'judgment_20'>
    limitationDate?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ClaimQuery['_filter']>[]
    all?: readonly NonNullable<ClaimQuery['_filter']>[]
    not?: NonNullable<ClaimQuery['_filter']>
  }
}

export const claim: Entity<'claim'> = {
  name: 'claim',
  typeName: 'Claim',
  plural: 'claims',
  api: '/api/v4/claim',
  table: 'claim',
  kind: 'record',
  titleField: 'number',
  order: [{ field: 'invoiceDate', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  rules: [
    {
      name: 'term',
      field: 'dueDate',
      holds: {
        any: [{ dueDate: { empty: true } }, { invoiceDate: { empty: true } }, { dueDate: { gte: '$.invoiceDate' } }],
      },
      constraint: 'claim_term_rule',
    },
    {
      name: 'period',
      field: 'periodTo',
      holds: {
        any: [{ periodTo: { empty: true } }, { periodFrom: { empty: true } }, { periodTo: { gte: '$.periodFrom' } }],
      },
      constraint: 'claim_period_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'claims', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'claims',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      default: 'invoice',
      values: ['invoice', 'credit_note', 'subscription_term', 'rent', 'instalment', 'loan', 'damage', 'other'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'number',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 40,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'invoiceDate', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'dueDate', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'amount', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'openAmount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({
      name: 'credited',
      type: 'relation',
      relation: { entity: 'claim', many: false, embed: ['number'], inverse: 'creditNotes', onDelete: 'restrict' },
      filter: true,
      access: { when: { type: 'credit_note' } },
    }),
    property({ name: 'description', type: 'text', maxLength: 400 }),
    property({ name: 'agreementReference', type: 'string', maxLength: 80, search: true, filter: true }),
    property({ name: 'periodFrom', type: 'date', filter: true, sort: true }),
    property({ name: 'periodTo', type: 'date', filter: true, sort: true }),
    property({ name: 'interestFrom', type: 'date', filter: true, sort: true }),
    property({
      name: 'limitationCategory',
      type: 'enum',
      values: ['contract_5', 'consumer_2', 'general_20', 'judgment_20'],
      filter: true,
      sort: true,
    }),
    property({ name: 'limitationDate', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
  ],
}
