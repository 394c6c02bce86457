// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface MimeType {
  id: number
  _version: number
  mimeType: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  extensions: string[]
  maxSizeMb: number
  allowedFor: ('documents' | 'import' | 'email' | 'portal')[] | null
  inlineAllowed: boolean | null
  active: boolean | null
}

export interface MimeTypeStored {
  id: number
  mimeType: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  extensions: string[]
  maxSizeMb: number
  allowedFor: ('documents' | 'import' | 'email' | 'portal')[] | null
  inlineAllowed: boolean | null
  active: boolean | null
}

export interface MimeTypeCreate {
  mimeType: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  extensions: string[]
  maxSizeMb?: number
  allowedFor?: ('documents' | 'import' | 'email' | 'portal')[] | null
  inlineAllowed?: boolean | null
  active?: boolean | null
}

export interface MimeTypeUpdate {
  _version?: number
  mimeType?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  extensions?: string[]
  maxSizeMb?: number
  allowedFor?: ('documents' | 'import' | 'email' | 'portal')[] | null
  inlineAllowed?: boolean | null
  active?: boolean | null
}

export interface MimeTypeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    mimeType?: Direction
    maxSizeMb?: Direction
    inlineAllowed?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    mimeType?: TextFilter
    name?: LocalizedFilter
    maxSizeMb?: RangeFilter<number>
    inlineAllowed?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<MimeTypeQuery['_filter']>[]
    all?: readonly NonNullable<MimeTypeQuery['_filter']>[]
    not?: NonNullable<MimeTypeQuery['_filter']>
  }
}

export const mimeType: Entity<'mime-type'> = {
  name: 'mime-type',
  typeName: 'MimeType',
  plural: 'mime-types',
  api: '/api/v4/mime-type',
  table: 'mime_type',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'mimeType', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['mimeType'],
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
      name: 'mimeType',
      type: 'string',
      required: true,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
      unique: [['mimeType']],
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
    property({ name: 'extensions', type: 'list', required: true }),
    property({
      name: 'maxSizeMb',
      type: 'integer',
      required: true,
      default: 10,
      minimum: 1,
      maximum: 100,
      filter: true,
      sort: true,
    }),
    property({ name: 'allowedFor', type: 'list', default: [], values: ['documents', 'import', 'email', 'portal'] }),
    property({ name: 'inlineAllowed', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
