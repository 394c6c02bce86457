// Generated from api-client.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface ApiClient {
  id: number
  _version: number
  name: string
  customer: {
    id: number
    company: string
  }
  scopes: ('customers:read' | 'merchants:read' | 'webhooks:read' | 'webhooks:write' | 'logs:read' | 'lookups:read' | 'calculations:read' | 'exports:read' | 'exports:write' | 'imports:read' | 'imports:write' | 'precasso:read' | 'precasso:write')[]
  keyPrefix: string | null
  keyMadeBy: {
    id: number
    name: string
    active: boolean | null
  } | null
  ipAllow: string[] | null
  rateLimit: number | null
  expiresAt: string | null
  active: boolean
  lastUsedAt: string | null
  createdAt: string | null
  _actions?: PossibleAction[]
}

export interface ApiClientStored {
  id: number
  name: string
  customer: number
  scopes: ('customers:read' | 'merchants:read' | 'webhooks:read' | 'webhooks:write' | 'logs:read' | 'lookups:read' | 'calculations:read' | 'exports:read' | 'exports:write' | 'imports:read' | 'imports:write' | 'precasso:read' | 'precasso:write')[]
  keyPrefix: string | null
  keyMadeBy: number | null
  ipAllow: string[] | null
  rateLimit: number | null
  expiresAt: string | null
  active: boolean
  lastUsedAt: string | null
  createdAt: string | null
}

export interface ApiClientCreate {
  name: string
  customer: number
  scopes: ('customers:read' | 'merchants:read' | 'webhooks:read' | 'webhooks:write' | 'logs:read' | 'lookups:read' | 'calculations:read' | 'exports:read' | 'exports:write' | 'imports:read' | 'imports:write' | 'precasso:read' | 'precasso:write')[]
  ipAllow?: string[] | null
  rateLimit?: number | null
  expiresAt?: string | null
  active?: boolean
}

export interface ApiClientUpdate {
  _version?: number
  name?: string
  customer?: number
  scopes?: ('customers:read' | 'merchants:read' | 'webhooks:read' | 'webhooks:write' | 'logs:read' | 'lookups:read' | 'calculations:read' | 'exports:read' | 'exports:write' | 'imports:read' | 'imports:write' | 'precasso:read' | 'precasso:write')[]
  ipAllow?: string[] | null
  rateLimit?: number | null
  expiresAt?: string | null
  active?: boolean
}

export interface ApiClientQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    keyPrefix?: Direction
    expiresAt?: Direction
    active?: Direction
    lastUsedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    customer?: ChoiceFilter<number>
    keyPrefix?: TextFilter
    keyMadeBy?: ChoiceFilter<number>
    rateLimit?: RangeFilter<number>
    expiresAt?: RangeFilter<string>
    active?: ChoiceFilter<boolean>
    lastUsedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<ApiClientQuery['_filter']>[]
    all?: readonly NonNullable<ApiClientQuery['_filter']>[]
    not?: NonNullable<ApiClientQuery['_filter']>
  }
}

export interface ApiClientKeyBody {}

export interface ApiClientActivateBody {}

export interface ApiClientDeactivateBody {}

export type ApiClientState = 'true' | 'false'

export type ApiClientAction = 'key' | 'activate' | 'deactivate'

/** Reasons that guards refuse with. */
export type ApiClientRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type ApiClientLifecycle = {
  record: ApiClientStored
  state: ApiClientState
  action: ApiClientAction
  refusal: ApiClientRefusal
  bodies: {
    key: ApiClientKeyBody
    activate: ApiClientActivateBody
    deactivate: ApiClientDeactivateBody
  }
  guards: {}
  effects: { holdScopes: 'key' | 'activate'; makeKey: 'key' }
}

export const apiClient: Entity<'api-client'> = {
  name: 'api-client',
  typeName: 'ApiClient',
  plural: 'api-clients',
  api: '/api/v4/api-client',
  table: 'api_client',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  searchThrough: ['customer'],
  access: {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    staffOnly: true,
  },
  lifecycle: {
    property: 'active',
    initial: ['true', 'false'],
    states: { true: { editable: true }, false: { editable: true } },
    actions: {
      key: {
        from: ['true', 'false'],
        to: '=',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        effect: ['holdScopes', 'makeKey'],
        confirm: 'ask',
        tells: 'key',
        replaces: 'keyPrefix',
        identify: true,
      },
      activate: {
        from: ['false'],
        to: 'true',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        effect: ['holdScopes'],
        confirm: 'none',
        identify: true,
      },
      deactivate: {
        from: ['true'],
        to: 'false',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        confirm: 'none',
        bulk: 50,
      },
    },
    parameters: [],
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
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'apiKeys',
        onDelete: 'restrict',
        where: { active: true },
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'scopes',
      type: 'list',
      required: true,
      values: [
        'customers:read',
        'merchants:read',
        'webhooks:read',
        'webhooks:write',
        'logs:read',
        'lookups:read',
        'calculations:read',
        'exports:read',
        'exports:write',
        'imports:read',
        'imports:write',
        'precasso:read',
        'precasso:write',
      ],
    }),
    property({
      name: 'keyPrefix',
      type: 'string',
      readOnly: true,
      maxLength: 20,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'keyMadeBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name', 'active'], inverse: 'madeApiKeys', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'ipAllow', type: 'list', default: [] }),
    property({ name: 'rateLimit', type: 'integer', default: 120, minimum: 1, maximum: 6000, filter: true }),
    property({ name: 'expiresAt', type: 'date', filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', required: true, default: true, filter: true, sort: true }),
    property({ name: 'lastUsedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
