// Generated from file-status.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface FileStatus {
  id: number
  _version: number
  code: number
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
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflowStatuses: ('not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed')[] | null
  visibleToClient: boolean | null
  apiCode: string | null
  success: boolean | null
  colour: string | null
  position: number | null
  active: boolean | null
}

export interface FileStatusStored {
  id: number
  code: number
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
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflowStatuses: ('not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed')[] | null
  visibleToClient: boolean | null
  apiCode: string | null
  success: boolean | null
  colour: string | null
  position: number | null
  active: boolean | null
}

export interface FileStatusCreate {
  code: number
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
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflowStatuses?: ('not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed')[] | null
  visibleToClient?: boolean | null
  apiCode?: string | null
  success?: boolean | null
  colour?: string | null
  active?: boolean | null
}

export interface FileStatusUpdate {
  _version?: number
  code?: number
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
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'
  workflowStatuses?: ('not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed')[] | null
  visibleToClient?: boolean | null
  apiCode?: string | null
  success?: boolean | null
  colour?: string | null
  active?: boolean | null
}

export interface FileStatusQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    phase?: Direction
    visibleToClient?: Direction
    apiCode?: Direction
    success?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: RangeFilter<number>
    name?: LocalizedFilter
    phase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    visibleToClient?: ChoiceFilter<boolean>
    apiCode?: TextFilter
    success?: ChoiceFilter<boolean>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<FileStatusQuery['_filter']>[]
    all?: readonly NonNullable<FileStatusQuery['_filter']>[]
    not?: NonNullable<FileStatusQuery['_filter']>
  }
}

export const fileStatus: Entity<'file-status'> = {
  name: 'file-status',
  typeName: 'FileStatus',
  plural: 'file-statuses',
  api: '/api/v4/file-status',
  table: 'file_status',
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
      type: 'integer',
      required: true,
      minimum: 1,
      maximum: 999,
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
      name: 'phase',
      type: 'enum',
      required: true,
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'workflowStatuses',
      type: 'list',
      default: [],
      values: [
        'not_started',
        'in_progress',
        'term_payment',
        'paused',
        'suspend',
        'no_more_steps',
        'monitoring',
        'monitoring_in_progress',
        'closed',
      ],
    }),
    property({ name: 'visibleToClient', type: 'boolean', default: true, filter: true, sort: true }),
    property({
      name: 'apiCode',
      type: 'string',
      maxLength: 40,
      search: true,
      filter: true,
      sort: true,
      unique: [['apiCode']],
    }),
    property({ name: 'success', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'colour', type: 'string', format: 'colour' }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
