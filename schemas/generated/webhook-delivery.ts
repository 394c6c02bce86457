// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface WebhookDelivery {
  id: number
  at: string | null
  webhook: {
    id: number
    name: string | null
  }
  customer: {
    id: number
    company: string
  }
  event: string
  file: string | null
  eventId: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: number | null
  httpStatus: number | null
  durationMs: number | null
  problem: 'status' | 'redirect' | 'timeout' | 'dns' | 'private' | 'connection' | 'tls' | 'secret' | 'off' | 'discarded' | null
  triedAt: string | null
  nextTryAt: string | null
}

export interface WebhookDeliveryStored {
  id: number
  at: string | null
  webhook: number
  customer: number
  event: string
  file: string | null
  eventId: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: number | null
  httpStatus: number | null
  durationMs: number | null
  problem: 'status' | 'redirect' | 'timeout' | 'dns' | 'private' | 'connection' | 'tls' | 'secret' | 'off' | 'discarded' | null
  triedAt: string | null
  nextTryAt: string | null
}

export interface WebhookDeliveryCreate {}

export interface WebhookDeliveryUpdate {}

export interface WebhookDeliveryQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    at?: Direction
    event?: Direction
    status?: Direction
    httpStatus?: Direction
    durationMs?: Direction
    problem?: Direction
    nextTryAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    at?: RangeFilter<string>
    webhook?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    event?: TextFilter
    file?: TextFilter
    eventId?: TextFilter
    status?: ChoiceFilter<'pending' | 'delivered' | 'failed'>
    attempts?: RangeFilter<number>
    httpStatus?: RangeFilter<number>
    durationMs?: RangeFilter<number>
    problem?: ChoiceFilter<'status' | 'redirect' | 'timeout' | 'dns' | 'private' | 'connection' | 'tls' | 'secret' | 'off' | 'discarded'>
    nextTryAt?: RangeFilter<string>
    any?: readonly NonNullable<WebhookDeliveryQuery['_filter']>[]
    all?: readonly NonNullable<WebhookDeliveryQuery['_filter']>[]
    not?: NonNullable<WebhookDeliveryQuery['_filter']>
  }
}

export const webhookDelivery: Entity<'webhook-delivery'> = {
  name: 'webhook-delivery',
  typeName: 'WebhookDelivery',
  plural: 'webhook-deliveries',
  api: '/api/v4/webhook-delivery',
  table: 'webhook_delivery',
  kind: 'log',
  titleField: 'eventId',
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
    property({ name: 'at', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'webhook',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: { entity: 'webhook', many: false, embed: ['name'], inverse: 'deliveries', onDelete: 'cascade' },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'deliveries',
        onDelete: 'cascade',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'event',
      type: 'string',
      required: true,
      readOnly: true,
      maxLength: 60,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'file', type: 'string', readOnly: true, maxLength: 40, search: true, filter: true }),
    property({
      name: 'eventId',
      type: 'string',
      required: true,
      readOnly: true,
      maxLength: 60,
      search: true,
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'pending',
      values: ['pending', 'delivered', 'failed'],
      filter: true,
      sort: true,
    }),
    property({ name: 'attempts', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'httpStatus', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'durationMs', type: 'integer', readOnly: true, minimum: 0, filter: true, sort: true }),
    property({
      name: 'problem',
      type: 'enum',
      readOnly: true,
      values: ['status', 'redirect', 'timeout', 'dns', 'private', 'connection', 'tls', 'secret', 'off', 'discarded'],
      filter: true,
      sort: true,
    }),
    property({ name: 'triedAt', type: 'date-time', readOnly: true }),
    property({ name: 'nextTryAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
