// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface DebtorContact {
  id: number
  _version: number
  debtor: {
    id: number
    name: string | null
  }
  kind: 'email' | 'phone' | 'mobile'
  email: string | null
  phone: string | null
  value: string | null
  preferred: boolean | null
  status: 'ok' | 'bounced' | 'wrong_person' | 'blocked' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  blockedAt: string | null
  blockReason: string | null
  createdAt: string | null
}

export interface DebtorContactStored {
  id: number
  debtor: number
  kind: 'email' | 'phone' | 'mobile'
  email: string | null
  phone: string | null
  value: string | null
  preferred: boolean | null
  status: 'ok' | 'bounced' | 'wrong_person' | 'blocked' | null
  source: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  blockedAt: string | null
  blockReason: string | null
  createdAt: string | null
}

export interface DebtorContactCreate {
  debtor: number
  kind?: 'email' | 'phone' | 'mobile'
  email?: string | null
  phone?: string | null
  preferred?: boolean | null
  status?: 'ok' | 'bounced' | 'wrong_person' | 'blocked' | null
  source?: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  blockReason?: string | null
}

export interface DebtorContactUpdate {
  _version?: number
  debtor?: number
  kind?: 'email' | 'phone' | 'mobile'
  email?: string | null
  phone?: string | null
  preferred?: boolean | null
  status?: 'ok' | 'bounced' | 'wrong_person' | 'blocked' | null
  source?: 'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail' | null
  blockReason?: string | null
}

export interface DebtorContactQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    kind?: Direction
    email?: Direction
    phone?: Direction
    preferred?: Direction
    status?: Direction
    source?: Direction
    blockedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    debtor?: ChoiceFilter<number>
    kind?: ChoiceFilter<'email' | 'phone' | 'mobile'>
    email?: TextFilter
    phone?: TextFilter
    preferred?: ChoiceFilter<boolean>
    status?: ChoiceFilter<'ok' | 'bounced' | 'wrong_person' | 'blocked'>
    source?: ChoiceFilter<'client' | 'debtor' | 'surveillance' | 'bailiff' | 'register' | 'returned_mail'>
    blockedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<DebtorContactQuery['_filter']>[]
    all?: readonly NonNullable<DebtorContactQuery['_filter']>[]
    not?: NonNullable<DebtorContactQuery['_filter']>
  }
}

export const debtorContact: Entity<'debtor-contact'> = {
  name: 'debtor-contact',
  typeName: 'DebtorContact',
  plural: 'debtor-contacts',
  api: '/api/v4/debtor-contact',
  table: 'debtor_contact',
  kind: 'record',
  titleField: 'value',
  order: [{ field: 'preferred', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
    create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name'],
        inverse: 'contacts',
        onDelete: 'cascade',
        parent: { as: 'contacts', most: 100 },
      },
      filter: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'email',
      values: ['email', 'phone', 'mobile'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      search: true,
      filter: true,
      sort: true,
      access: { when: { kind: 'email' }, requiredWhen: { kind: 'email' } },
    }),
    property({
      name: 'phone',
      type: 'string',
      format: 'phone-e164',
      search: true,
      filter: true,
      sort: true,
      access: { when: { kind: { in: ['phone', 'mobile'] } }, requiredWhen: { kind: { in: ['phone', 'mobile'] } } },
    }),
    property({ name: 'value', type: 'string', readOnly: true, maxLength: 254 }),
    property({ name: 'preferred', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      default: 'ok',
      values: ['ok', 'bounced', 'wrong_person', 'blocked'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'source',
      type: 'enum',
      default: 'client',
      values: ['client', 'debtor', 'surveillance', 'bailiff', 'register', 'returned_mail'],
      filter: true,
      sort: true,
    }),
    property({ name: 'blockedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'blockReason', type: 'text', maxLength: 400 }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
