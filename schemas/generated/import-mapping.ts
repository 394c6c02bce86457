// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ImportMapping {
  id: number
  _version: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer: {
    id: number
    company: string
  } | null
  dateOrder: 'dmy' | 'mdy' | null
  decimal: 'auto' | 'comma' | 'point' | null
  columns: {
    header: string
    to: string
  }[] | null
  active: boolean | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
}

export interface ImportMappingStored {
  id: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer: number | null
  dateOrder: 'dmy' | 'mdy' | null
  decimal: 'auto' | 'comma' | 'point' | null
  columns: {
    header: string
    to: string
  }[] | null
  active: boolean | null
  createdAt: string | null
  createdBy: number | null
}

export interface ImportMappingCreate {
  name: string
  type?: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer?: number | null
  dateOrder?: 'dmy' | 'mdy' | null
  decimal?: 'auto' | 'comma' | 'point' | null
  columns?: {
    header: string
    to: string
  }[] | null
  active?: boolean | null
}

export interface ImportMappingUpdate {
  _version?: number
  name?: string
  type?: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer?: number | null
  dateOrder?: 'dmy' | 'mdy' | null
  decimal?: 'auto' | 'comma' | 'point' | null
  columns?: {
    header: string
    to: string
  }[] | null
  active?: boolean | null
}

export interface ImportMappingQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    type?: Direction
    dateOrder?: Direction
    decimal?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    type?: ChoiceFilter<'file' | 'subscription' | 'precasso' | 'precasso_update'>
    customer?: ChoiceFilter<number>
    dateOrder?: ChoiceFilter<'dmy' | 'mdy'>
    decimal?: ChoiceFilter<'auto' | 'comma' | 'point'>
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ImportMappingQuery['_filter']>[]
    all?: readonly NonNullable<ImportMappingQuery['_filter']>[]
    not?: NonNullable<ImportMappingQuery['_filter']>
  }
}

export const importMapping: Entity<'import-mapping'> = {
  name: 'import-mapping',
  typeName: 'ImportMapping',
  plural: 'import-mappings',
  api: '/api/v4/import-mapping',
  table: 'column_mapping',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    create: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    update: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    delete: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    export: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
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
      name: 'type',
      type: 'enum',
      required: true,
      default: 'file',
      values: ['file', 'subscription', 'precasso', 'precasso_update'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'importMappings',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'dateOrder', type: 'enum', default: 'dmy', values: ['dmy', 'mdy'], filter: true, sort: true }),
    property({
      name: 'decimal',
      type: 'enum',
      default: 'auto',
      values: ['auto', 'comma', 'point'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'columns',
      type: 'rows',
      columns: [
        { name: 'header', type: 'string', required: true, minLength: 1, maxLength: 200 },
        { name: 'to', type: 'string', required: true, minLength: 1, maxLength: 80 },
      ],
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
  ],
}
