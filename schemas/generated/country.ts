// Generated from country.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Country {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  phonePrefix: string | null
  isEea: boolean | null
  isSepa: boolean | null
  active: boolean | null
}

export interface CountryStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  phonePrefix: string | null
  isEea: boolean | null
  isSepa: boolean | null
  active: boolean | null
}

export interface CountryCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  phonePrefix?: string | null
  isEea?: boolean | null
  isSepa?: boolean | null
  active?: boolean | null
}

export interface CountryUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  phonePrefix?: string | null
  isEea?: boolean | null
  isSepa?: boolean | null
  active?: boolean | null
}

export interface CountryQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    isEea?: Direction
    isSepa?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    phonePrefix?: TextFilter
    isEea?: ChoiceFilter<boolean>
    isSepa?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<CountryQuery['_filter']>[]
    all?: readonly NonNullable<CountryQuery['_filter']>[]
    not?: NonNullable<CountryQuery['_filter']>
  }
}

export const country: Entity<'country'> = {
  name: 'country',
  typeName: 'Country',
  plural: 'countries',
  api: '/api/v4/country',
  table: 'country',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'code', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
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
      maxLength: 2,
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
    property({ name: 'phonePrefix', type: 'string', maxLength: 7, search: true, filter: true }),
    property({ name: 'isEea', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'isSepa', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
