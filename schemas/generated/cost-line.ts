// Generated from cost-line.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface CostLine {
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
  costType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  date: string
  description: string | null
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  chargeTo: 'debtor' | 'client' | 'office' | null
  source: 'auto' | 'manual' | 'bailiff' | 'court' | 'extra' | 'advance' | null
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

export interface CostLineStored {
  id: number
  file: number
  customer: number | null
  costType: number
  date: string
  description: string | null
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  chargeTo: 'debtor' | 'client' | 'office' | null
  source: 'auto' | 'manual' | 'bailiff' | 'court' | 'extra' | 'advance' | null
  status: 'booked' | 'reversed'
  reversedAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface CostLineCreate {
  file: number
  costType: number
  date: string
  description?: string | null
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  chargeTo?: 'debtor' | 'client' | 'office' | null
}

export interface CostLineUpdate {
  _version?: number
  file?: number
  costType?: number
  date?: string
  description?: string | null
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  chargeTo?: 'debtor' | 'client' | 'office' | null
}

export interface CostLineQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    date?: Direction
    amount?: Direction
    vatAmount?: Direction
    chargeTo?: Direction
    source?: Direction
    status?: Direction
    reversedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    costType?: ChoiceFilter<number>
    date?: RangeFilter<string>
    amount?: RangeFilter<number>
    vatAmount?: RangeFilter<number>
    chargeTo?: ChoiceFilter<'debtor' | 'client' | 'office'>
    source?: ChoiceFilter<'auto' | 'manual' | 'bailiff' | 'court' | 'extra' | 'advance'>
    status?: ChoiceFilter<'booked' | 'reversed'>
    reversedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<CostLineQuery['_filter']>[]
    all?: readonly NonNullable<CostLineQuery['_filter']>[]
    not?: NonNullable<CostLineQuery['_filter']>
  }
}

export interface CostLineReverseBody {
  reason: string
}

export type CostLineState = 'booked' | 'reversed'

export type CostLineAction = 'reverse'

/** Reasons that guards refuse with. */
export type CostLineRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type CostLineLifecycle = {
  record: CostLineStored
  state: CostLineState
  action: CostLineAction
  refusal: CostLineRefusal
  bodies: {
    reverse: CostLineReverseBody
  }
  guards: {}
  effects: {}
}

export const costLine: Entity<'cost-line'> = {
  name: 'cost-line',
  typeName: 'CostLine',
  plural: 'cost-lines',
  api: '/api/v4/cost-line',
  table: 'cost_line',
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
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' }, chargeTo: { in: ['debtor', 'client'] } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' }, chargeTo: { in: ['debtor', 'client'] } },
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
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'costLines', onDelete: 'restrict' },
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
        inverse: 'costLines',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'costType',
      type: 'relation',
      required: true,
      relation: { entity: 'cost-type', many: false, embed: ['name'], inverse: 'costLines', onDelete: 'restrict' },
      filter: true,
    }),
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'description', type: 'text', maxLength: 400 }),
    property({ name: 'amount', type: 'money', filter: true, sort: true }),
    property({ name: 'vatAmount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({
      name: 'chargeTo',
      type: 'enum',
      default: 'debtor',
      values: ['debtor', 'client', 'office'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'source',
      type: 'enum',
      readOnly: true,
      default: 'manual',
      values: ['auto', 'manual', 'bailiff', 'court', 'extra', 'advance'],
      filter: true,
      sort: true,
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
