// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface DialerBlacklist {
  id: number
  _version: number
  phone: string
  reason: 'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'
  from: string | null
  until: string | null
  note: string | null
  createdBy: {
    id: number
    name: string
  } | null
  createdAt: string | null
}

export interface DialerBlacklistStored {
  id: number
  phone: string
  reason: 'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'
  from: string | null
  until: string | null
  note: string | null
  createdBy: number | null
  createdAt: string | null
}

export interface DialerBlacklistCreate {
  phone: string
  reason?: 'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'
  from?: string | null
  until?: string | null
  note?: string | null
}

export interface DialerBlacklistUpdate {
  _version?: number
  phone?: string
  reason?: 'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'
  from?: string | null
  until?: string | null
  note?: string | null
}

export interface DialerBlacklistQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    phone?: Direction
    reason?: Direction
    from?: Direction
    until?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    phone?: TextFilter
    reason?: ChoiceFilter<'request' | 'wrong_person' | 'complaint' | 'lawyer' | 'other'>
    from?: RangeFilter<string>
    until?: RangeFilter<string>
    note?: TextFilter
    createdBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<DialerBlacklistQuery['_filter']>[]
    all?: readonly NonNullable<DialerBlacklistQuery['_filter']>[]
    not?: NonNullable<DialerBlacklistQuery['_filter']>
  }
}

export const dialerBlacklist: Entity<'dialer-blacklist'> = {
  name: 'dialer-blacklist',
  typeName: 'DialerBlacklist',
  plural: 'dialer-blacklist',
  api: '/api/v4/dialer-blacklist',
  table: 'dialer_blacklist',
  kind: 'record',
  titleField: 'phone',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  key: ['phone'],
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
      name: 'phone',
      type: 'string',
      format: 'phone-e164',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['phone']],
    }),
    property({
      name: 'reason',
      type: 'enum',
      required: true,
      default: 'request',
      values: ['request', 'wrong_person', 'complaint', 'lawyer', 'other'],
      filter: true,
      sort: true,
    }),
    property({ name: 'from', column: 'blocked_from', type: 'date', filter: true, sort: true }),
    property({ name: 'until', column: 'blocked_until', type: 'date', filter: true, sort: true }),
    property({ name: 'note', type: 'text', maxLength: 2000, search: true, filter: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'blockedNumbers', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
