// Generated from dispute.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Dispute {
  id: number
  _version: number
  file: {
    id: number
    number: string | null
  }
  customer: {
    id: number
    company: string
  } | null
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text: string | null
  openedAt: string
  status: 'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'
  question: string | null
  clientAnswerDue: string | null
  answer: string | null
  answeredAt: string | null
  answeredBy?: {
    id: number
    name: string
  } | null
  outcome: string | null
  closedAt: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface DisputeStored {
  id: number
  file: number
  customer: number | null
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text: string | null
  openedAt: string
  status: 'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'
  question: string | null
  clientAnswerDue: string | null
  answer: string | null
  answeredAt: string | null
  answeredBy: number | null
  outcome: string | null
  closedAt: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface DisputeCreate {
  file: number
  kind: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text?: string | null
  openedAt: string
}

export interface DisputeUpdate {
  _version?: number
  file?: number
  kind?: 'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'
  text?: string | null
  openedAt?: string
}

export interface DisputeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    kind?: Direction
    openedAt?: Direction
    status?: Direction
    clientAnswerDue?: Direction
    answeredAt?: Direction
    closedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    kind?: ChoiceFilter<'not_ordered' | 'not_delivered' | 'defect' | 'already_paid' | 'wrong_amount' | 'wrong_person' | 'identity_fraud' | 'other'>
    openedAt?: RangeFilter<string>
    status?: ChoiceFilter<'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'>
    clientAnswerDue?: RangeFilter<string>
    answeredAt?: RangeFilter<string>
    answeredBy?: ChoiceFilter<number>
    closedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<DisputeQuery['_filter']>[]
    all?: readonly NonNullable<DisputeQuery['_filter']>[]
    not?: NonNullable<DisputeQuery['_filter']>
  }
}

export interface DisputeAskBody {
  question: string
  clientAnswerDue?: string
}

export interface DisputeAnswerBody {
  answer: string
}

export interface DisputeRejectBody {
  outcome: string
}

export interface DisputeGrantBody {
  outcome: string
}

export interface DisputeWithdrawBody {
  outcome?: string
}

export type DisputeState = 'open' | 'waiting_client' | 'granted' | 'rejected' | 'withdrawn'

export type DisputeAction = 'ask' | 'answer' | 'reject' | 'grant' | 'withdraw'

/** Reasons that guards refuse with. */
export type DisputeRefusal = 'notAhead'

/** What the guards and effects of its lifecycle are typed by. */
export type DisputeLifecycle = {
  record: DisputeStored
  state: DisputeState
  action: DisputeAction
  refusal: DisputeRefusal
  bodies: {
    ask: DisputeAskBody
    answer: DisputeAnswerBody
    reject: DisputeRejectBody
    grant: DisputeGrantBody
    withdraw: DisputeWithdrawBody
  }
  guards: { isAhead: 'ask' }
  effects: { setDue: 'ask' }
}

export const dispute: Entity<'dispute'> = {
  name: 'dispute',
  typeName: 'Dispute',
  plural: 'disputes',
  api: '/api/v4/dispute',
  table: 'dispute',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'openedAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  lifecycle: {
    property: 'status',
    initial: ['open'],
    states: {
      open: { tone: 'warning', editable: true },
      waiting_client: { tone: 'info', editable: ['text'], require: ['question'] },
      granted: { final: true, tone: 'success', editable: false, require: ['outcome'] },
      rejected: { final: true, editable: false, require: ['outcome'] },
      withdrawn: { final: true, editable: false },
    },
    actions: {
      ask: {
        from: ['open'],
        to: 'waiting_client',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isAhead'],
        fields: { require: ['question'], optional: ['clientAnswerDue'] },
        effect: ['setDue'],
        confirm: 'none',
      },
      answer: {
        from: ['waiting_client'],
        to: 'open',
        by: 'user',
        access: 'ROLE_FILE_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
        fields: { require: ['answer'], optional: [] },
        set: { answeredAt: '$now', answeredBy: '$me', clientAnswerDue: null },
        confirm: 'none',
      },
      reject: {
        from: ['open', 'waiting_client'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['outcome'], optional: [] },
        set: { closedAt: '$now', clientAnswerDue: null },
        confirm: 'none',
      },
      grant: {
        from: ['open', 'waiting_client'],
        to: 'granted',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['outcome'], optional: [] },
        set: { closedAt: '$now', clientAnswerDue: null },
        confirm: 'none',
      },
      withdraw: {
        from: ['open', 'waiting_client'],
        to: 'withdrawn',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: ['outcome'] },
        set: { closedAt: '$now', clientAnswerDue: null },
        confirm: 'ask',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'disputes', onDelete: 'restrict' },
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
        inverse: 'disputes',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      values: [
        'not_ordered',
        'not_delivered',
        'defect',
        'already_paid',
        'wrong_amount',
        'wrong_person',
        'identity_fraud',
        'other',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'text', type: 'text', maxLength: 4000 }),
    property({ name: 'openedAt', type: 'date', required: true, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'open',
      values: ['open', 'waiting_client', 'granted', 'rejected', 'withdrawn'],
      filter: true,
      sort: true,
    }),
    property({ name: 'question', type: 'text', readOnly: true, maxLength: 2000 }),
    property({ name: 'clientAnswerDue', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'answer', type: 'text', readOnly: true, minLength: 1, maxLength: 4000 }),
    property({ name: 'answeredAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'answeredBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'answeredDisputes', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'outcome', type: 'text', readOnly: true, maxLength: 4000 }),
    property({ name: 'closedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
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
