// Generated from holiday.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter } from '#schemas/query.ts'

export interface Holiday {
  id: number
  _version: number
  date: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: {
    id: number
    code: string
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  code: string | null
  isStatutory: boolean | null
  isBankHoliday: boolean | null
  isContactFree: boolean | null
}

export interface HolidayStored {
  id: number
  date: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: number
  code: string | null
  isStatutory: boolean | null
  isBankHoliday: boolean | null
  isContactFree: boolean | null
}

export interface HolidayCreate {
  date: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: number
  code?: string | null
  isStatutory?: boolean | null
  isBankHoliday?: boolean | null
  isContactFree?: boolean | null
}

export interface HolidayUpdate {
  _version?: number
  date?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  country?: number
  code?: string | null
  isStatutory?: boolean | null
  isBankHoliday?: boolean | null
  isContactFree?: boolean | null
}

export interface HolidayQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    date?: Direction
    isStatutory?: Direction
    isBankHoliday?: Direction
    isContactFree?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    date?: RangeFilter<string>
    name?: LocalizedFilter
    country?: ChoiceFilter<number>
    isStatutory?: ChoiceFilter<boolean>
    isBankHoliday?: ChoiceFilter<boolean>
    isContactFree?: ChoiceFilter<boolean>
    any?: readonly NonNullable<HolidayQuery['_filter']>[]
    all?: readonly NonNullable<HolidayQuery['_filter']>[]
    not?: NonNullable<HolidayQuery['_filter']>
  }
}

export const holiday: Entity<'holiday'> = {
  name: 'holiday',
  typeName: 'Holiday',
  plural: 'holidays',
  api: '/api/v4/holiday',
  table: 'holiday',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'date', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['country', 'date', 'code'],
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
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
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
      name: 'country',
      type: 'relation',
      required: true,
      relation: {
        entity: 'country',
        many: false,
        embed: ['code', 'name'],
        inverse: 'holidays',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({ name: 'code', type: 'string', maxLength: 40, unique: [['country', 'date', 'code']] }),
    property({ name: 'isStatutory', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'isBankHoliday', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'isContactFree', type: 'boolean', default: false, filter: true, sort: true }),
  ],
}
