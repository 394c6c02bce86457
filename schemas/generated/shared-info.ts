// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface SharedInfo {
  id: number
  _version: number
  title: string
  content: string
  recipient: string | null
  validUntil: string
  maxViews: number | null
  viewCount: number | null
  hasPassword: boolean | null
  status: 'unshared' | 'shared' | 'revoked'
  hasLink: boolean | null
  revokedAt: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface SharedInfoStored {
  id: number
  title: string
  content: string
  recipient: string | null
  validUntil: string
  maxViews: number | null
  viewCount: number | null
  password: string | null
  hasPassword: boolean | null
  status: 'unshared' | 'shared' | 'revoked'
  hasLink: boolean | null
  tokenHash: string | null
  revokedAt: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface SharedInfoCreate {
  title: string
  content: string
  recipient?: string | null
  validUntil: string
  maxViews?: number | null
  password?: string | null
}

export interface SharedInfoUpdate {
  _version?: number
  title?: string
  content?: string
  recipient?: string | null
  validUntil?: string
  maxViews?: number | null
  password?: string | null
}

export interface SharedInfoQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    title?: Direction
    validUntil?: Direction
    maxViews?: Direction
    viewCount?: Direction
    hasPassword?: Direction
    status?: Direction
    hasLink?: Direction
    revokedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    title?: TextFilter
    recipient?: TextFilter
    validUntil?: RangeFilter<string>
    maxViews?: RangeFilter<number>
    viewCount?: RangeFilter<number>
    hasPassword?: ChoiceFilter<boolean>
    status?: ChoiceFilter<'unshared' | 'shared' | 'revoked'>
    hasLink?: ChoiceFilter<boolean>
    revokedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<SharedInfoQuery['_filter']>[]
    all?: readonly NonNullable<SharedInfoQuery['_filter']>[]
    not?: NonNullable<SharedInfoQuery['_filter']>
  }
}

export interface SharedInfoLinkBody {}

export interface SharedInfoRevokeBody {}

export type SharedInfoState = 'unshared' | 'shared' | 'revoked'

export type SharedInfoAction = 'link' | 'revoke'

/** Reasons that guards refuse with. */
export type SharedInfoRefusal = 'over'

/** What the guards and effects of its lifecycle are typed by. */
export type SharedInfoLifecycle = {
  record: SharedInfoStored
  state: SharedInfoState
  action: SharedInfoAction
  refusal: SharedInfoRefusal
  bodies: {
    link: SharedInfoLinkBody
    revoke: SharedInfoRevokeBody
  }
  guards: {}
  effects: { makeLink: 'link' }
}

export const sharedInfo: Entity<'shared-info'> = {
  name: 'shared-info',
  typeName: 'SharedInfo',
  plural: 'shared-info',
  api: '/api/v4/shared-info',
  table: 'shared_info',
  kind: 'record',
  titleField: 'title',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    create: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    update: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    delete: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    export: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
  },
  lifecycle: {
    property: 'status',
    initial: ['unshared'],
    states: {
      unshared: { editable: true },
      shared: { tone: 'success', editable: true, require: ['tokenHash'] },
      revoked: { final: true, tone: 'danger', editable: true, require: ['revokedAt'] },
    },
    actions: {
      link: {
        from: ['unshared', 'shared'],
        to: 'shared',
        by: 'user',
        access: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
        when: { validUntil: { gt: '$now' } },
        otherwise: 'over',
        fields: { require: [], optional: [] },
        effect: ['makeLink'],
        confirm: 'ask',
        tells: 'link',
        replaces: 'hasLink',
      },
      revoke: {
        from: ['shared'],
        to: 'revoked',
        by: 'user',
        access: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
        fields: { require: [], optional: [] },
        set: { revokedAt: '$now' },
        confirm: 'ask',
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'title',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'content', type: 'text', format: 'html', required: true }),
    property({ name: 'recipient', type: 'string', maxLength: 160, search: true, filter: true }),
    property({ name: 'validUntil', type: 'date-time', required: true, filter: true, sort: true }),
    property({ name: 'maxViews', type: 'integer', minimum: 1, maximum: 10000, filter: true, sort: true }),
    property({ name: 'viewCount', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'password', type: 'string', writeOnly: true, minLength: 8, maxLength: 200 }),
    property({ name: 'hasPassword', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'unshared',
      values: ['unshared', 'shared', 'revoked'],
      filter: true,
      sort: true,
    }),
    property({ name: 'hasLink', type: 'boolean', readOnly: true, filter: true, sort: true }),
    property({
      name: 'tokenHash',
      type: 'string',
      readOnly: true,
      writeOnly: true,
      maxLength: 64,
      unique: [['tokenHash']],
    }),
    property({ name: 'revokedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
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
