// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface WorkflowExecution {
  id: number
  file: {
    id: number
    number: string | null
  } | null
  precasso: {
    id: number
    number: string | null
  } | null
  workflow: {
    id: number
    name: string
    revision: number | null
  } | null
  step: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  run: {
    id: number
    name: string | null
  } | null
  plannedFor: string
  executedAt: string | null
  result: 'done' | 'held' | 'skipped' | 'failed'
  holdReason: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note: string | null
  message: {
    id: number
    channel: 'email' | 'post' | 'sms'
    status: 'draft' | 'approved' | 'scheduled' | 'queued' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'returned' | 'cancelled'
  } | null
  costLine: {
    id: number
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    } | null
  } | null
  agendaItem: {
    id: number
    date: string
  } | null
  by: {
    id: number
    name: string
  } | null
}

export interface WorkflowExecutionStored {
  id: number
  file: number | null
  precasso: number | null
  workflow: number | null
  step: number
  run: number | null
  plannedFor: string
  executedAt: string | null
  result: 'done' | 'held' | 'skipped' | 'failed'
  holdReason: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note: string | null
  message: number | null
  costLine: number | null
  agendaItem: number | null
  by: number | null
}

export interface WorkflowExecutionCreate {
  file?: number | null
  precasso?: number | null
  workflow?: number | null
  step: number
  run?: number | null
  plannedFor: string
  executedAt?: string | null
  result: 'done' | 'held' | 'skipped' | 'failed'
  holdReason?: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note?: string | null
  message?: number | null
  costLine?: number | null
  agendaItem?: number | null
  by?: number | null
}

export interface WorkflowExecutionUpdate {
  file?: number | null
  precasso?: number | null
  workflow?: number | null
  step?: number
  run?: number | null
  plannedFor?: string
  executedAt?: string | null
  result?: 'done' | 'held' | 'skipped' | 'failed'
  holdReason?: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note?: string | null
  message?: number | null
  costLine?: number | null
  agendaItem?: number | null
  by?: number | null
}

export interface WorkflowExecutionQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    plannedFor?: Direction
    executedAt?: Direction
    result?: Direction
    holdReason?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    precasso?: ChoiceFilter<number>
    workflow?: ChoiceFilter<number>
    step?: ChoiceFilter<number>
    run?: ChoiceFilter<number>
    plannedFor?: RangeFilter<string>
    executedAt?: RangeFilter<string>
    result?: ChoiceFilter<'done' | 'held' | 'skipped' | 'failed'>
    holdReason?: ChoiceFilter<'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual'>
    message?: ChoiceFilter<number>
    costLine?: ChoiceFilter<number>
    agendaItem?: ChoiceFilter<number>
    by?: ChoiceFilter<number>
    any?: readonly NonNullable<WorkflowExecutionQuery['_filter']>[]
    all?: readonly NonNullable<WorkflowExecutionQuery['_filter']>[]
    not?: NonNullable<WorkflowExecutionQuery['_filter']>
  }
}

export const workflowExecution: Entity<'workflow-execution'> = {
  name: 'workflow-execution',
  typeName: 'WorkflowExecution',
  plural: 'workflow-executions',
  api: '/api/v4/workflow-execution',
  table: 'workflow_execution',
  kind: 'log',
  titleField: 'id',
  order: [{ field: 'executedAt', direction: 'desc' }],
  version: false,
  audit: false,
  access: { read: 'ROLE_FILE_SEARCH or ROLE_PROCESSING', export: 'ROLE_PROCESSING', within: 'file', staffOnly: true },
  rules: [
    {
      name: 'owner',
      field: 'file',
      holds: {
        any: [
          { file: { empty: false }, precasso: { empty: true } },
          { file: { empty: true }, precasso: { empty: false } },
        ],
      },
      constraint: 'workflow_execution_owner_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'executions', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'precasso',
      type: 'relation',
      relation: { entity: 'precasso', many: false, embed: ['number'], inverse: 'executions', onDelete: 'restrict' },
      filter: true,
      unique: [['precasso', 'step', 'plannedFor']],
    }),
    property({
      name: 'workflow',
      type: 'relation',
      relation: {
        entity: 'workflow',
        many: false,
        embed: ['name', 'revision'],
        inverse: 'executions',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'step',
      type: 'relation',
      required: true,
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'executions', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'run',
      type: 'relation',
      relation: { entity: 'processing-run', many: false, embed: ['name'], inverse: 'executions', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'plannedFor',
      type: 'date',
      required: true,
      filter: true,
      sort: true,
      unique: [['file', 'step', 'plannedFor']],
    }),
    property({ name: 'executedAt', type: 'date-time', filter: true, sort: true }),
    property({
      name: 'result',
      type: 'enum',
      required: true,
      values: ['done', 'held', 'skipped', 'failed'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'holdReason',
      type: 'enum',
      values: [
        'no_valid_address',
        'no_email',
        'no_phone',
        'opt_out',
        'missing_14_day_letter',
        '14_day_term_running',
        'contact_window',
        'amount_zero',
        'amount_too_low_for_legal',
        'limitation_passed',
        'disputed',
        'insolvency',
        'missing_documents',
        'client_blocked',
        'template_error',
        'wki_expired',
        'duplicate_message',
        'not_in_precasso',
        'awaits_approval',
        'manual',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'note', type: 'text', maxLength: 1000 }),
    property({
      name: 'message',
      type: 'relation',
      relation: {
        entity: 'message',
        many: false,
        embed: ['channel', 'status'],
        inverse: 'executions',
        onDelete: 'clear',
      },
      filter: true,
    }),
    property({
      name: 'costLine',
      type: 'relation',
      relation: { entity: 'cost-line', many: false, embed: ['amount'], inverse: 'executions', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'agendaItem',
      type: 'relation',
      relation: { entity: 'agenda-item', many: false, embed: ['date'], inverse: 'executions', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'by',
      type: 'relation',
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'executedSteps', onDelete: 'clear' },
      filter: true,
    }),
  ],
}
