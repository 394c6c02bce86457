// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface AdvanceDefinition {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  formula: 'fixed' | 'court_costs' | 'custom'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  askAt: 'judicial_start' | 'before_summons' | 'manual'
  invoiceText: {
    nl: string
    en?: string
    fr?: string
  } | null
  refundable: boolean | null
  active: boolean | null
}

export interface AdvanceDefinitionStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  formula: 'fixed' | 'court_costs' | 'custom'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  askAt: 'judicial_start' | 'before_summons' | 'manual'
  invoiceText: {
    nl: string
    en?: string
    fr?: string
  } | null
  refundable: boolean | null
  active: boolean | null
}

export interface AdvanceDefinitionCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  formula?: 'fixed' | 'court_costs' | 'custom'
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  askAt?: 'judicial_start' | 'before_summons' | 'manual'
  invoiceText?: {
    nl: string
    en?: string
    fr?: string
  } | null
  refundable?: boolean | null
  active?: boolean | null
}

export interface AdvanceDefinitionUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  formula?: 'fixed' | 'court_costs' | 'custom'
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  askAt?: 'judicial_start' | 'before_summons' | 'manual'
  invoiceText?: {
    nl: string
    en?: string
    fr?: string
  } | null
  refundable?: boolean | null
  active?: boolean | null
}

export interface AdvanceDefinitionQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    formula?: Direction
    amount?: Direction
    askAt?: Direction
    refundable?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    formula?: ChoiceFilter<'fixed' | 'court_costs' | 'custom'>
    amount?: RangeFilter<number>
    askAt?: ChoiceFilter<'judicial_start' | 'before_summons' | 'manual'>
    refundable?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<AdvanceDefinitionQuery['_filter']>[]
    all?: readonly NonNullable<AdvanceDefinitionQuery['_filter']>[]
    not?: NonNullable<AdvanceDefinitionQuery['_filter']>
  }
}

export const advanceDefinition: Entity<'advance-definition'> = {
  name: 'advance-definition',
  typeName: 'AdvanceDefinition',
  plural: 'advance-definitions',
  api: '/api/v4/advance-definition',
  table: 'advance_definition',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'code', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'code',
      type: 'string',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['code']],
    }),
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
      name: 'formula',
      type: 'enum',
      required: true,
      default: 'fixed',
      values: ['fixed', 'court_costs', 'custom'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'amount',
      type: 'money',
      filter: true,
      sort: true,
      access: { when: { formula: 'fixed' }, requiredWhen: { formula: 'fixed' } },
    }),
    property({
      name: 'askAt',
      type: 'enum',
      required: true,
      default: 'manual',
      values: ['judicial_start', 'before_summons', 'manual'],
      filter: true,
      sort: true,
    }),
    property({ name: 'invoiceText', type: 'localized', maxLength: 4000, languages: ['nl', 'en', 'fr'] }),
    property({ name: 'refundable', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
