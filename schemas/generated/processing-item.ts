// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface ProcessingItem {
  id: number
  _version: number
  run: {
    id: number
    name: string | null
  }
  file: {
    id: number
    number: string | null
  } | null
  precasso: {
    id: number
    number: string | null
  } | null
  customer: {
    id: number
    company: string
  } | null
  step: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  plannedFor: string | null
  status: 'pending' | 'done' | 'in_hold' | 'skipped' | 'error'
  holdReason: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note: string | null
  assignedTo: {
    id: number
    name: string
  } | null
  since: string | null
  decidedBy: {
    id: number
    name: string
  } | null
  reason: string | null
  _actions?: PossibleAction[]
}

export interface ProcessingItemStored {
  id: number
  run: number
  file: number | null
  precasso: number | null
  customer: number | null
  step: number | null
  plannedFor: string | null
  status: 'pending' | 'done' | 'in_hold' | 'skipped' | 'error'
  holdReason: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual' | null
  note: string | null
  assignedTo: number | null
  since: string | null
  decidedBy: number | null
  reason: string | null
}

export interface ProcessingItemCreate {
  run: number
  file?: number | null
  precasso?: number | null
  assignedTo?: number | null
}

export interface ProcessingItemUpdate {
  _version?: number
  run?: number
  file?: number | null
  precasso?: number | null
  assignedTo?: number | null
}

export interface ProcessingItemQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    plannedFor?: Direction
    status?: Direction
    holdReason?: Direction
    since?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    run?: ChoiceFilter<number>
    file?: ChoiceFilter<number>
    precasso?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    step?: ChoiceFilter<number>
    plannedFor?: RangeFilter<string>
    status?: ChoiceFilter<'pending' | 'done' | 'in_hold' | 'skipped' | 'error'>
    holdReason?: ChoiceFilter<'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual'>
    assignedTo?: ChoiceFilter<number>
    since?: RangeFilter<string>
    decidedBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ProcessingItemQuery['_filter']>[]
    all?: readonly NonNullable<ProcessingItemQuery['_filter']>[]
    not?: NonNullable<ProcessingItemQuery['_filter']>
  }
}

export interface ProcessingItemRetryBody {}

export interface ProcessingItemSkipBody {
  reason: string
}

export interface ProcessingItemReleaseBody {
  reason: string
}

export interface ProcessingItemFinishBody {}

export interface ProcessingItemHoldBody {
  holdReason: 'no_valid_address' | 'no_email' | 'no_phone' | 'opt_out' | 'missing_14_day_letter' | '14_day_term_running' | 'contact_window' | 'amount_zero' | 'amount_too_low_for_legal' | 'limitation_passed' | 'disputed' | 'insolvency' | 'missing_documents' | 'client_blocked' | 'template_error' | 'wki_expired' | 'duplicate_message' | 'not_in_precasso' | 'awaits_approval' | 'manual'
  note?: string
}

export interface ProcessingItemLeaveBody {
  note?: string
}

export interface ProcessingItemFailBody {
  note?: string
}

export type ProcessingItemState = 'pending' | 'done' | 'in_hold' | 'skipped' | 'error'

export type ProcessingItemAction = 'retry' | 'skip' | 'release' | 'finish' | 'hold' | 'leave' | 'fail'

/** Reasons that guards refuse with. */
export type ProcessingItemRefusal = 'isWall'

/** What the guards and effects of its lifecycle are typed by. */
export type ProcessingItemLifecycle = {
  record: ProcessingItemStored
  state: ProcessingItemState
  action: ProcessingItemAction
  refusal: ProcessingItemRefusal
  bodies: {
    retry: ProcessingItemRetryBody
    skip: ProcessingItemSkipBody
    release: ProcessingItemReleaseBody
    finish: ProcessingItemFinishBody
    hold: ProcessingItemHoldBody
    leave: ProcessingItemLeaveBody
    fail: ProcessingItemFailBody
  }
  guards: { mayPass: 'release' }
  effects: { enqueue: 'retry' | 'release'; skipStep: 'skip' }
}

export const processingItem: Entity<'processing-item'> = {
  name: 'processing-item',
  typeName: 'ProcessingItem',
  plural: 'processing-items',
  api: '/api/v4/processing-item',
  table: 'processing_item',
  kind: 'record',
  titleField: 'status',
  order: [{ field: 'since', direction: 'desc' }],
  version: true,
  audit: false,
  access: {
    read: 'ROLE_PROCESSING',
    update: 'ROLE_PROCESSING',
    export: 'ROLE_PROCESSING',
    within: 'file',
    staffOnly: true,
  },
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
      constraint: 'processing_item_owner_rule',
    },
  ],
  lifecycle: {
    property: 'status',
    initial: ['pending'],
    states: {
      pending: { tone: 'info', editable: ['assignedTo'] },
      done: { final: true, tone: 'success', editable: false },
      in_hold: { tone: 'warning', editable: ['assignedTo'], require: ['holdReason'] },
      skipped: { final: true, editable: false },
      error: { tone: 'danger', editable: ['assignedTo'] },
    },
    actions: {
      retry: {
        from: ['in_hold', 'error'],
        to: 'pending',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: [] },
        set: { holdReason: null, note: null, decidedBy: '$me' },
        effect: ['enqueue'],
        confirm: 'none',
        bulk: 1000,
      },
      skip: {
        from: ['in_hold', 'error'],
        to: 'skipped',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: ['reason'], optional: [] },
        set: { decidedBy: '$me' },
        effect: ['skipStep'],
        confirm: 'none',
        bulk: 1000,
      },
      release: {
        from: ['in_hold'],
        to: 'pending',
        by: 'user',
        access: 'ROLE_PROCESSING',
        guard: ['mayPass'],
        fields: { require: ['reason'], optional: [] },
        set: { decidedBy: '$me', holdReason: null },
        effect: ['enqueue'],
        confirm: 'none',
        bulk: 1000,
      },
      finish: { from: ['pending'], to: 'done', by: 'system', fields: { require: [], optional: [] }, confirm: 'none' },
      hold: {
        from: ['pending'],
        to: 'in_hold',
        by: 'system',
        fields: { require: ['holdReason'], optional: ['note'] },
        confirm: 'none',
      },
      leave: {
        from: ['pending'],
        to: 'skipped',
        by: 'system',
        fields: { require: [], optional: ['note'] },
        confirm: 'none',
      },
      fail: {
        from: ['pending'],
        to: 'error',
        by: 'system',
        fields: { require: [], optional: ['note'] },
        confirm: 'none',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'run',
      type: 'relation',
      required: true,
      relation: { entity: 'processing-run', many: false, embed: ['name'], inverse: 'items', onDelete: 'cascade' },
      filter: true,
    }),
    property({
      name: 'file',
      type: 'relation',
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'processingItems', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'precasso',
      type: 'relation',
      relation: {
        entity: 'precasso',
        many: false,
        embed: ['number'],
        inverse: 'processingItems',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'processingItems',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'step',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'items', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'plannedFor', type: 'date', readOnly: true, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'pending',
      values: ['pending', 'done', 'in_hold', 'skipped', 'error'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'holdReason',
      type: 'enum',
      readOnly: true,
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
    property({ name: 'note', type: 'text', readOnly: true, maxLength: 1000 }),
    property({
      name: 'assignedTo',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'heldItems',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({ name: 'since', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'decidedItems', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'reason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
  ],
}
