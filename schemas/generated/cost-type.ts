// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface CostType {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vatRate: string | null
  chargeTo: 'debtor' | 'client' | 'office'
  defaultAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalLimit: 'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null
  allocationOrder: number | null
  ledger: string | null
  effectiveFrom: string
  effectiveUntil: string | null
  active: boolean | null
}

export interface CostTypeStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vatRate: string | null
  chargeTo: 'debtor' | 'client' | 'office'
  defaultAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalLimit: 'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null
  allocationOrder: number | null
  ledger: string | null
  effectiveFrom: string
  effectiveUntil: string | null
  active: boolean | null
}

export interface CostTypeCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vatRate?: string | null
  chargeTo?: 'debtor' | 'client' | 'office'
  defaultAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalLimit?: 'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null
  allocationOrder?: number | null
  ledger?: string | null
  effectiveFrom: string
  effectiveUntil?: string | null
  active?: boolean | null
}

export interface CostTypeUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  category?: 'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'
  vatRate?: string | null
  chargeTo?: 'debtor' | 'client' | 'office'
  defaultAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  legalLimit?: 'none' | 'wik' | 'btag' | 'court_fee' | 'salary' | null
  allocationOrder?: number | null
  ledger?: string | null
  effectiveFrom?: string
  effectiveUntil?: string | null
  active?: boolean | null
}

export interface CostTypeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    category?: Direction
    chargeTo?: Direction
    defaultAmount?: Direction
    legalLimit?: Direction
    allocationOrder?: Direction
    effectiveFrom?: Direction
    effectiveUntil?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    category?: ChoiceFilter<'collection' | 'court' | 'bailiff' | 'interest' | 'office' | 'other'>
    chargeTo?: ChoiceFilter<'debtor' | 'client' | 'office'>
    defaultAmount?: RangeFilter<number>
    legalLimit?: ChoiceFilter<'none' | 'wik' | 'btag' | 'court_fee' | 'salary'>
    allocationOrder?: RangeFilter<number>
    ledger?: TextFilter
    effectiveFrom?: RangeFilter<string>
    effectiveUntil?: RangeFilter<string>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<CostTypeQuery['_filter']>[]
    all?: readonly NonNullable<CostTypeQuery['_filter']>[]
    not?: NonNullable<CostTypeQuery['_filter']>
  }
}

export const costType: Entity<'cost-type'> = {
  name: 'cost-type',
  typeName: 'CostType',
  plural: 'cost-types',
  api: '/api/v4/cost-type',
  table: 'cost_type',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'code', direction: 'asc' }, { field: 'effectiveFrom', direction: 'desc' }],
  version: true,
  audit: true,
  validity: { from: 'effectiveFrom', until: 'effectiveUntil', by: ['code'] },
  access: {
    read: 'ROLE_EMPLOYEE',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_EMPLOYEE',
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
      constraint: 'cost_type_validity_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'code', type: 'string', required: true, search: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({
      name: 'category',
      type: 'enum',
      required: true,
      values: ['collection', 'court', 'bailiff', 'interest', 'office', 'other'],
      filter: true,
      sort: true,
    }),
    property({ name: 'vatRate', type: 'percentage', format: 'share' }),
    property({
      name: 'chargeTo',
      type: 'enum',
      required: true,
      default: 'debtor',
      values: ['debtor', 'client', 'office'],
      filter: true,
      sort: true,
    }),
    property({ name: 'defaultAmount', type: 'money', filter: true, sort: true }),
    property({
      name: 'legalLimit',
      type: 'enum',
      default: 'none',
      values: ['none', 'wik', 'btag', 'court_fee', 'salary'],
      filter: true,
      sort: true,
    }),
    property({ name: 'allocationOrder', type: 'integer', minimum: 1, maximum: 999, filter: true, sort: true }),
    property({ name: 'ledger', type: 'string', search: true, filter: true }),
    property({ name: 'effectiveFrom', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'effectiveUntil', type: 'date', filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
