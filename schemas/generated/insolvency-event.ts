// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface InsolvencyEvent {
  id: number
  _version: number
  debtor: {
    id: number
    name: string | null
    number: string | null
  }
  kind: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'
  startDate: string
  endDate: string | null
  reference: string | null
  court: {
    id: number
    name: string
  } | null
  representative: {
    id: number
    name: string
    organisation: string | null
  } | null
  blocksCollection: boolean | null
  stopsInterest: boolean | null
  offeredPercentage: string | null
  note: string | null
  status: 'active' | 'ended'
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface InsolvencyEventStored {
  id: number
  debtor: number
  kind: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'
  startDate: string
  endDate: string | null
  reference: string | null
  court: number | null
  representative: number | null
  blocksCollection: boolean | null
  stopsInterest: boolean | null
  offeredPercentage: string | null
  note: string | null
  status: 'active' | 'ended'
  createdAt: string | null
  createdBy: number | null
}

export interface InsolvencyEventCreate {
  debtor: number
  kind: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'
  startDate: string
  endDate?: string | null
  reference?: string | null
  court?: number | null
  representative?: number | null
  blocksCollection?: boolean | null
  stopsInterest?: boolean | null
  offeredPercentage?: string | null
  note?: string | null
}

export interface InsolvencyEventUpdate {
  _version?: number
  debtor?: number
  kind?: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'
  startDate?: string
  endDate?: string | null
  reference?: string | null
  court?: number | null
  representative?: number | null
  blocksCollection?: boolean | null
  stopsInterest?: boolean | null
  offeredPercentage?: string | null
  note?: string | null
}

export interface InsolvencyEventQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    kind?: Direction
    startDate?: Direction
    endDate?: Direction
    blocksCollection?: Direction
    stopsInterest?: Direction
    status?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    debtor?: ChoiceFilter<number>
    kind?: ChoiceFilter<'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'>
    startDate?: RangeFilter<string>
    endDate?: RangeFilter<string>
    reference?: TextFilter
    court?: ChoiceFilter<number>
    representative?: ChoiceFilter<number>
    blocksCollection?: ChoiceFilter<boolean>
    stopsInterest?: ChoiceFilter<boolean>
    status?: ChoiceFilter<'active' | 'ended'>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<InsolvencyEventQuery['_filter']>[]
    all?: readonly NonNullable<InsolvencyEventQuery['_filter']>[]
    not?: NonNullable<InsolvencyEventQuery['_filter']>
  }
}

export interface InsolvencyEventEndBody {
  endDate?: string
}

export type InsolvencyEventState = 'active' | 'ended'

export type InsolvencyEventAction = 'end'

/** Reasons that guards refuse with. */
export type InsolvencyEventRefusal = 'notYet'

/** What the guards and effects of its lifecycle are typed by. */
export type InsolvencyEventLifecycle = {
  record: InsolvencyEventStored
  state: InsolvencyEventState
  action: InsolvencyEventAction
  refusal: InsolvencyEventRefusal
  bodies: {
    end: InsolvencyEventEndBody
  }
  guards: { isOver: 'end' }
  effects: { endOn: 'end' }
}

export const insolvencyEvent: Entity<'insolvency-event'> = {
  name: 'insolvency-event',
  typeName: 'InsolvencyEvent',
  plural: 'insolvency-events',
  api: '/api/v4/insolvency-event',
  table: 'insolvency_event',
  kind: 'record',
  titleField: 'reference',
  order: [{ field: 'startDate', direction: 'desc' }],
  version: true,
  audit: true,
  access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT', export: 'ROLE_FILE_EXPORT' },
  rules: [
    {
      name: 'period',
      field: 'endDate',
      holds: {
        any: [{ endDate: { empty: true } }, { startDate: { empty: true } }, { endDate: { gte: '$.startDate' } }],
      },
      constraint: 'insolvency_event_period_rule',
    },
  ],
  lifecycle: {
    property: 'status',
    initial: ['active'],
    states: {
      active: {
        tone: 'warning',
        editable: ['reference', 'court', 'representative', 'offeredPercentage', 'note'],
        due: { from: 'endDate', after: 'P1D', action: 'end' },
      },
      ended: { final: true, editable: ['note'], require: ['endDate'] },
    },
    actions: {
      end: {
        from: ['active'],
        to: 'ended',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        guard: ['isOver'],
        fields: { require: [], optional: ['endDate'] },
        effect: ['endOn'],
        confirm: 'ask',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name', 'number'],
        inverse: 'insolvencyEvents',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: [
        'shv_intake',
        'shv_arrangement',
        'moratorium',
        'wsnp',
        'bankruptcy',
        'suspension_of_payments',
        'bewind',
        'curatele',
        'deceased',
        'vow',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'startDate', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'endDate', type: 'date', filter: true, sort: true }),
    property({ name: 'reference', type: 'string', maxLength: 80, search: true, filter: true }),
    property({
      name: 'court',
      type: 'relation',
      relation: { entity: 'court', many: false, embed: ['name'], inverse: 'insolvencyEvents', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'representative',
      type: 'relation',
      relation: {
        entity: 'representative',
        many: false,
        embed: ['name', 'organisation'],
        inverse: 'insolvencyEvents',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({ name: 'blocksCollection', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'stopsInterest', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'offeredPercentage', type: 'percentage', format: 'share' }),
    property({ name: 'note', type: 'text', maxLength: 2000 }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'active',
      values: ['active', 'ended'],
      filter: true,
      sort: true,
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
  ],
}
