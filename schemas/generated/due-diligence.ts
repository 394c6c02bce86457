// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface DueDiligence {
  id: number
  _version: number
  customer: {
    id: number
    company: string
  }
  status: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired'
  risk: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer: {
    id: number
    name: string
  } | null
  nextReview: string | null
  decidedAt: string | null
  decidedBy: {
    id: number
    name: string
  } | null
  reason: string | null
  notes?: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface DueDiligenceStored {
  id: number
  customer: number
  status: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired'
  risk: 'low' | 'medium' | 'high' | null
  checks: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer: number | null
  nextReview: string | null
  decidedAt: string | null
  decidedBy: number | null
  reason: string | null
  notes: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface DueDiligenceCreate {
  customer: number
  risk?: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer?: number | null
  nextReview?: string | null
  notes?: string | null
}

export interface DueDiligenceUpdate {
  _version?: number
  customer?: number
  risk?: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer?: number | null
  nextReview?: string | null
  notes?: string | null
}

export interface DueDiligenceQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    status?: Direction
    risk?: Direction
    nextReview?: Direction
    decidedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    customer?: ChoiceFilter<number>
    status?: ChoiceFilter<'open' | 'in_review' | 'approved' | 'rejected' | 'expired'>
    risk?: ChoiceFilter<'low' | 'medium' | 'high'>
    reviewer?: ChoiceFilter<number>
    nextReview?: RangeFilter<string>
    decidedAt?: RangeFilter<string>
    decidedBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<DueDiligenceQuery['_filter']>[]
    all?: readonly NonNullable<DueDiligenceQuery['_filter']>[]
    not?: NonNullable<DueDiligenceQuery['_filter']>
  }
}

export interface DueDiligenceReviewBody {}

export interface DueDiligenceApproveBody {}

export interface DueDiligenceRejectBody {
  reason: string
}

export interface DueDiligenceReopenBody {}

export interface DueDiligenceExpireBody {}

export type DueDiligenceState = 'open' | 'in_review' | 'approved' | 'rejected' | 'expired'

export type DueDiligenceAction = 'review' | 'approve' | 'reject' | 'reopen' | 'expire'

/** Reasons that guards refuse with. */
export type DueDiligenceRefusal = 'risk' | 'checks' | 'failed' | 'unfinished' | 'remark'

/** What the guards and effects of its lifecycle are typed by. */
export type DueDiligenceLifecycle = {
  record: DueDiligenceStored
  state: DueDiligenceState
  action: DueDiligenceAction
  refusal: DueDiligenceRefusal
  bodies: {
    review: DueDiligenceReviewBody
    approve: DueDiligenceApproveBody
    reject: DueDiligenceRejectBody
    reopen: DueDiligenceReopenBody
    expire: DueDiligenceExpireBody
  }
  guards: { isComplete: 'approve' }
  effects: { planReview: 'approve' }
}

export const dueDiligence: Entity<'due-diligence'> = {
  name: 'due-diligence',
  typeName: 'DueDiligence',
  plural: 'due-diligence',
  api: '/api/v4/due-diligence',
  table: 'due_diligence',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'nextReview', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    delete: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    export: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['open'],
    states: {
      open: { tone: 'info', editable: true },
      in_review: { tone: 'info', editable: true },
      approved: {
        tone: 'success',
        editable: true,
        require: ['decidedAt'],
        due: { from: 'nextReview', after: 'P1D', action: 'expire' },
      },
      rejected: { tone: 'danger', editable: true, require: ['decidedAt', 'reason'] },
      expired: { tone: 'warning', editable: true },
    },
    actions: {
      review: {
        from: ['open', 'expired'],
        to: 'in_review',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: [], optional: [] },
        set: { reviewer: { ifEmpty: '$me' } },
        confirm: 'none',
        bulk: 50,
      },
      approve: {
        from: ['in_review'],
        to: 'approved',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        notBy: ['reviewer'],
        guard: ['isComplete'],
        fields: { require: [], optional: [] },
        set: { decidedAt: '$now', decidedBy: '$me', reason: null },
        effect: ['planReview'],
        confirm: 'none',
        undo: 'reopen',
      },
      reject: {
        from: ['in_review'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: ['reason'], optional: [] },
        set: { decidedAt: '$now', decidedBy: '$me' },
        confirm: 'none',
        undo: 'reopen',
        danger: true,
      },
      reopen: {
        from: ['approved', 'rejected', 'expired'],
        to: 'open',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: [], optional: [] },
        set: { decidedAt: null, decidedBy: null, reason: null },
        confirm: 'none',
      },
      expire: {
        from: ['approved'],
        to: 'expired',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'dueDiligence',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'open',
      values: ['open', 'in_review', 'approved', 'rejected', 'expired'],
      filter: true,
      sort: true,
    }),
    property({ name: 'risk', type: 'enum', values: ['low', 'medium', 'high'], filter: true, sort: true }),
    property({
      name: 'checks',
      type: 'rows',
      default: [
        { check: 'kvk_extract' },
        { check: 'ubo' },
        { check: 'sanctions' },
        { check: 'pep' },
        { check: 'activity' },
        { check: 'country_risk' },
        { check: 'contract' },
        { check: 'vat' },
      ],
      columns: [
        {
          name: 'check',
          type: 'enum',
          required: true,
          values: ['kvk_extract', 'ubo', 'sanctions', 'pep', 'activity', 'country_risk', 'contract', 'vat'],
        },
        { name: 'result', type: 'enum', required: false, values: ['ok', 'attention', 'failed', 'not_applicable'] },
        { name: 'checkedOn', type: 'date', required: false },
        { name: 'source', type: 'string', required: false, maxLength: 160 },
        { name: 'note', type: 'text', required: false, maxLength: 1000 },
      ],
      access: { logReads: true },
    }),
    property({
      name: 'reviewer',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'dueDiligence',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({ name: 'nextReview', type: 'date', filter: true, sort: true }),
    property({ name: 'decidedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 2000 }),
    property({ name: 'notes', type: 'text', maxLength: 4000, access: { logReads: true } }),
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
