// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface InterruptionEvent {
  id: number
  _version: number
  claim: {
    id: number
    number: string
  }
  file: {
    id: number
    number: string | null
  } | null
  customer: {
    id: number
    company: string
  } | null
  date: string
  kind: 'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'
  note: string | null
  payment: {
    id: number
    date: string
  } | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
}

export interface InterruptionEventStored {
  id: number
  claim: number
  file: number | null
  customer: number | null
  date: string
  kind: 'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'
  note: string | null
  payment: number | null
  createdAt: string | null
  createdBy: number | null
}

export interface InterruptionEventCreate {
  claim: number
  date: string
  kind: 'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'
  note?: string | null
}

export interface InterruptionEventUpdate {
  _version?: number
  claim?: number
  date?: string
  kind?: 'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'
  note?: string | null
}

export interface InterruptionEventQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    date?: Direction
    kind?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    claim?: ChoiceFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    date?: RangeFilter<string>
    kind?: ChoiceFilter<'demand' | 'reservation' | 'acknowledgement' | 'payment' | 'legal_action'>
    payment?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<InterruptionEventQuery['_filter']>[]
    all?: readonly NonNullable<InterruptionEventQuery['_filter']>[]
    not?: NonNullable<InterruptionEventQuery['_filter']>
  }
}

export const interruptionEvent: Entity<'interruption-event'> = {
  name: 'interruption-event',
  typeName: 'InterruptionEvent',
  plural: 'interruption-events',
  api: '/api/v4/interruption-event',
  table: 'interruption_event',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'date', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'claim',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'claim',
      type: 'relation',
      required: true,
      relation: { entity: 'claim', many: false, embed: ['number'], inverse: 'interruptions', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'file',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'interruptions', onDelete: 'restrict' },
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
        inverse: 'interruptions',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: ['demand', 'reservation', 'acknowledgement', 'payment', 'legal_action'],
      filter: true,
      sort: true,
    }),
    property({ name: 'note', type: 'text', maxLength: 400 }),
    property({
      name: 'payment',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'payment', many: false, embed: ['date'], inverse: 'interruptions', onDelete: 'restrict' },
      filter: true,
    }),
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
