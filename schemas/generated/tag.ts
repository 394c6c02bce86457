// Generated from tag.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Tag {
  id: number
  _version: number
  name: string
  colour: string | null
  description: string | null
  active: boolean | null
}

export interface TagStored {
  id: number
  name: string
  colour: string | null
  description: string | null
  active: boolean | null
}

export interface TagCreate {
  name: string
  colour?: string | null
  description?: string | null
  active?: boolean | null
}

export interface TagUpdate {
  _version?: number
  name?: string
  colour?: string | null
  description?: string | null
  active?: boolean | null
}

export interface TagQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<TagQuery['_filter']>[]
    all?: readonly NonNullable<TagQuery['_filter']>[]
    not?: NonNullable<TagQuery['_filter']>
  }
}

export const tag: Entity<'tag'> = {
  name: 'tag',
  typeName: 'Tag',
  plural: 'tags',
  api: '/api/v4/tag',
  table: 'tag',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['name'],
  access: {
    read: 'ROLE_EMPLOYEE',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 40,
      search: true,
      filter: true,
      sort: true,
      unique: [['name']],
    }),
    property({ name: 'colour', type: 'string', format: 'colour' }),
    property({ name: 'description', type: 'string', maxLength: 200 }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
