// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ExtraCostDefinition {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  costType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  pricing: 'fixed' | 'as_imported'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatRate: string | null
  chargeTo: 'debtor' | 'client' | 'office' | null
  approvalAbove: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  active: boolean | null
}

export interface ExtraCostDefinitionStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  costType: number
  pricing: 'fixed' | 'as_imported'
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatRate: string | null
  chargeTo: 'debtor' | 'client' | 'office' | null
  approvalAbove: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  active: boolean | null
}

export interface ExtraCostDefinitionCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  costType: number
  pricing?: 'fixed' | 'as_imported'
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatRate?: string | null
  chargeTo?: 'debtor' | 'client' | 'office' | null
  approvalAbove?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  active?: boolean | null
}

export interface ExtraCostDefinitionUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  costType?: number
  pricing?: 'fixed' | 'as_imported'
  amount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  vatRate?: string | null
  chargeTo?: 'debtor' | 'client' | 'office' | null
  approvalAbove?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  active?: boolean | null
}

export interface ExtraCostDefinitionQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    pricing?: Direction
    amount?: Direction
    chargeTo?: Direction
    approvalAbove?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    costType?: ChoiceFilter<number>
    pricing?: ChoiceFilter<'fixed' | 'as_imported'>
    amount?: RangeFilter<number>
    chargeTo?: ChoiceFilter<'debtor' | 'client' | 'office'>
    approvalAbove?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<ExtraCostDefinitionQuery['_filter']>[]
    all?: readonly NonNullable<ExtraCostDefinitionQuery['_filter']>[]
    not?: NonNullable<ExtraCostDefinitionQuery['_filter']>
  }
}

export const extraCostDefinition: Entity<'extra-cost-definition'> = {
  name: 'extra-cost-definition',
  typeName: 'ExtraCostDefinition',
  plural: 'extra-cost-definitions',
  api: '/api/v4/extra-cost-definition',
  table: 'extra_cost_definition',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'code', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  access: {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
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
      name: 'costType',
      type: 'relation',
      required: true,
      relation: {
        entity: 'cost-type',
        many: false,
        embed: ['name'],
        inverse: 'extraCosts',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'pricing',
      type: 'enum',
      required: true,
      default: 'fixed',
      values: ['fixed', 'as_imported'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'amount',
      type: 'money',
      filter: true,
      sort: true,
      access: { when: { pricing: 'fixed' }, requiredWhen: { pricing: 'fixed' } },
    }),
    property({ name: 'vatRate', type: 'percentage', format: 'share' }),
    property({
      name: 'chargeTo',
      type: 'enum',
      default: 'debtor',
      values: ['debtor', 'client', 'office'],
      filter: true,
      sort: true,
    }),
    property({ name: 'approvalAbove', type: 'money', filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
