// Generated from write-off.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface WriteOff {
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
  date: string
  component: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  reason: string
  status: 'booked' | 'reversed'
  reversedAt: string | null
  reverseReason: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface WriteOffStored {
  id: number
  file: number
  customer: number | null
  date: string
  component: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  reason: string
  status: 'booked' | 'reversed'
  reversedAt: string | null
  reverseReason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface WriteOffCreate {
  file: number
  date: string
  component: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  reason: string
}

export interface WriteOffUpdate {
  _version?: number
  file?: number
  date?: string
  component?: 'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  reason?: string
}

export interface WriteOffQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    date?: Direction
    component?: Direction
    amount?: Direction
    status?: Direction
    reversedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    date?: RangeFilter<string>
    component?: ChoiceFilter<'principal' | 'interest' | 'collection_costs' | 'collection_costs_vat' | 'court_costs' | 'execution_costs' | 'other_costs'>
    amount?: RangeFilter<number>
    status?: ChoiceFilter<'booked' | 'reversed'>
    reversedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<WriteOffQuery['_filter']>[]
    all?: readonly NonNullable<WriteOffQuery['_filter']>[]
    not?: NonNullable<WriteOffQuery['_filter']>
  }
}

export interface WriteOffReverseBody {
  reverseReason: string
}

export type WriteOffState = 'booked' | 'reversed'

export type WriteOffAction = 'reverse'

/** Reasons that guards refuse with. */
export type WriteOffRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type WriteOffLifecycle = {
  record: WriteOffStored
  state: WriteOffState
  action: WriteOffAction
  refusal: WriteOffRefusal
  bodies: {
    reverse: WriteOffReverseBody
  }
  guards: {}
  effects: {}
}

export const writeOff: Entity<'write-off'> = {
  name: 'write-off',
  typeName: 'WriteOff',
  plural: 'write-offs',
  api: '/api/v4/write-off',
  table: 'write_off',
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
      reversed: { final: true, tone: 'danger', editable: false, require: ['reverseReason'] },
    },
    actions: {
      reverse: {
        from: ['booked'],
        to: 'reversed',
        by: 'user',
        access: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
        fields: { require: ['reverseReason'], optional: [] },
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
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'writeOffs', onDelete: 'restrict' },
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
        inverse: 'writeOffs',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
    property({
      name: 'component',
      type: 'enum',
      required: true,
      values: [
        'principal',
        'interest',
        'collection_costs',
        'collection_costs_vat',
        'court_costs',
        'execution_costs',
        'other_costs',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'amount', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', required: true, minLength: 1, maxLength: 400 }),
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
    property({ name: 'reverseReason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
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
