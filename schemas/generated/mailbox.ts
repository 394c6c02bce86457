// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Mailbox {
  id: number
  _version: number
  address: string
  host: string
  port: number | null
  security: 'tls' | 'starttls' | null
  user: string
  folder: string
  afterwards: 'keep' | 'mark' | 'move' | null
  moveTo: string | null
  active: boolean
  fetchedAt: string | null
  problem: string | null
  uidValidity: string | null
  lastUid: number | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface MailboxStored {
  id: number
  address: string
  host: string
  port: number | null
  security: 'tls' | 'starttls' | null
  user: string
  password: string | null
  folder: string
  afterwards: 'keep' | 'mark' | 'move' | null
  moveTo: string | null
  active: boolean
  fetchedAt: string | null
  problem: string | null
  uidValidity: string | null
  lastUid: number | null
  createdAt: string | null
  createdBy: number | null
}

export interface MailboxCreate {
  address: string
  host: string
  port?: number | null
  security?: 'tls' | 'starttls' | null
  user: string
  password?: string | null
  folder?: string
  afterwards?: 'keep' | 'mark' | 'move' | null
  moveTo?: string | null
  active?: boolean
}

export interface MailboxUpdate {
  _version?: number
  address?: string
  host?: string
  port?: number | null
  security?: 'tls' | 'starttls' | null
  user?: string
  password?: string | null
  folder?: string
  afterwards?: 'keep' | 'mark' | 'move' | null
  moveTo?: string | null
  active?: boolean
}

export interface MailboxQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    address?: Direction
    port?: Direction
    security?: Direction
    afterwards?: Direction
    active?: Direction
    fetchedAt?: Direction
    lastUid?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    address?: TextFilter
    host?: TextFilter
    port?: RangeFilter<number>
    security?: ChoiceFilter<'tls' | 'starttls'>
    afterwards?: ChoiceFilter<'keep' | 'mark' | 'move'>
    active?: ChoiceFilter<boolean>
    fetchedAt?: RangeFilter<string>
    lastUid?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<MailboxQuery['_filter']>[]
    all?: readonly NonNullable<MailboxQuery['_filter']>[]
    not?: NonNullable<MailboxQuery['_filter']>
  }
}

export interface MailboxFetchBody {}

export interface MailboxActivateBody {}

export interface MailboxDeactivateBody {}

export type MailboxState = 'true' | 'false'

export type MailboxAction = 'fetch' | 'activate' | 'deactivate'

/** Reasons that guards refuse with. */
export type MailboxRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type MailboxLifecycle = {
  record: MailboxStored
  state: MailboxState
  action: MailboxAction
  refusal: MailboxRefusal
  bodies: {
    fetch: MailboxFetchBody
    activate: MailboxActivateBody
    deactivate: MailboxDeactivateBody
  }
  guards: {}
  effects: { fetchNow: 'fetch' }
}

export const mailbox: Entity<'mailbox'> = {
  name: 'mailbox',
  typeName: 'Mailbox',
  plural: 'mailboxes',
  api: '/api/v4/mailbox',
  table: 'mailbox',
  kind: 'record',
  titleField: 'address',
  order: [{ field: 'id', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
  },
  lifecycle: {
    property: 'active',
    initial: ['true', 'false'],
    states: { true: { editable: true }, false: { editable: true } },
    actions: {
      fetch: {
        from: ['true'],
        to: '=',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        effect: ['fetchNow'],
        confirm: 'none',
      },
      activate: {
        from: ['false'],
        to: 'true',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      deactivate: {
        from: ['true'],
        to: 'false',
        by: 'user',
        access: 'ROLE_SETTINGS',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'address',
      type: 'string',
      format: 'email',
      required: true,
      maxLength: 254,
      search: true,
      filter: true,
      sort: true,
      unique: [['address']],
    }),
    property({ name: 'host', type: 'string', required: true, maxLength: 253, search: true, filter: true }),
    property({ name: 'port', type: 'integer', default: 993, minimum: 1, maximum: 65535, filter: true, sort: true }),
    property({
      name: 'security',
      type: 'enum',
      default: 'tls',
      values: ['tls', 'starttls'],
      filter: true,
      sort: true,
    }),
    property({ name: 'user', column: 'user_name', type: 'string', required: true, minLength: 1, maxLength: 254 }),
    property({ name: 'password', type: 'string', writeOnly: true, minLength: 1, maxLength: 255 }),
    property({ name: 'folder', type: 'string', required: true, default: 'INBOX', minLength: 1, maxLength: 200 }),
    property({
      name: 'afterwards',
      type: 'enum',
      default: 'mark',
      values: ['keep', 'mark', 'move'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'moveTo',
      type: 'string',
      minLength: 1,
      maxLength: 200,
      access: { when: { afterwards: 'move' }, requiredWhen: { afterwards: 'move' } },
    }),
    property({ name: 'active', type: 'boolean', required: true, default: true, filter: true, sort: true }),
    property({ name: 'fetchedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'problem', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'uidValidity', type: 'string', readOnly: true, maxLength: 20 }),
    property({ name: 'lastUid', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
  ],
}
