// Generated from api-log.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ApiLog {
  id: number
  at: string
  customer: {
    id: number
    company: string
  } | null
  apiClient: {
    id: number
    name: string
  } | null
  ip: string
  method: string
  path: string
  type: 'file' | 'debtor' | 'invoice' | 'payment' | 'document' | 'webhook' | 'auth' | 'other'
  status: number
  durationMs: number
  request: string | null
  response: string | null
}

export interface ApiLogStored {
  id: number
  at: string
  customer: number | null
  apiClient: number | null
  ip: string
  method: string
  path: string
  type: 'file' | 'debtor' | 'invoice' | 'payment' | 'document' | 'webhook' | 'auth' | 'other'
  status: number
  durationMs: number
  request: string | null
  response: string | null
}

export interface ApiLogCreate {}

export interface ApiLogUpdate {}

export interface ApiLogQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    at?: Direction
    ip?: Direction
    type?: Direction
    status?: Direction
    durationMs?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    at?: RangeFilter<string>
    customer?: ChoiceFilter<number>
    apiClient?: ChoiceFilter<number>
    ip?: TextFilter
    type?: ChoiceFilter<'file' | 'debtor' | 'invoice' | 'payment' | 'document' | 'webhook' | 'auth' | 'other'>
    status?: RangeFilter<number>
    durationMs?: RangeFilter<number>
    request?: TextFilter
    response?: TextFilter
    any?: readonly NonNullable<ApiLogQuery['_filter']>[]
    all?: readonly NonNullable<ApiLogQuery['_filter']>[]
    not?: NonNullable<ApiLogQuery['_filter']>
  }
}

export const apiLog: Entity<'api-log'> = {
  name: 'api-log',
  typeName: 'ApiLog',
  plural: 'api-logs',
  api: '/api/v4/api-log',
  table: 'api_log',
  kind: 'log',
  titleField: 'path',
  order: [{ field: 'at', direction: 'desc' }],
  version: false,
  audit: false,
  access: {
    read: 'ROLE_API_LOG_VIEW',
    export: 'ROLE_API_LOG_VIEW',
    rows: {
      ROLE_ADMIN: true,
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'at', type: 'date-time', required: true, readOnly: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'apiCalls',
        onDelete: 'clear',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'apiClient',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'api-client', many: false, embed: ['name'], inverse: 'apiCalls', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'ip', type: 'string', required: true, readOnly: true, maxLength: 45, filter: true, sort: true }),
    property({ name: 'method', type: 'string', required: true, readOnly: true, maxLength: 10 }),
    property({ name: 'path', type: 'string', required: true, readOnly: true, maxLength: 255 }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      readOnly: true,
      values: ['file', 'debtor', 'invoice', 'payment', 'document', 'webhook', 'auth', 'other'],
      filter: true,
      sort: true,
    }),
    property({ name: 'status', type: 'integer', required: true, readOnly: true, filter: true, sort: true }),
    property({
      name: 'durationMs',
      type: 'integer',
      required: true,
      readOnly: true,
      minimum: 0,
      filter: true,
      sort: true,
    }),
    property({
      name: 'request',
      type: 'text',
      readOnly: true,
      maxLength: 400,
      filter: true,
      wholeIn: { table: 'api_log_exchange', key: 'call_id' },
    }),
    property({
      name: 'response',
      type: 'text',
      readOnly: true,
      maxLength: 400,
      filter: true,
      wholeIn: { table: 'api_log_exchange', key: 'call_id' },
    }),
  ],
}
