// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface BulkRun {
  id: number
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  entity: string
  action: string
  state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
  total: number
  checked: number | null
  done: number | null
  changed: number | null
  same: number | null
  refused: number | null
  undone: number | null
  kept: number | null
  why: string | null
  startedAt: string | null
  endedAt: string | null
}

export interface BulkRunStored {
  id: number
  createdAt: string | null
  createdBy: number | null
  entity: string
  action: string
  state: 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
  total: number
  checked: number | null
  done: number | null
  changed: number | null
  same: number | null
  refused: number | null
  undone: number | null
  kept: number | null
  why: string | null
  startedAt: string | null
  endedAt: string | null
}

export interface BulkRunCreate {}

export interface BulkRunUpdate {}

export interface BulkRunQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    createdAt?: Direction
    entity?: Direction
    state?: Direction
    total?: Direction
    checked?: Direction
    done?: Direction
    changed?: Direction
    same?: Direction
    refused?: Direction
    undone?: Direction
    kept?: Direction
    startedAt?: Direction
    endedAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    entity?: TextFilter
    action?: TextFilter
    state?: ChoiceFilter<'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'>
    total?: RangeFilter<number>
    checked?: RangeFilter<number>
    done?: RangeFilter<number>
    changed?: RangeFilter<number>
    same?: RangeFilter<number>
    refused?: RangeFilter<number>
    undone?: RangeFilter<number>
    kept?: RangeFilter<number>
    startedAt?: RangeFilter<string>
    endedAt?: RangeFilter<string>
    any?: readonly NonNullable<BulkRunQuery['_filter']>[]
    all?: readonly NonNullable<BulkRunQuery['_filter']>[]
    not?: NonNullable<BulkRunQuery['_filter']>
  }
}

export const bulkRun: Entity<'bulk-run'> = {
  name: 'bulk-run',
  typeName: 'BulkRun',
  plural: 'bulk-runs',
  api: '/api/v4/bulk-runs',
  table: 'bulk_run',
  kind: 'log',
  titleField: 'entity',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: false,
  audit: false,
  access: { read: 'ROLE_EMPLOYEE', rows: { ROLE_ADMIN: true, ROLE_EMPLOYEE: { createdBy: '$me.id' } } },
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
      name: 'entity',
      type: 'string',
      required: true,
      readOnly: true,
      maxLength: 60,
      filter: true,
      sort: true,
    }),
    property({ name: 'action', type: 'string', required: true, readOnly: true, maxLength: 60, filter: true }),
    property({
      name: 'state',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'previewed',
      values: ['checking', 'previewed', 'running', 'done', 'stopped', 'undoing', 'undone'],
      filter: true,
      sort: true,
    }),
    property({ name: 'total', type: 'integer', required: true, readOnly: true, minimum: 0, filter: true, sort: true }),
    property({ name: 'checked', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'done', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'changed', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'same', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'refused', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'undone', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'kept', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'why', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'startedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'endedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
