// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface BankAccount {
  id: number
  _version: number
  name: string
  iban: string
  bic: string | null
  kind: 'trust' | 'office'
  customer: {
    id: number
    company: string
  } | null
  active: boolean | null
}

export interface BankAccountStored {
  id: number
  name: string
  iban: string
  bic: string | null
  kind: 'trust' | 'office'
  customer: number | null
  active: boolean | null
}

export interface BankAccountCreate {
  name: string
  iban: string
  bic?: string | null
  kind?: 'trust' | 'office'
  customer?: number | null
  active?: boolean | null
}

export interface BankAccountUpdate {
  _version?: number
  name?: string
  iban?: string
  bic?: string | null
  kind?: 'trust' | 'office'
  customer?: number | null
  active?: boolean | null
}

export interface BankAccountQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    iban?: Direction
    kind?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    iban?: TextFilter
    kind?: ChoiceFilter<'trust' | 'office'>
    customer?: ChoiceFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<BankAccountQuery['_filter']>[]
    all?: readonly NonNullable<BankAccountQuery['_filter']>[]
    not?: NonNullable<BankAccountQuery['_filter']>
  }
}

export const bankAccount: Entity<'bank-account'> = {
  name: 'bank-account',
  typeName: 'BankAccount',
  plural: 'bank-accounts',
  api: '/api/v4/bank-account',
  table: 'bank_account',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FINANCE',
    create: 'ROLE_FINANCE',
    update: 'ROLE_FINANCE',
    delete: 'ROLE_FINANCE',
    export: 'ROLE_FINANCE',
    staffOnly: true,
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
    }),
    property({
      name: 'iban',
      type: 'string',
      format: 'iban',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['iban']],
    }),
    property({ name: 'bic', type: 'string' }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'trust',
      values: ['trust', 'office'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'bankAccounts',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
      access: { when: { kind: 'trust' } },
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
