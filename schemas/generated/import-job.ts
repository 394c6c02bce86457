// Generated from import-job.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface ImportJob {
  id: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer: {
    id: number
    company: string
  }
  mapping: {
    id: number
    name: string
  } | null
  status: 'uploaded' | 'validating' | 'validated' | 'running' | 'completed' | 'partly' | 'failed' | 'undoing' | 'rolled_back'
  format: 'csv' | 'xlsx' | 'xml' | 'json' | 'zip' | null
  sha256: string
  size: number | null
  contentGone: boolean | null
  columns: {
    header?: string | null
    to?: string | null
    sample?: string | null
  }[] | null
  attachments: {
    name?: string | null
    sha256?: string | null
    size?: number | null
  }[] | null
  merge: boolean | null
  start: 'now' | 'date' | 'hold' | null
  startOn: string | null
  partly: boolean | null
  rowsTotal: number | null
  rowsChecked: number | null
  rowsOk: number | null
  rowsFailed: number | null
  rowsDuplicate: number | null
  rowsImported: number | null
  rowsUndone: number | null
  reason: string | null
  sentBy: string | null
  locale: 'nl' | 'en' | 'fr' | null
  startedAt: string | null
  finishedAt: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface ImportJobStored {
  id: number
  name: string
  type: 'file' | 'subscription' | 'precasso' | 'precasso_update'
  customer: number
  mapping: number | null
  status: 'uploaded' | 'validating' | 'validated' | 'running' | 'completed' | 'partly' | 'failed' | 'undoing' | 'rolled_back'
  format: 'csv' | 'xlsx' | 'xml' | 'json' | 'zip' | null
  sha256: string
  size: number | null
  contentGone: boolean | null
  columns: {
    header?: string | null
    to?: string | null
    sample?: string | null
  }[] | null
  attachments: {
    name?: string | null
    sha256?: string | null
    size?: number | null
  }[] | null
  merge: boolean | null
  start: 'now' | 'date' | 'hold' | null
  startOn: string | null
  partly: boolean | null
  rowsTotal: number | null
  rowsChecked: number | null
  rowsOk: number | null
  rowsFailed: number | null
  rowsDuplicate: number | null
  rowsImported: number | null
  rowsUndone: number | null
  reason: string | null
  sentBy: string | null
  locale: 'nl' | 'en' | 'fr' | null
  startedAt: string | null
  finishedAt: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface ImportJobCreate {
  customer: number
  mapping?: number | null
  merge?: boolean | null
  start?: 'now' | 'date' | 'hold' | null
  startOn?: string | null
  partly?: boolean | null
}

export interface ImportJobUpdate {
  customer?: number
  mapping?: number | null
  merge?: boolean | null
  start?: 'now' | 'date' | 'hold' | null
  startOn?: string | null
  partly?: boolean | null
}

export interface ImportJobQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    status?: Direction
    locale?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    type?: ChoiceFilter<'file' | 'subscription' | 'precasso' | 'precasso_update'>
    customer?: ChoiceFilter<number>
    mapping?: ChoiceFilter<number>
    status?: ChoiceFilter<'uploaded' | 'validating' | 'validated' | 'running' | 'completed' | 'partly' | 'failed' | 'undoing' | 'rolled_back'>
    format?: ChoiceFilter<'csv' | 'xlsx' | 'xml' | 'json' | 'zip'>
    sha256?: TextFilter
    size?: RangeFilter<number>
    contentGone?: ChoiceFilter<boolean>
    merge?: ChoiceFilter<boolean>
    start?: ChoiceFilter<'now' | 'date' | 'hold'>
    startOn?: RangeFilter<string>
    partly?: ChoiceFilter<boolean>
    rowsTotal?: RangeFilter<number>
    rowsChecked?: RangeFilter<number>
    rowsOk?: RangeFilter<number>
    rowsFailed?: RangeFilter<number>
    rowsDuplicate?: RangeFilter<number>
    rowsImported?: RangeFilter<number>
    rowsUndone?: RangeFilter<number>
    locale?: ChoiceFilter<'nl' | 'en' | 'fr'>
    startedAt?: RangeFilter<string>
    finishedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ImportJobQuery['_filter']>[]
    all?: readonly NonNullable<ImportJobQuery['_filter']>[]
    not?: NonNullable<ImportJobQuery['_filter']>
  }
}

export interface ImportJobCheckBody {}

export interface ImportJobSettleBody {}

export interface ImportJobBeginBody {}

export interface ImportJobCompleteBody {}

export interface ImportJobLeaveBody {}

export interface ImportJobFailBody {
  reason: string
}

export interface ImportJobTakeBackBody {}

export interface ImportJobRollBackBody {}

export type ImportJobState = 'uploaded' | 'validating' | 'validated' | 'running' | 'completed' | 'partly' | 'failed' | 'undoing' | 'rolled_back'

export type ImportJobAction = 'check' | 'settle' | 'begin' | 'complete' | 'leave' | 'fail' | 'takeBack' | 'rollBack'

/** Reasons that guards refuse with. */
export type ImportJobRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type ImportJobLifecycle = {
  record: ImportJobStored
  state: ImportJobState
  action: ImportJobAction
  refusal: ImportJobRefusal
  bodies: {
    check: ImportJobCheckBody
    settle: ImportJobSettleBody
    begin: ImportJobBeginBody
    complete: ImportJobCompleteBody
    leave: ImportJobLeaveBody
    fail: ImportJobFailBody
    takeBack: ImportJobTakeBackBody
    rollBack: ImportJobRollBackBody
  }
  guards: {}
  effects: {}
}

export const importJob: Entity<'import-job'> = {
  name: 'import-job',
  typeName: 'ImportJob',
  plural: 'import-jobs',
  api: '/api/v4/import-job',
  table: 'import_job',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: false,
  audit: true,
  access: {
    read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    export: 'ROLE_ADMIN',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  lifecycle: {
    property: 'status',
    initial: ['uploaded'],
    states: {
      uploaded: { tone: 'info', editable: true },
      validating: { tone: 'info', editable: true },
      validated: { tone: 'info', editable: true },
      running: { tone: 'warning', editable: true },
      completed: { tone: 'success', editable: true },
      partly: { tone: 'warning', editable: true },
      failed: { tone: 'danger', editable: true },
      undoing: { tone: 'warning', editable: true },
      rolled_back: { final: true, editable: true },
    },
    actions: {
      check: {
        from: ['uploaded', 'validated', 'partly', 'failed'],
        to: 'validating',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { reason: null },
        confirm: 'none',
      },
      settle: {
        from: ['validating'],
        to: 'validated',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      begin: {
        from: ['validated'],
        to: 'running',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { startedAt: { ifEmpty: '$now' }, finishedAt: null, reason: null },
        confirm: 'none',
      },
      complete: {
        from: ['running'],
        to: 'completed',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { finishedAt: '$now' },
        confirm: 'none',
      },
      leave: {
        from: ['running', 'undoing'],
        to: 'partly',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { finishedAt: '$now' },
        confirm: 'none',
      },
      fail: {
        from: ['validating', 'running', 'undoing'],
        to: 'failed',
        by: 'system',
        fields: { require: ['reason'], optional: [] },
        confirm: 'none',
      },
      takeBack: {
        from: ['completed', 'partly', 'failed'],
        to: 'undoing',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { reason: null },
        confirm: 'none',
      },
      rollBack: {
        from: ['undoing'],
        to: 'rolled_back',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { finishedAt: '$now' },
        confirm: 'none',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      readOnly: true,
      default: '-',
      maxLength: 200,
      search: true,
      filter: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'file',
      values: ['file', 'subscription', 'precasso', 'precasso_update'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'imports',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'mapping',
      type: 'relation',
      relation: { entity: 'import-mapping', many: false, embed: ['name'], inverse: 'imports', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'uploaded',
      values: [
        'uploaded',
        'validating',
        'validated',
        'running',
        'completed',
        'partly',
        'failed',
        'undoing',
        'rolled_back',
      ],
      filter: true,
      sort: true,
    }),
    property({
      name: 'format',
      type: 'enum',
      readOnly: true,
      values: ['csv', 'xlsx', 'xml', 'json', 'zip'],
      filter: true,
    }),
    property({
      name: 'sha256',
      type: 'string',
      required: true,
      readOnly: true,
      default: '-',
      maxLength: 64,
      filter: true,
    }),
    property({ name: 'size', type: 'integer', readOnly: true, filter: true }),
    property({ name: 'contentGone', type: 'boolean', readOnly: true, default: false, filter: true }),
    property({
      name: 'columns',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'header', type: 'string', required: false, maxLength: 200 },
        { name: 'to', type: 'string', required: false, maxLength: 80 },
        { name: 'sample', type: 'text', required: false, maxLength: 400 },
      ],
    }),
    property({
      name: 'attachments',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'name', type: 'string', required: false, maxLength: 200 },
        { name: 'sha256', type: 'string', required: false, maxLength: 64 },
        { name: 'size', type: 'integer', required: false },
      ],
    }),
    property({ name: 'merge', type: 'boolean', default: true, filter: true }),
    property({ name: 'start', type: 'enum', default: 'now', values: ['now', 'date', 'hold'], filter: true }),
    property({
      name: 'startOn',
      type: 'date',
      filter: true,
      access: { when: { start: 'date' }, requiredWhen: { start: 'date' } },
    }),
    property({ name: 'partly', type: 'boolean', default: false, filter: true }),
    property({ name: 'rowsTotal', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsChecked', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsOk', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsFailed', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsDuplicate', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsImported', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'rowsUndone', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'sentBy', type: 'string', readOnly: true, maxLength: 160 }),
    property({
      name: 'locale',
      type: 'enum',
      readOnly: true,
      default: 'nl',
      values: ['nl', 'en', 'fr'],
      filter: true,
      sort: true,
    }),
    property({ name: 'startedAt', type: 'date-time', readOnly: true, filter: true }),
    property({ name: 'finishedAt', type: 'date-time', readOnly: true, filter: true }),
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
