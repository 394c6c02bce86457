// Generated from payment.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Payment {
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
  direction: 'in' | 'out' | null
  date: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  receivedBy: 'office' | 'client' | 'bailiff' | 'psp' | null
  method: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null
  description: string | null
  designatedClaim: {
    id: number
    number: string
  } | null
  status: 'booked' | 'reversed'
  reversedAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface PaymentStored {
  id: number
  file: number
  customer: number | null
  direction: 'in' | 'out' | null
  date: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  receivedBy: 'office' | 'client' | 'bailiff' | 'psp' | null
  method: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null
  description: string | null
  designatedClaim: number | null
  status: 'booked' | 'reversed'
  reversedAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface PaymentCreate {
  file: number
  direction?: 'in' | 'out' | null
  date: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  receivedBy?: 'office' | 'client' | 'bailiff' | 'psp' | null
  method?: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null
  description?: string | null
  designatedClaim?: number | null
}

export interface PaymentUpdate {
  _version?: number
  file?: number
  direction?: 'in' | 'out' | null
  date?: string
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  receivedBy?: 'office' | 'client' | 'bailiff' | 'psp' | null
  method?: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting' | null
  description?: string | null
  designatedClaim?: number | null
}

export interface PaymentQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    direction?: Direction
    date?: Direction
    amount?: Direction
    receivedBy?: Direction
    method?: Direction
    status?: Direction
    reversedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    direction?: ChoiceFilter<'in' | 'out'>
    date?: RangeFilter<string>
    amount?: RangeFilter<number>
    receivedBy?: ChoiceFilter<'office' | 'client' | 'bailiff' | 'psp'>
    method?: ChoiceFilter<'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting'>
    description?: TextFilter
    designatedClaim?: ChoiceFilter<number>
    status?: ChoiceFilter<'booked' | 'reversed'>
    reversedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<PaymentQuery['_filter']>[]
    all?: readonly NonNullable<PaymentQuery['_filter']>[]
    not?: NonNullable<PaymentQuery['_filter']>
  }
}

export interface PaymentReverseBody {
  reason: string
}

export type PaymentState = 'booked' | 'reversed'

export type PaymentAction = 'reverse'

/** Reasons that guards refuse with. */
export type PaymentRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type PaymentLifecycle = {
  record: PaymentStored
  state: PaymentState
  action: PaymentAction
  refusal: PaymentRefusal
  bodies: {
    reverse: PaymentReverseBody
  }
  guards: {}
  effects: {}
}

export const payment: Entity<'payment'> = {
  name: 'payment',
  typeName: 'Payment',
  plural: 'payments',
  api: '/api/v4/payment',
  table: 'payment',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'date', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
    create: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
  },
  lifecycle: {
    property: 'status',
    initial: ['booked'],
    states: {
      booked: { editable: false },
      reversed: { final: true, tone: 'danger', editable: false, require: ['reason'] },
    },
    actions: {
      reverse: {
        from: ['booked'],
        to: 'reversed',
        by: 'user',
        access: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
        fields: { require: ['reason'], optional: [] },
        set: { reversedAt: '$now' },
        confirm: 'none',
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'payments', onDelete: 'restrict' },
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
        inverse: 'payments',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'direction', type: 'enum', default: 'in', values: ['in', 'out'], filter: true, sort: true }),
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'amount', type: 'money', required: true, filter: true, sort: true }),
    property({
      name: 'receivedBy',
      type: 'enum',
      default: 'office',
      values: ['office', 'client', 'bailiff', 'psp'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'method',
      type: 'enum',
      default: 'bank',
      values: ['bank', 'ideal', 'direct_debit', 'cash', 'netting'],
      filter: true,
      sort: true,
    }),
    property({ name: 'description', type: 'text', maxLength: 400, search: true, filter: true }),
    property({
      name: 'designatedClaim',
      type: 'relation',
      relation: { entity: 'claim', many: false, embed: ['number'], inverse: 'payments', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'booked',
      values: ['booked', 'reversed'],
      filter: true,
      sort: true,
    }),
    property({ name: 'reversedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
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
