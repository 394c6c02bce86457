// Generated from instalment.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Instalment {
  id: number
  _version: number
  arrangement: {
    id: number
    number: string | null
  }
  customer: {
    id: number
    company: string
  } | null
  sequence: number | null
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  paidAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  paidAt: string | null
  status: 'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed' | null
  change: 'none' | 'postponed' | 'waived'
  agreedOn: string | null
  reason: string | null
  _actions?: PossibleAction[]
}

export interface InstalmentStored {
  id: number
  arrangement: number
  customer: number | null
  sequence: number | null
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  paidAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  paidAt: string | null
  status: 'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed' | null
  change: 'none' | 'postponed' | 'waived'
  agreedOn: string | null
  reason: string | null
}

export interface InstalmentCreate {
  arrangement: number
  dueDate: string
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
}

export interface InstalmentUpdate {
  _version?: number
  arrangement?: number
  dueDate?: string
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
}

export interface InstalmentQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    sequence?: Direction
    dueDate?: Direction
    amount?: Direction
    paidAmount?: Direction
    paidAt?: Direction
    status?: Direction
    change?: Direction
    agreedOn?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    arrangement?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    sequence?: RangeFilter<number>
    dueDate?: RangeFilter<string>
    amount?: RangeFilter<number>
    paidAmount?: RangeFilter<number>
    paidAt?: RangeFilter<string>
    status?: ChoiceFilter<'scheduled' | 'due' | 'reminded' | 'paid' | 'partial' | 'missed' | 'waived' | 'postponed'>
    change?: ChoiceFilter<'none' | 'postponed' | 'waived'>
    agreedOn?: RangeFilter<string>
    any?: readonly NonNullable<InstalmentQuery['_filter']>[]
    all?: readonly NonNullable<InstalmentQuery['_filter']>[]
    not?: NonNullable<InstalmentQuery['_filter']>
  }
}

export interface InstalmentPostponeBody {
  dueDate: string
  reason: string
}

export interface InstalmentWaiveBody {
  reason: string
}

export type InstalmentState = 'none' | 'postponed' | 'waived'

export type InstalmentAction = 'postpone' | 'waive'

/** Reasons that guards refuse with. */
export type InstalmentRefusal = 'notRunning' | 'isPaid' | 'notLater'

/** What the guards and effects of its lifecycle are typed by. */
export type InstalmentLifecycle = {
  record: InstalmentStored
  state: InstalmentState
  action: InstalmentAction
  refusal: InstalmentRefusal
  bodies: {
    postpone: InstalmentPostponeBody
    waive: InstalmentWaiveBody
  }
  guards: { isLater: 'postpone' }
  effects: { checkOpen: 'postpone' | 'waive'; keepDate: 'postpone' }
}

export const instalment: Entity<'instalment'> = {
  name: 'instalment',
  typeName: 'Instalment',
  plural: 'instalments',
  api: '/api/v4/instalment',
  table: 'instalment',
  kind: 'record',
  titleField: 'dueDate',
  order: [{ field: 'dueDate', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    export: 'ROLE_FILE_EXPORT',
    within: 'arrangement',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  lifecycle: {
    property: 'change',
    initial: ['none'],
    states: {
      none: { editable: true },
      postponed: { tone: 'warning', editable: true, require: ['reason'] },
      waived: { final: true, editable: true, require: ['reason'] },
    },
    actions: {
      postpone: {
        from: ['none', 'postponed'],
        to: 'postponed',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isLater'],
        fields: { require: ['dueDate', 'reason'], optional: [] },
        effect: ['checkOpen', 'keepDate'],
        confirm: 'none',
      },
      waive: {
        from: ['none', 'postponed'],
        to: 'waived',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['reason'], optional: [] },
        effect: ['checkOpen'],
        confirm: 'none',
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'arrangement',
      type: 'relation',
      required: true,
      relation: {
        entity: 'arrangement',
        many: false,
        embed: ['number'],
        inverse: 'instalments',
        onDelete: 'cascade',
        parent: { as: 'instalments', most: 500 },
      },
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
        inverse: 'instalments',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'sequence', type: 'integer', readOnly: true, minimum: 1, filter: true, sort: true }),
    property({ name: 'dueDate', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'amount', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'paidAmount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'paidAt', type: 'date', readOnly: true, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      readOnly: true,
      default: 'scheduled',
      values: ['scheduled', 'due', 'reminded', 'paid', 'partial', 'missed', 'waived', 'postponed'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'change',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'none',
      values: ['none', 'postponed', 'waived'],
      filter: true,
      sort: true,
    }),
    property({ name: 'agreedOn', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 400 }),
  ],
}
