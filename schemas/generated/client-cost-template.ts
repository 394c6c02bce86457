// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ClientCostTemplate {
  id: number
  _version: number
  name: string
  description: string | null
  rules: {
    trigger: 'file_opened' | 'collected' | 'letter' | 'closed_no_result' | 'precasso_item' | 'legal_act' | 'month'
    basis: 'amount' | 'percent_principal' | 'percent_collected'
    amount?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    percent?: string | null
    bandFrom?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    bandTo?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    minimum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    maximum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    vatRate?: string | null
    keepBik?: boolean | null
    keepInterest?: boolean | null
    validFrom: string
  }[]
  active: boolean | null
}

export interface ClientCostTemplateStored {
  id: number
  name: string
  description: string | null
  rules: {
    trigger: 'file_opened' | 'collected' | 'letter' | 'closed_no_result' | 'precasso_item' | 'legal_act' | 'month'
    basis: 'amount' | 'percent_principal' | 'percent_collected'
    amount?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    percent?: string | null
    bandFrom?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    bandTo?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    minimum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    maximum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    vatRate?: string | null
    keepBik?: boolean | null
    keepInterest?: boolean | null
    validFrom: string
  }[]
  active: boolean | null
}

export interface ClientCostTemplateCreate {
  name: string
  description?: string | null
  rules: {
    trigger: 'file_opened' | 'collected' | 'letter' | 'closed_no_result' | 'precasso_item' | 'legal_act' | 'month'
    basis: 'amount' | 'percent_principal' | 'percent_collected'
    amount?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    percent?: string | null
    bandFrom?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    bandTo?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    minimum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    maximum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    vatRate?: string | null
    keepBik?: boolean | null
    keepInterest?: boolean | null
    validFrom: string
  }[]
  active?: boolean | null
}

export interface ClientCostTemplateUpdate {
  _version?: number
  name?: string
  description?: string | null
  rules?: {
    trigger: 'file_opened' | 'collected' | 'letter' | 'closed_no_result' | 'precasso_item' | 'legal_act' | 'month'
    basis: 'amount' | 'percent_principal' | 'percent_collected'
    amount?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    percent?: string | null
    bandFrom?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    bandTo?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    minimum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    maximum?: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
    vatRate?: string | null
    keepBik?: boolean | null
    keepInterest?: boolean | null
    validFrom: string
  }[]
  active?: boolean | null
}

export interface ClientCostTemplateQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    description?: TextFilter
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<ClientCostTemplateQuery['_filter']>[]
    all?: readonly NonNullable<ClientCostTemplateQuery['_filter']>[]
    not?: NonNullable<ClientCostTemplateQuery['_filter']>
  }
}

export const clientCostTemplate: Entity<'client-cost-template'> = {
  name: 'client-cost-template',
  typeName: 'ClientCostTemplate',
  plural: 'client-cost-templates',
  api: '/api/v4/client-cost-template',
  table: 'client_cost_template',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
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
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
      unique: [['name']],
    }),
    property({ name: 'description', type: 'text', maxLength: 1000, search: true, filter: true }),
    property({
      name: 'rules',
      type: 'rows',
      required: true,
      columns: [
        {
          name: 'trigger',
          type: 'enum',
          required: true,
          values: ['file_opened', 'collected', 'letter', 'closed_no_result', 'precasso_item', 'legal_act', 'month'],
        },
        { name: 'basis', type: 'enum', required: true, values: ['amount', 'percent_principal', 'percent_collected'] },
        { name: 'amount', type: 'money', required: false },
        { name: 'percent', type: 'percentage', format: 'share', required: false },
        { name: 'bandFrom', type: 'money', required: false },
        { name: 'bandTo', type: 'money', required: false },
        { name: 'minimum', type: 'money', required: false },
        { name: 'maximum', type: 'money', required: false },
        { name: 'vatRate', type: 'percentage', format: 'share', required: false },
        { name: 'keepBik', type: 'boolean', required: false, default: false },
        { name: 'keepInterest', type: 'boolean', required: false, default: false },
        { name: 'validFrom', type: 'date', required: true },
      ],
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
