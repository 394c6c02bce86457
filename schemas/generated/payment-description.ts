// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface PaymentDescription {
  id: number
  _version: number
  priority: number | null
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  field: 'text' | 'name' | 'iban' | 'bank_code'
  pattern: string
  counterpartyIban: string | null
  kind: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action: 'match' | 'ignore' | 'ask'
  active: boolean | null
}

export interface PaymentDescriptionStored {
  id: number
  priority: number | null
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  field: 'text' | 'name' | 'iban' | 'bank_code'
  pattern: string
  counterpartyIban: string | null
  kind: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action: 'match' | 'ignore' | 'ask'
  active: boolean | null
}

export interface PaymentDescriptionCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  field?: 'text' | 'name' | 'iban' | 'bank_code'
  pattern: string
  counterpartyIban?: string | null
  kind: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action?: 'match' | 'ignore' | 'ask'
  active?: boolean | null
}

export interface PaymentDescriptionUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  field?: 'text' | 'name' | 'iban' | 'bank_code'
  pattern?: string
  counterpartyIban?: string | null
  kind?: 'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'
  action?: 'match' | 'ignore' | 'ask'
  active?: boolean | null
}

export interface PaymentDescriptionQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    priority?: Direction
    code?: Direction
    field?: Direction
    kind?: Direction
    action?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    priority?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    field?: ChoiceFilter<'text' | 'name' | 'iban' | 'bank_code'>
    pattern?: TextFilter
    counterpartyIban?: TextFilter
    kind?: ChoiceFilter<'debtor_payment' | 'client_transfer' | 'bailiff' | 'psp' | 'fee' | 'refund' | 'own_transfer' | 'unknown'>
    action?: ChoiceFilter<'match' | 'ignore' | 'ask'>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<PaymentDescriptionQuery['_filter']>[]
    all?: readonly NonNullable<PaymentDescriptionQuery['_filter']>[]
    not?: NonNullable<PaymentDescriptionQuery['_filter']>
  }
}

export const paymentDescription: Entity<'payment-description'> = {
  name: 'payment-description',
  typeName: 'PaymentDescription',
  plural: 'payment-descriptions',
  api: '/api/v4/payment-description',
  table: 'payment_description',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'priority', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'priority',
  access: {
    read: 'ROLE_FINANCE',
    create: 'ROLE_FINANCE',
    update: 'ROLE_FINANCE',
    delete: 'ROLE_FINANCE',
    export: 'ROLE_FINANCE',
    import: 'ROLE_FINANCE',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'priority', type: 'integer', readOnly: true, filter: true, sort: true }),
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
      name: 'field',
      type: 'enum',
      required: true,
      default: 'text',
      values: ['text', 'name', 'iban', 'bank_code'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'pattern',
      type: 'string',
      required: true,
      minLength: 2,
      maxLength: 200,
      search: true,
      filter: true,
    }),
    property({ name: 'counterpartyIban', type: 'string', format: 'iban', search: true, filter: true }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: ['debtor_payment', 'client_transfer', 'bailiff', 'psp', 'fee', 'refund', 'own_transfer', 'unknown'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'action',
      type: 'enum',
      required: true,
      default: 'match',
      values: ['match', 'ignore', 'ask'],
      filter: true,
      sort: true,
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
