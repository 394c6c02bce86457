// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Bailiff {
  id: number
  _version: number
  name: string
  office: string
  kvkNumber: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  iban: string | null
  regions: string[] | null
  transport: 'email' | 'sftp' | 'api' | 'portal' | null
  format: string | null
  active: boolean | null
}

export interface BailiffStored {
  id: number
  name: string
  office: string
  kvkNumber: string | null
  email: string | null
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  iban: string | null
  regions: string[] | null
  transport: 'email' | 'sftp' | 'api' | 'portal' | null
  format: string | null
  active: boolean | null
}

export interface BailiffCreate {
  name: string
  office: string
  kvkNumber?: string | null
  email?: string | null
  phone?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  iban?: string | null
  regions?: string[] | null
  transport?: 'email' | 'sftp' | 'api' | 'portal' | null
  format?: string | null
  active?: boolean | null
}

export interface BailiffUpdate {
  _version?: number
  name?: string
  office?: string
  kvkNumber?: string | null
  email?: string | null
  phone?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  iban?: string | null
  regions?: string[] | null
  transport?: 'email' | 'sftp' | 'api' | 'portal' | null
  format?: string | null
  active?: boolean | null
}

export interface BailiffQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    office?: Direction
    city?: Direction
    transport?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    office?: TextFilter
    kvkNumber?: TextFilter
    email?: TextFilter
    city?: TextFilter
    transport?: ChoiceFilter<'email' | 'sftp' | 'api' | 'portal'>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<BailiffQuery['_filter']>[]
    all?: readonly NonNullable<BailiffQuery['_filter']>[]
    not?: NonNullable<BailiffQuery['_filter']>
  }
}

export const bailiff: Entity<'bailiff'> = {
  name: 'bailiff',
  typeName: 'Bailiff',
  plural: 'bailiffs',
  api: '/api/v4/bailiff',
  table: 'bailiff',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
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
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'office',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'kvkNumber', type: 'string', format: 'kvk', search: true, filter: true }),
    property({ name: 'email', type: 'string', format: 'email', maxLength: 254, search: true, filter: true }),
    property({ name: 'phone', type: 'string', format: 'phone-e164' }),
    property({ name: 'street', type: 'string', maxLength: 120 }),
    property({ name: 'postcode', type: 'string', format: 'nl-postcode' }),
    property({ name: 'city', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'iban', type: 'string', format: 'iban' }),
    property({ name: 'regions', type: 'list', default: [] }),
    property({
      name: 'transport',
      type: 'enum',
      default: 'email',
      values: ['email', 'sftp', 'api', 'portal'],
      filter: true,
      sort: true,
    }),
    property({ name: 'format', type: 'string', maxLength: 40 }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
