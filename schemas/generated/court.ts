// Generated from court.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Court {
  id: number
  _version: number
  name: string
  type: 'cantonal' | 'district' | 'appeal'
  district: string | null
  visitStreet: string | null
  visitPostcode: string | null
  visitCity: string | null
  postBox: string | null
  postPostcode: string | null
  postCity: string | null
  hearingPlaces: string[] | null
  rollDays: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[] | null
  postcodeRanges: string[] | null
  iban: string | null
  active: boolean | null
}

export interface CourtStored {
  id: number
  name: string
  type: 'cantonal' | 'district' | 'appeal'
  district: string | null
  visitStreet: string | null
  visitPostcode: string | null
  visitCity: string | null
  postBox: string | null
  postPostcode: string | null
  postCity: string | null
  hearingPlaces: string[] | null
  rollDays: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[] | null
  postcodeRanges: string[] | null
  iban: string | null
  active: boolean | null
}

export interface CourtCreate {
  name: string
  type: 'cantonal' | 'district' | 'appeal'
  district?: string | null
  visitStreet?: string | null
  visitPostcode?: string | null
  visitCity?: string | null
  postBox?: string | null
  postPostcode?: string | null
  postCity?: string | null
  hearingPlaces?: string[] | null
  rollDays?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[] | null
  postcodeRanges?: string[] | null
  iban?: string | null
  active?: boolean | null
}

export interface CourtUpdate {
  _version?: number
  name?: string
  type?: 'cantonal' | 'district' | 'appeal'
  district?: string | null
  visitStreet?: string | null
  visitPostcode?: string | null
  visitCity?: string | null
  postBox?: string | null
  postPostcode?: string | null
  postCity?: string | null
  hearingPlaces?: string[] | null
  rollDays?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday')[] | null
  postcodeRanges?: string[] | null
  iban?: string | null
  active?: boolean | null
}

export interface CourtQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    type?: Direction
    district?: Direction
    visitCity?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    type?: ChoiceFilter<'cantonal' | 'district' | 'appeal'>
    district?: TextFilter
    visitCity?: TextFilter
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<CourtQuery['_filter']>[]
    all?: readonly NonNullable<CourtQuery['_filter']>[]
    not?: NonNullable<CourtQuery['_filter']>
  }
}

export const court: Entity<'court'> = {
  name: 'court',
  typeName: 'Court',
  plural: 'courts',
  api: '/api/v4/court',
  table: 'court',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['name'],
  access: {
    read: 'ROLE_LEGAL',
    create: 'ROLE_LEGAL',
    update: 'ROLE_LEGAL',
    delete: 'ROLE_LEGAL',
    export: 'ROLE_LEGAL',
    import: 'ROLE_LEGAL',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
      unique: [['name']],
    }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      values: ['cantonal', 'district', 'appeal'],
      filter: true,
      sort: true,
    }),
    property({ name: 'district', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'visitStreet', type: 'string', maxLength: 120 }),
    property({ name: 'visitPostcode', type: 'string', format: 'nl-postcode' }),
    property({ name: 'visitCity', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'postBox', type: 'string', maxLength: 40 }),
    property({ name: 'postPostcode', type: 'string', format: 'nl-postcode' }),
    property({ name: 'postCity', type: 'string', maxLength: 80 }),
    property({ name: 'hearingPlaces', type: 'list', default: [] }),
    property({
      name: 'rollDays',
      type: 'list',
      default: [],
      values: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    }),
    property({ name: 'postcodeRanges', type: 'list', default: [] }),
    property({ name: 'iban', type: 'string', format: 'iban' }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
