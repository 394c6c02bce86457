// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface ProcessingRun {
  id: number
  _version: number
  name: string | null
  type: 'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'
  status: 'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'
  plannedFor: string | null
  steps: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }[]
  customer: {
    id: number
    company: string
  } | null
  excluded: {
    file?: number | null
    precasso?: number | null
  }[] | null
  most: number | null
  total: number | null
  done: number | null
  held: number | null
  skipped: number | null
  failed: number | null
  approvedBy: {
    id: number
    name: string
  } | null
  approvedAt: string | null
  startedAt: string | null
  finishedAt: string | null
  batch: string | null
  batchPages: number | null
  reason: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface ProcessingRunStored {
  id: number
  name: string | null
  type: 'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'
  status: 'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'
  plannedFor: string | null
  steps: number[]
  customer: number | null
  excluded: {
    file?: number | null
    precasso?: number | null
  }[] | null
  most: number | null
  total: number | null
  done: number | null
  held: number | null
  skipped: number | null
  failed: number | null
  approvedBy: number | null
  approvedAt: string | null
  startedAt: string | null
  finishedAt: string | null
  batch: string | null
  batchPages: number | null
  reason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface ProcessingRunCreate {
  name?: string | null
  type?: 'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'
  plannedFor?: string | null
  steps?: number[] | null
  customer?: number | null
  most?: number | null
}

export interface ProcessingRunUpdate {
  _version?: number
  name?: string | null
  type?: 'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'
  plannedFor?: string | null
  steps?: number[] | null
  customer?: number | null
  most?: number | null
}

export interface ProcessingRunQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    status?: Direction
    plannedFor?: Direction
    most?: Direction
    total?: Direction
    done?: Direction
    held?: Direction
    skipped?: Direction
    failed?: Direction
    approvedAt?: Direction
    startedAt?: Direction
    finishedAt?: Direction
    batchPages?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    type?: ChoiceFilter<'file' | 'precasso' | 'monitoring' | 'post_batch' | 'email' | 'sms'>
    status?: ChoiceFilter<'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'>
    plannedFor?: RangeFilter<string>
    steps?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    most?: RangeFilter<number>
    total?: RangeFilter<number>
    done?: RangeFilter<number>
    held?: RangeFilter<number>
    skipped?: RangeFilter<number>
    failed?: RangeFilter<number>
    approvedBy?: ChoiceFilter<number>
    approvedAt?: RangeFilter<string>
    startedAt?: RangeFilter<string>
    finishedAt?: RangeFilter<string>
    batchPages?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ProcessingRunQuery['_filter']>[]
    all?: readonly NonNullable<ProcessingRunQuery['_filter']>[]
    not?: NonNullable<ProcessingRunQuery['_filter']>
  }
}

export interface ProcessingRunApproveBody {}

export interface ProcessingRunBeginBody {}

export interface ProcessingRunCompleteBody {}

export interface ProcessingRunFailBody {
  reason: string
}

export interface ProcessingRunRetryBody {}

export interface ProcessingRunCancelBody {}

export type ProcessingRunState = 'draft' | 'approved' | 'running' | 'completed' | 'failed' | 'cancelled'

export type ProcessingRunAction = 'approve' | 'begin' | 'complete' | 'fail' | 'retry' | 'cancel'

/** Reasons that guards refuse with. */
export type ProcessingRunRefusal = 'nothingFailed'

/** What the guards and effects of its lifecycle are typed by. */
export type ProcessingRunLifecycle = {
  record: ProcessingRunStored
  state: ProcessingRunState
  action: ProcessingRunAction
  refusal: ProcessingRunRefusal
  bodies: {
    approve: ProcessingRunApproveBody
    begin: ProcessingRunBeginBody
    complete: ProcessingRunCompleteBody
    fail: ProcessingRunFailBody
    retry: ProcessingRunRetryBody
    cancel: ProcessingRunCancelBody
  }
  guards: {}
  effects: { enqueue: 'approve'; retryItems: 'retry' }
}

export const processingRun: Entity<'processing-run'> = {
  name: 'processing-run',
  typeName: 'ProcessingRun',
  plural: 'processing-runs',
  api: '/api/v4/processing-run',
  table: 'processing_run',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_PROCESSING',
    create: 'ROLE_PROCESSING',
    update: 'ROLE_PROCESSING',
    export: 'ROLE_PROCESSING',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['draft'],
    states: {
      draft: { tone: 'info', editable: true },
      approved: { tone: 'info', editable: false, require: ['approvedAt'] },
      running: { tone: 'warning', editable: false, require: ['startedAt'] },
      completed: { tone: 'success', editable: false, require: ['finishedAt'] },
      failed: { tone: 'danger', editable: false },
      cancelled: { final: true, editable: false },
    },
    actions: {
      approve: {
        from: ['draft'],
        to: 'approved',
        by: 'both',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: [] },
        set: { approvedBy: '$me', approvedAt: '$now' },
        effect: ['enqueue'],
        confirm: 'ask',
      },
      begin: {
        from: ['approved', 'failed', 'completed'],
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
      fail: {
        from: ['approved', 'running'],
        to: 'failed',
        by: 'system',
        fields: { require: ['reason'], optional: [] },
        confirm: 'none',
      },
      retry: {
        from: ['failed', 'completed'],
        to: 'approved',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: [] },
        set: { approvedAt: '$now', reason: null, finishedAt: null },
        effect: ['retryItems'],
        confirm: 'ask',
      },
      cancel: {
        from: ['draft', 'approved', 'running'],
        to: 'cancelled',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: [] },
        confirm: 'ask',
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'name', type: 'string', minLength: 1, maxLength: 160, search: true, filter: true }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      default: 'file',
      values: ['file', 'precasso', 'monitoring', 'post_batch', 'email', 'sms'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'draft',
      values: ['draft', 'approved', 'running', 'completed', 'failed', 'cancelled'],
      filter: true,
      sort: true,
    }),
    property({ name: 'plannedFor', type: 'date', filter: true, sort: true }),
    property({
      name: 'steps',
      type: 'relation',
      relation: {
        entity: 'workflow-step',
        many: true,
        embed: ['name'],
        inverse: 'runs',
        onDelete: 'clear',
        linkTable: 'processing_run_steps',
      },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'processingRuns',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'excluded',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'file', type: 'integer', required: false },
        { name: 'precasso', type: 'integer', required: false },
      ],
    }),
    property({ name: 'most', type: 'integer', minimum: 1, maximum: 1000000, filter: true, sort: true }),
    property({ name: 'total', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'done', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'held', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'skipped', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({ name: 'failed', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
    property({
      name: 'approvedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'approvedRuns', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'approvedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'startedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'finishedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'batch', type: 'string', readOnly: true, maxLength: 64 }),
    property({ name: 'batchPages', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
  ],
}
