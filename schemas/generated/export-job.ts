// Generated from export-job.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface ExportJob {
  id: number
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  type: 'file' | null
  columns: 'standard' | 'finance' | 'claims' | 'log'
  format: 'csv' | 'xlsx'
  filter: string | null
  state: 'waiting' | 'running' | 'done' | 'failed' | 'expired' | null
  total: number | null
  done: number | null
  rows: number | null
  size: number | null
  sha256: string | null
  why: string | null
  apiKey: string | null
  endedAt: string | null
  expiresAt: string | null
}

export interface ExportJobStored {
  id: number
  createdAt: string | null
  createdBy: number | null
  type: 'file' | null
  columns: 'standard' | 'finance' | 'claims' | 'log'
  format: 'csv' | 'xlsx'
  filter: string | null
  state: 'waiting' | 'running' | 'done' | 'failed' | 'expired' | null
  total: number | null
  done: number | null
  rows: number | null
  size: number | null
  sha256: string | null
  why: string | null
  apiKey: string | null
  endedAt: string | null
  expiresAt: string | null
}

export interface ExportJobCreate {}

export interface ExportJobUpdate {}

export interface ExportJobQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    createdAt?: Direction
    type?: Direction
    columns?: Direction
    format?: Direction
    state?: Direction
    total?: Direction
    done?: Direction
    rows?: Direction
    size?: Direction
    endedAt?: Direction
    expiresAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    type?: ChoiceFilter<'file'>
    columns?: ChoiceFilter<'standard' | 'finance' | 'claims' | 'log'>
    format?: ChoiceFilter<'csv' | 'xlsx'>
    state?: ChoiceFilter<'waiting' | 'running' | 'done' | 'failed' | 'expired'>
    total?: RangeFilter<number>
    done?: RangeFilter<number>
    rows?: RangeFilter<number>
    size?: RangeFilter<number>
    endedAt?: RangeFilter<string>
    expiresAt?: RangeFilter<string>
    any?: readonly NonNullable<ExportJobQuery['_filter']>[]
    all?: readonly NonNullable<ExportJobQuery['_filter']>[]
    not?: NonNullable<ExportJobQuery['_filter']>
  }
}

export const exportJob: Entity<'export-job'> = {
  name: 'export-job',
  typeName: 'ExportJob',
  plural: 'export-jobs',
  api: '/api/v4/export-job',
  table: 'export_job',
  kind: 'log',
  titleField: 'sha256',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: false,
  audit: false,
  access: {
    read: 'ROLE_FILE_EXPORT or ROLE_CONTACT_PERSON',
    rows: {
      ROLE_EMPLOYEE: { createdBy: '$me.id' },
      ROLE_CONTACT_PERSON: { any: [{ createdBy: '$me.id' }, { apiKey: '$me.username' }] },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      readOnly: true,
      default: 'file',
      values: ['file'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'columns',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'standard',
      values: ['standard', 'finance', 'claims', 'log'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'format',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'xlsx',
      values: ['csv', 'xlsx'],
      filter: true,
      sort: true,
    }),
    property({ name: 'filter', type: 'text', readOnly: true, maxLength: 20000 }),
    property({
      name: 'state',
      type: 'enum',
      readOnly: true,
      default: 'waiting',
      values: ['waiting', 'running', 'done', 'failed', 'expired'],
      filter: true,
      sort: true,
    }),
    property({ name: 'total', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'done', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({
      name: 'rows',
      column: 'row_total',
      type: 'integer',
      readOnly: true,
      default: 0,
      minimum: 0,
      filter: true,
      sort: true,
    }),
    property({ name: 'size', type: 'integer', readOnly: true, minimum: 0, filter: true, sort: true }),
    property({ name: 'sha256', type: 'string', readOnly: true, maxLength: 64 }),
    property({ name: 'why', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'apiKey', type: 'string', readOnly: true, maxLength: 40 }),
    property({ name: 'endedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'expiresAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
