// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface BailiffTariff {
  id: number
  _version: number
  article: string
  description: {
    nl: string
    en?: string
    fr?: string
  }
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface BailiffTariffStored {
  id: number
  article: string
  description: {
    nl: string
    en?: string
    fr?: string
  }
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  effectiveFrom: string
  effectiveUntil: string | null
  source: string | null
}

export interface BailiffTariffCreate {
  article: string
  description: {
    nl: string
    en?: string
    fr?: string
  }
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  effectiveFrom: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface BailiffTariffUpdate {
  _version?: number
  article?: string
  description?: {
    nl: string
    en?: string
    fr?: string
  }
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  effectiveFrom?: string
  effectiveUntil?: string | null
  source?: string | null
}

export interface BailiffTariffQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    article?: Direction
    amount?: Direction
    effectiveFrom?: Direction
    effectiveUntil?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    article?: TextFilter
    description?: LocalizedFilter
    amount?: RangeFilter<number>
    effectiveFrom?: RangeFilter<string>
    effectiveUntil?: RangeFilter<string>
    source?: TextFilter
    any?: readonly NonNullable<BailiffTariffQuery['_filter']>[]
    all?: readonly NonNullable<BailiffTariffQuery['_filter']>[]
    not?: NonNullable<BailiffTariffQuery['_filter']>
  }
}

export const bailiffTariff: Entity<'bailiff-tariff'> = {
  name: 'bailiff-tariff',
  typeName: 'BailiffTariff',
  plural: 'bailiff-tariffs',
  api: '/api/v4/bailiff-tariff',
  table: 'bailiff_tariff',
  kind: 'lookup',
  titleField: 'description',
  order: [{ field: 'effectiveFrom', direction: 'desc' }, { field: 'article', direction: 'asc' }],
  version: true,
  audit: true,
  validity: { from: 'effectiveFrom', until: 'effectiveUntil', by: ['article'] },
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
      constraint: 'bailiff_tariff_validity_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'article', type: 'string', required: true, search: true, filter: true, sort: true }),
    property({
      name: 'description',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({ name: 'amount', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'effectiveFrom', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'effectiveUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'source', type: 'string', maxLength: 200, search: true, filter: true }),
  ],
}
