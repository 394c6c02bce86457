// Generated from webhook.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Webhook {
  id: number
  _version: number
  name: string | null
  customer: {
    id: number
    company: string
  }
  url: string
  events: ('complaint.created' | 'complaint.status_changed')[]
  active: boolean
  lastDeliveryAt: string | null
  lastStatus: 'delivered' | 'failed' | null
  failingSince: string | null
  secretAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  createdAt: string | null
  _actions?: PossibleAction[]
}

export interface WebhookStored {
  id: number
  name: string | null
  customer: number
  url: string
  events: ('complaint.created' | 'complaint.status_changed')[]
  active: boolean
  lastDeliveryAt: string | null
  lastStatus: 'delivered' | 'failed' | null
  failingSince: string | null
  secretAt: string | null
  createdBy: number | null
  createdAt: string | null
}

export interface WebhookCreate {
  name?: string | null
  customer: number
  url: string
  events: ('complaint.created' | 'complaint.status_changed')[]
  active?: boolean
}

export interface WebhookUpdate {
  _version?: number
  name?: string | null
  customer?: number
  url?: string
  events?: ('complaint.created' | 'complaint.status_changed')[]
  active?: boolean
}

export interface WebhookQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    active?: Direction
    lastDeliveryAt?: Direction
    lastStatus?: Direction
    failingSince?: Direction
    secretAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    customer?: ChoiceFilter<number>
    url?: TextFilter
    active?: ChoiceFilter<boolean>
    lastDeliveryAt?: RangeFilter<string>
    lastStatus?: ChoiceFilter<'delivered' | 'failed'>
    failingSince?: RangeFilter<string>
    secretAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<WebhookQuery['_filter']>[]
    all?: readonly NonNullable<WebhookQuery['_filter']>[]
    not?: NonNullable<WebhookQuery['_filter']>
  }
}

export interface WebhookSecretBody {}

export interface WebhookActivateBody {}

export interface WebhookDeactivateBody {}

export interface WebhookSwitchOffBody {}

export type WebhookState = 'true' | 'false'

export type WebhookAction = 'secret' | 'activate' | 'deactivate' | 'switchOff'

/** Reasons that guards refuse with. */
export type WebhookRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type WebhookLifecycle = {
  record: WebhookStored
  state: WebhookState
  action: WebhookAction
  refusal: WebhookRefusal
  bodies: {
    secret: WebhookSecretBody
    activate: WebhookActivateBody
    deactivate: WebhookDeactivateBody
    switchOff: WebhookSwitchOffBody
  }
  guards: {}
  effects: { renewSecret: 'secret' }
}

export const webhook: Entity<'webhook'> = {
  name: 'webhook',
  typeName: 'Webhook',
  plural: 'webhooks',
  api: '/api/v4/webhook',
  table: 'webhook',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  searchThrough: ['customer'],
  access: {
    read: 'ROLE_CUSTOMER',
    create: 'ROLE_CUSTOMER',
    update: 'ROLE_CUSTOMER',
    delete: 'ROLE_CUSTOMER',
    export: 'ROLE_CUSTOMER',
    rows: { ROLE_ADMIN: true, ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } } },
  },
  lifecycle: {
    property: 'active',
    initial: ['true', 'false'],
    states: { true: { editable: true }, false: { editable: true } },
    actions: {
      secret: {
        from: ['true', 'false'],
        to: '=',
        by: 'user',
        access: 'ROLE_CUSTOMER',
        fields: { require: [], optional: [] },
        set: { secretAt: '$now' },
        effect: ['renewSecret'],
        confirm: 'ask',
        tells: 'secret',
        replaces: 'secretAt',
        identify: true,
      },
      activate: {
        from: ['false'],
        to: 'true',
        by: 'user',
        access: 'ROLE_CUSTOMER',
        fields: { require: [], optional: [] },
        set: { failingSince: null },
        confirm: 'none',
        bulk: 50,
      },
      deactivate: {
        from: ['true'],
        to: 'false',
        by: 'user',
        access: 'ROLE_CUSTOMER',
        fields: { require: [], optional: [] },
        confirm: 'none',
        bulk: 50,
      },
      switchOff: { from: ['true'], to: 'false', by: 'system', fields: { require: [], optional: [] }, confirm: 'none' },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'name', type: 'string', maxLength: 120, search: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'webhooks',
        onDelete: 'restrict',
        where: { active: true },
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'url',
      type: 'string',
      format: 'uri',
      required: true,
      minLength: 1,
      maxLength: 2048,
      search: true,
      filter: true,
    }),
    property({
      name: 'events',
      type: 'list',
      required: true,
      values: ['complaint.created', 'complaint.status_changed'],
    }),
    property({ name: 'active', type: 'boolean', required: true, default: true, filter: true, sort: true }),
    property({ name: 'lastDeliveryAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'lastStatus',
      type: 'enum',
      readOnly: true,
      values: ['delivered', 'failed'],
      filter: true,
      sort: true,
    }),
    property({ name: 'failingSince', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'secretAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'webhooks', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
