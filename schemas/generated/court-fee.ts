// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface CourtFee {
  id: number
  _version: number
  courtType: 'cantonal' | 'district' | 'appeal'
  band: number
  upTo: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  naturalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  indigent: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface CourtFeeStored {
  id: number
  courtType: 'cantonal' | 'district' | 'appeal'
  band: number
  upTo: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  naturalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  indigent: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface CourtFeeCreate {
  courtType: 'cantonal' | 'district' | 'appeal'
  band: number
  upTo?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  naturalPerson: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  indigent?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  effectiveFrom: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface CourtFeeUpdate {
  _version?: number
  courtType?: 'cantonal' | 'district' | 'appeal'
  band?: number
  upTo?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalPerson?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  naturalPerson?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  indigent?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  effectiveFrom?: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface CourtFeeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    courtType?: Direction
    band?: Direction
    upTo?: Direction
    legalPerson?: Direction
    naturalPerson?: Direction
    indigent?: Direction
    effectiveFrom?: Direction
    effectiveUntil?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    courtType?: ChoiceFilter<'cantonal' | 'district' | 'appeal'>
    band?: RangeFilter<number>
    upTo?: RangeFilter<number>
    legalPerson?: RangeFilter<number>
    naturalPerson?: RangeFilter<number>
    indigent?: RangeFilter<number>
    effectiveFrom?: RangeFilter<string>
    effectiveUntil?: RangeFilter<string>
    source?: TextFilter
    any?: readonly NonNullable<CourtFeeQuery['_filter']>[]
    all?: readonly NonNullable<CourtFeeQuery['_filter']>[]
    not?: NonNullable<CourtFeeQuery['_filter']>
  }
}

export const courtFee: Entity<'court-fee'> = {
  name: 'court-fee',
  typeName: 'CourtFee',
  plural: 'court-fees',
  api: '/api/v4/court-fee',
  table: 'court_fee',
  kind: 'lookup',
  titleField: 'source',
  order: [
    { field: 'effectiveFrom', direction: 'desc' },
    { field: 'courtType', direction: 'asc' },
    { field: 'band', direction: 'asc' },
  ],
  version: true,
  audit: true,
  validity: { from: 'effectiveFrom', until: 'effectiveUntil', by: ['courtType', 'band'] },
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
      constraint: 'court_fee_validity_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'courtType',
      type: 'enum',
      required: true,
      values: ['cantonal', 'district', 'appeal'],
      filter: true,
      sort: true,
    }),
    property({ name: 'band', type: 'integer', required: true, minimum: 1, maximum: 99, filter: true, sort: true }),
    property({ name: 'upTo', type: 'money', filter: true, sort: true }),
    property({ name: 'legalPerson', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'naturalPerson', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'indigent', type: 'money', filter: true, sort: true }),
    property({ name: 'effectiveFrom', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'effectiveUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'source', type: 'string', maxLength: 200, search: true, filter: true }),
  ],
}
