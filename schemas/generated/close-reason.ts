// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface CloseReason {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  clientText: {
    nl: string
    en?: string
    fr?: string
  } | null
  group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success: boolean | null
  requiresNote: boolean | null
  requiresZeroBalance: boolean | null
  commissionDue: boolean | null
  visibleToClient: boolean | null
  position: number | null
  active: boolean | null
}

export interface CloseReasonStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  clientText: {
    nl: string
    en?: string
    fr?: string
  } | null
  group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success: boolean | null
  requiresNote: boolean | null
  requiresZeroBalance: boolean | null
  commissionDue: boolean | null
  visibleToClient: boolean | null
  position: number | null
  active: boolean | null
}

export interface CloseReasonCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  clientText?: {
    nl: string
    en?: string
    fr?: string
  } | null
  group: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success?: boolean | null
  requiresNote?: boolean | null
  requiresZeroBalance?: boolean | null
  commissionDue?: boolean | null
  visibleToClient?: boolean | null
  active?: boolean | null
}

export interface CloseReasonUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  clientText?: {
    nl: string
    en?: string
    fr?: string
  } | null
  group?: 'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'
  success?: boolean | null
  requiresNote?: boolean | null
  requiresZeroBalance?: boolean | null
  commissionDue?: boolean | null
  visibleToClient?: boolean | null
  active?: boolean | null
}

export interface CloseReasonQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    group?: Direction
    success?: Direction
    requiresNote?: Direction
    requiresZeroBalance?: Direction
    commissionDue?: Direction
    visibleToClient?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    group?: ChoiceFilter<'success' | 'partial' | 'client' | 'debtor' | 'legal' | 'internal'>
    success?: ChoiceFilter<boolean>
    requiresNote?: ChoiceFilter<boolean>
    requiresZeroBalance?: ChoiceFilter<boolean>
    commissionDue?: ChoiceFilter<boolean>
    visibleToClient?: ChoiceFilter<boolean>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<CloseReasonQuery['_filter']>[]
    all?: readonly NonNullable<CloseReasonQuery['_filter']>[]
    not?: NonNullable<CloseReasonQuery['_filter']>
  }
}

export const closeReason: Entity<'close-reason'> = {
  name: 'close-reason',
  typeName: 'CloseReason',
  plural: 'close-reasons',
  api: '/api/v4/close-reason',
  table: 'close_reason',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'code',
      type: 'string',
      required: true,
      maxLength: 40,
      search: true,
      filter: true,
      sort: true,
      unique: [['code']],
    }),
    property({
      name: 'name',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({ name: 'clientText', type: 'localized', maxLength: 4000, languages: ['nl', 'en', 'fr'] }),
    property({
      name: 'group',
      column: 'reason_group',
      type: 'enum',
      required: true,
      values: ['success', 'partial', 'client', 'debtor', 'legal', 'internal'],
      filter: true,
      sort: true,
    }),
    property({ name: 'success', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'requiresNote', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'requiresZeroBalance', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'commissionDue', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'visibleToClient', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
