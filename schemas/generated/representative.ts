// Generated from representative.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Representative {
  id: number
  _version: number
  name: string
  kind: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  reference: string | null
  active: boolean | null
  createdAt: string | null
}

export interface RepresentativeStored {
  id: number
  name: string
  kind: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  reference: string | null
  active: boolean | null
  createdAt: string | null
}

export interface RepresentativeCreate {
  name: string
  kind: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation?: string | null
  email?: string | null
  phone?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  reference?: string | null
  active?: boolean | null
}

export interface RepresentativeUpdate {
  _version?: number
  name?: string
  kind?: 'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'
  organisation?: string | null
  email?: string | null
  phone?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  reference?: string | null
  active?: boolean | null
}

export interface RepresentativeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    kind?: Direction
    organisation?: Direction
    city?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    kind?: ChoiceFilter<'debt_helper' | 'municipality' | 'administrator' | 'receiver' | 'guardian' | 'lawyer' | 'heir'>
    organisation?: TextFilter
    email?: TextFilter
    phone?: TextFilter
    city?: TextFilter
    reference?: TextFilter
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<RepresentativeQuery['_filter']>[]
    all?: readonly NonNullable<RepresentativeQuery['_filter']>[]
    not?: NonNullable<RepresentativeQuery['_filter']>
  }
}

export const representative: Entity<'representative'> = {
  name: 'representative',
  typeName: 'Representative',
  plural: 'representatives',
  api: '/api/v4/representative',
  table: 'representative',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
    create: 'ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EDIT',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: ['debt_helper', 'municipality', 'administrator', 'receiver', 'guardian', 'lawyer', 'heir'],
      filter: true,
      sort: true,
    }),
    property({ name: 'organisation', type: 'string', maxLength: 160, search: true, filter: true, sort: true }),
    property({ name: 'email', type: 'string', format: 'email', maxLength: 254, search: true, filter: true }),
    property({ name: 'phone', type: 'string', format: 'phone-e164', search: true, filter: true }),
    property({ name: 'street', type: 'string', maxLength: 120 }),
    property({ name: 'postcode', type: 'string', format: 'nl-postcode' }),
    property({ name: 'city', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'reference', type: 'string', maxLength: 60, search: true, filter: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
