// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface SubpoenaSalary {
  id: number
  _version: number
  kind: 'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'
  band: number | null
  upTo: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  amountPerPoint: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  maxPoints: number | null
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface SubpoenaSalaryStored {
  id: number
  kind: 'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'
  band: number | null
  upTo: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  amountPerPoint: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  maxPoints: number | null
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface SubpoenaSalaryCreate {
  kind?: 'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'
  band?: number | null
  upTo?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  amountPerPoint: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  maxPoints?: number | null
  effectiveFrom: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface SubpoenaSalaryUpdate {
  _version?: number
  kind?: 'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'
  band?: number | null
  upTo?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  amountPerPoint?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  maxPoints?: number | null
  effectiveFrom?: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface SubpoenaSalaryQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    kind?: Direction
    band?: Direction
    upTo?: Direction
    amountPerPoint?: Direction
    maxPoints?: Direction
    effectiveFrom?: Direction
    effectiveUntil?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    kind?: ChoiceFilter<'band' | 'eviction' | 'undetermined' | 'after_costs' | 'after_costs_district' | 'after_costs_service'>
    band?: RangeFilter<number>
    upTo?: RangeFilter<number>
    amountPerPoint?: RangeFilter<number>
    maxPoints?: RangeFilter<number>
    effectiveFrom?: RangeFilter<string>
    effectiveUntil?: RangeFilter<string>
    source?: TextFilter
    any?: readonly NonNullable<SubpoenaSalaryQuery['_filter']>[]
    all?: readonly NonNullable<SubpoenaSalaryQuery['_filter']>[]
    not?: NonNullable<SubpoenaSalaryQuery['_filter']>
  }
}

export const subpoenaSalary: Entity<'subpoena-salary'> = {
  name: 'subpoena-salary',
  typeName: 'SubpoenaSalary',
  plural: 'subpoena-salaries',
  api: '/api/v4/subpoena-salary',
  table: 'subpoena_salary',
  kind: 'lookup',
  titleField: 'source',
  order: [
    { field: 'effectiveFrom', direction: 'desc' },
    { field: 'kind', direction: 'asc' },
    { field: 'band', direction: 'asc' },
  ],
  version: true,
  audit: true,
  validity: { from: 'effectiveFrom', until: 'effectiveUntil', by: ['kind', 'band'] },
  access: {
    read: 'ROLE_LEGAL',
    create: 'ROLE_LEGAL',
    update: 'ROLE_LEGAL',
    delete: 'ROLE_LEGAL',
    export: 'ROLE_LEGAL',
    import: 'ROLE_LEGAL',
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
      constraint: 'subpoena_salary_validity_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'band',
      values: ['band', 'eviction', 'undetermined', 'after_costs', 'after_costs_district', 'after_costs_service'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'band',
      type: 'integer',
      minimum: 1,
      maximum: 99,
      filter: true,
      sort: true,
      access: { when: { kind: 'band' }, requiredWhen: { kind: 'band' } },
    }),
    property({ name: 'upTo', type: 'money', filter: true, sort: true, access: { when: { kind: 'band' } } }),
    property({ name: 'amountPerPoint', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'maxPoints', type: 'integer', minimum: 1, maximum: 99, filter: true, sort: true }),
    property({ name: 'effectiveFrom', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'effectiveUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'source', type: 'string', maxLength: 200, search: true, filter: true }),
  ],
}
