// Generated from import-row.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface ImportRow {
  id: number
  job: {
    id: number
    name: string
  }
  customer: {
    id: number
    company: string
  }
  rowNumber: number
  place: number
  status: 'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped' | null
  errors: {
    column?: string | null
    value?: string | null
    rule?: string | null
    text?: string | null
  }[] | null
  data: {
    [k: string]: unknown
  } | null
  values: {
    [k: string]: unknown
  } | null
  together: number | null
  togetherKey: string | null
  fingerprint: string | null
  resultType: string | null
  resultId: number | null
  made: {
    entity?: string | null
    id?: number | null
  }[] | null
}

export interface ImportRowStored {
  id: number
  job: number
  customer: number
  rowNumber: number
  place: number
  status: 'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped' | null
  errors: {
    column?: string | null
    value?: string | null
    rule?: string | null
    text?: string | null
  }[] | null
  data: {
    [k: string]: unknown
  } | null
  values: {
    [k: string]: unknown
  } | null
  together: number | null
  togetherKey: string | null
  fingerprint: string | null
  resultType: string | null
  resultId: number | null
  made: {
    entity?: string | null
    id?: number | null
  }[] | null
}

export interface ImportRowCreate {}

export interface ImportRowUpdate {}

export interface ImportRowQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    job?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    rowNumber?: RangeFilter<number>
    place?: RangeFilter<number>
    status?: ChoiceFilter<'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped'>
    together?: RangeFilter<number>
    resultId?: RangeFilter<number>
    any?: readonly NonNullable<ImportRowQuery['_filter']>[]
    all?: readonly NonNullable<ImportRowQuery['_filter']>[]
    not?: NonNullable<ImportRowQuery['_filter']>
  }
}

export const importRow: Entity<'import-row'> = {
  name: 'import-row',
  typeName: 'ImportRow',
  plural: 'import-rows',
  api: '/api/v4/import-row',
  table: 'import_row',
  kind: 'log',
  titleField: 'rowNumber',
  order: [{ field: 'id', direction: 'desc' }],
  version: false,
  audit: false,
  access: {
    read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'job',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: { entity: 'import-job', many: false, embed: ['name'], inverse: 'rows', onDelete: 'cascade' },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'importRows',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'rowNumber', type: 'integer', required: true, readOnly: true, filter: true }),
    property({ name: 'place', type: 'integer', required: true, readOnly: true, filter: true }),
    property({
      name: 'status',
      type: 'enum',
      readOnly: true,
      default: 'ok',
      values: ['ok', 'warning', 'error', 'duplicate', 'imported', 'skipped'],
      filter: true,
    }),
    property({
      name: 'errors',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'column', type: 'string', required: false, maxLength: 200 },
        { name: 'value', type: 'string', required: false, maxLength: 200 },
        { name: 'rule', type: 'string', required: false, maxLength: 80 },
        { name: 'text', type: 'text', required: false, maxLength: 400 },
      ],
    }),
    property({ name: 'data', type: 'json', readOnly: true }),
    property({ name: 'values', type: 'json', readOnly: true }),
    property({ name: 'together', type: 'integer', readOnly: true, filter: true }),
    property({ name: 'togetherKey', type: 'string', readOnly: true, maxLength: 44 }),
    property({ name: 'fingerprint', type: 'string', readOnly: true, maxLength: 44 }),
    property({ name: 'resultType', type: 'string', readOnly: true, maxLength: 60 }),
    property({ name: 'resultId', type: 'integer', readOnly: true, filter: true }),
    property({
      name: 'made',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'entity', type: 'string', required: false, maxLength: 60 },
        { name: 'id', type: 'integer', required: false },
      ],
    }),
  ],
}
