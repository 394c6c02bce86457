// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ClientApiPlugin {
  id: number
  customer: {
    id: number
    company: string
  }
  plugin: string
  version: string | null
  lastSeenAt: string | null
  calls24h: number | null
  calls30d: number | null
  errorRate: string | null
  deprecated: boolean | null
}

export interface ClientApiPluginStored {
  id: number
  customer: number
  plugin: string
  version: string | null
  lastSeenAt: string | null
  calls24h: number | null
  calls30d: number | null
  errorRate: string | null
  deprecated: boolean | null
}

export interface ClientApiPluginCreate {}

export interface ClientApiPluginUpdate {}

export interface ClientApiPluginQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    plugin?: Direction
    lastSeenAt?: Direction
    calls24h?: Direction
    calls30d?: Direction
    errorRate?: Direction
    deprecated?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    customer?: ChoiceFilter<number>
    plugin?: TextFilter
    version?: TextFilter
    lastSeenAt?: RangeFilter<string>
    calls24h?: RangeFilter<number>
    calls30d?: RangeFilter<number>
    errorRate?: RangeFilter<string>
    deprecated?: ChoiceFilter<boolean>
    any?: readonly NonNullable<ClientApiPluginQuery['_filter']>[]
    all?: readonly NonNullable<ClientApiPluginQuery['_filter']>[]
    not?: NonNullable<ClientApiPluginQuery['_filter']>
  }
}

export const clientApiPlugin: Entity<'client-api-plugin'> = {
  name: 'client-api-plugin',
  typeName: 'ClientApiPlugin',
  plural: 'client-api-plugins',
  api: '/api/v4/client-api-plugin',
  table: 'client_api_plugin',
  kind: 'log',
  titleField: 'plugin',
  order: [{ field: 'lastSeenAt', direction: 'desc' }],
  version: false,
  audit: false,
  access: {
    read: 'ROLE_STATISTIC_DASHBOARD_CLIENT',
    export: 'ROLE_STATISTIC_DASHBOARD_CLIENT',
    rows: {
      ROLE_ADMIN: true,
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'apiPlugins',
        onDelete: 'cascade',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'plugin',
      type: 'string',
      required: true,
      readOnly: true,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'version',
      type: 'string',
      readOnly: true,
      default: '',
      maxLength: 40,
      search: true,
      filter: true,
      unique: [['customer', 'plugin', 'version']],
    }),
    property({ name: 'lastSeenAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'calls24h', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'calls30d', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'errorRate', type: 'percentage', format: 'share', readOnly: true, filter: true, sort: true }),
    property({ name: 'deprecated', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
  ],
}
