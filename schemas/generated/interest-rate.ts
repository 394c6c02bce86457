// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface InterestRate {
  id: number
  _version: number
  type: 'statutory' | 'commercial'
  rate: string
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface InterestRateStored {
  id: number
  type: 'statutory' | 'commercial'
  rate: string
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface InterestRateCreate {
  type: 'statutory' | 'commercial'
  rate: string
  effectiveFrom: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface InterestRateUpdate {
  _version?: number
  type?: 'statutory' | 'commercial'
  rate?: string
  effectiveFrom?: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface InterestRateQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    effectiveFrom?: Direction
    effectiveUntil?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    type?: ChoiceFilter<'statutory' | 'commercial'>
    effectiveFrom?: RangeFilter<string>
    effectiveUntil?: RangeFilter<string>
    source?: TextFilter
    any?: readonly NonNullable<InterestRateQuery['_filter']>[]
    all?: readonly NonNullable<InterestRateQuery['_filter']>[]
    not?: NonNullable<InterestRateQuery['_filter']>
  }
}

export const interestRate: Entity<'interest-rate'> = {
  name: 'interest-rate',
  typeName: 'InterestRate',
  plural: 'interest-rates',
  api: '/api/v4/interest-rate',
  table: 'interest_rate',
  kind: 'lookup',
  titleField: 'source',
  order: [{ field: 'effectiveFrom', direction: 'desc' }, { field: 'type', direction: 'asc' }],
  version: true,
  audit: true,
  validity: { from: 'effectiveFrom', until: 'effectiveUntil', by: ['type'] },
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_LEGAL',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_EMPLOYEE or ROLE_LEGAL',
    import: 'ROLE_SETTINGS',
  },
  rules: [
    {
      name: 'validity',
      field: 'effectiveUntil',
      holds: {
        any: [
          { effectiveUntil: { empty: true } },
          { effectiveFrom: { empty: true } },
          { effectiveUntil: { gte: '$.effectiveFrom' } },
        ],
      },
      text: 'error.validityEnd',
      constraint: 'interest_rate_validity_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      values: ['statutory', 'commercial'],
      filter: true,
      sort: true,
    }),
    property({ name: 'rate', type: 'percentage', format: 'share', required: true }),
    property({ name: 'effectiveFrom', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'effectiveUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'source', type: 'string', maxLength: 200, search: true, filter: true }),
  ],
}
