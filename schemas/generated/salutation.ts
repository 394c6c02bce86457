// Generated from salutation.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Salutation {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  letterOpening: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  position: number | null
  active: boolean | null
}

export interface SalutationStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  letterOpening: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  position: number | null
  active: boolean | null
}

export interface SalutationCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  letterOpening?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  active?: boolean | null
}

export interface SalutationUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  letterOpening?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  active?: boolean | null
}

export interface SalutationQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<SalutationQuery['_filter']>[]
    all?: readonly NonNullable<SalutationQuery['_filter']>[]
    not?: NonNullable<SalutationQuery['_filter']>
  }
}

export const salutation: Entity<'salutation'> = {
  name: 'salutation',
  typeName: 'Salutation',
  plural: 'salutations',
  api: '/api/v4/salutation',
  table: 'salutation',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: '*',
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
    property({ name: 'letterOpening', type: 'localized', maxLength: 400, languages: ['nl', 'en', 'fr', 'de'] }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
