// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface FileLogType {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  position: number | null
  active: boolean | null
}

export interface FileLogTypeStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  position: number | null
  active: boolean | null
}

export interface FileLogTypeCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  category?: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  active?: boolean | null
}

export interface FileLogTypeUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  category?: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  active?: boolean | null
}

export interface FileLogTypeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    category?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    category?: ChoiceFilter<'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint'>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<FileLogTypeQuery['_filter']>[]
    all?: readonly NonNullable<FileLogTypeQuery['_filter']>[]
    not?: NonNullable<FileLogTypeQuery['_filter']>
  }
}

export const fileLogType: Entity<'file-log-type'> = {
  name: 'file-log-type',
  typeName: 'FileLogType',
  plural: 'file-log-types',
  api: '/api/v4/file-log-type',
  table: 'file_log_type',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
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
    property({
      name: 'category',
      type: 'enum',
      default: 'contact',
      values: ['contact', 'financial', 'legal', 'system', 'client', 'complaint'],
      filter: true,
      sort: true,
    }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
