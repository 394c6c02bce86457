// Generated from complaint.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Complaint {
  id: number
  _version: number
  number: string | null
  receivedAt: string
  channel: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant: 'debtor' | 'client' | 'third_party'
  complainantName: string
  complainantEmail: string | null
  language: 'nl' | 'en' | 'fr' | null
  customer: {
    id: number
    company: string
  } | null
  fileNumber: string | null
  subject: string
  category: 'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'
  text: string | null
  handler: {
    id: number
    name: string
  } | null
  confirmationDue: string | null
  confirmedAt: string | null
  answerDue: string | null
  answeredAt: string | null
  status: 'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'
  outcome: 'founded' | 'partly' | 'unfounded' | null
  answer: string | null
  measure: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface ComplaintStored {
  id: number
  number: string | null
  receivedAt: string
  channel: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant: 'debtor' | 'client' | 'third_party'
  complainantName: string
  complainantEmail: string | null
  language: 'nl' | 'en' | 'fr' | null
  customer: number | null
  fileNumber: string | null
  subject: string
  category: 'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'
  text: string | null
  handler: number | null
  confirmationDue: string | null
  confirmedAt: string | null
  answerDue: string | null
  answeredAt: string | null
  status: 'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'
  outcome: 'founded' | 'partly' | 'unfounded' | null
  answer: string | null
  measure: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface ComplaintCreate {
  receivedAt: string
  channel: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant: 'debtor' | 'client' | 'third_party'
  complainantName: string
  complainantEmail?: string | null
  language?: 'nl' | 'en' | 'fr' | null
  customer?: number | null
  fileNumber?: string | null
  subject: string
  category: 'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'
  text?: string | null
  handler?: number | null
  measure?: string | null
}

export interface ComplaintUpdate {
  _version?: number
  receivedAt?: string
  channel?: 'email' | 'post' | 'phone' | 'portal' | 'dispute_body'
  complainant?: 'debtor' | 'client' | 'third_party'
  complainantName?: string
  complainantEmail?: string | null
  language?: 'nl' | 'en' | 'fr' | null
  customer?: number | null
  fileNumber?: string | null
  subject?: string
  category?: 'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'
  text?: string | null
  handler?: number | null
  measure?: string | null
}

export interface ComplaintQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    receivedAt?: Direction
    channel?: Direction
    complainant?: Direction
    complainantName?: Direction
    language?: Direction
    category?: Direction
    confirmationDue?: Direction
    confirmedAt?: Direction
    answerDue?: Direction
    answeredAt?: Direction
    status?: Direction
    outcome?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    receivedAt?: RangeFilter<string>
    channel?: ChoiceFilter<'email' | 'post' | 'phone' | 'portal' | 'dispute_body'>
    complainant?: ChoiceFilter<'debtor' | 'client' | 'third_party'>
    complainantName?: TextFilter
    complainantEmail?: TextFilter
    language?: ChoiceFilter<'nl' | 'en' | 'fr'>
    customer?: ChoiceFilter<number>
    fileNumber?: TextFilter
    subject?: TextFilter
    category?: ChoiceFilter<'treatment' | 'costs' | 'reachability' | 'information' | 'privacy' | 'wrong_person' | 'payment' | 'other'>
    handler?: ChoiceFilter<number>
    confirmationDue?: RangeFilter<string>
    confirmedAt?: RangeFilter<string>
    answerDue?: RangeFilter<string>
    answeredAt?: RangeFilter<string>
    status?: ChoiceFilter<'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'>
    outcome?: ChoiceFilter<'founded' | 'partly' | 'unfounded'>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ComplaintQuery['_filter']>[]
    all?: readonly NonNullable<ComplaintQuery['_filter']>[]
    not?: NonNullable<ComplaintQuery['_filter']>
  }
}

export interface ComplaintConfirmBody {
  by?: 'email' | 'post'
}

export interface ComplaintInvestigateBody {}

export interface ComplaintAnswerBody {
  outcome: 'founded' | 'partly' | 'unfounded'
  answer: string
  by?: 'email' | 'post'
}

export interface ComplaintCloseBody {
  measure?: string
}

export interface ComplaintEscalateBody {}

export type ComplaintState = 'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'

export type ComplaintAction = 'confirm' | 'investigate' | 'answer' | 'close' | 'escalate'

/** Reasons that guards refuse with. */
export type ComplaintRefusal = 'noEmail'

/** What the guards and effects of its lifecycle are typed by. */
export type ComplaintLifecycle = {
  record: ComplaintStored
  state: ComplaintState
  action: ComplaintAction
  refusal: ComplaintRefusal
  bodies: {
    confirm: ComplaintConfirmBody
    investigate: ComplaintInvestigateBody
    answer: ComplaintAnswerBody
    close: ComplaintCloseBody
    escalate: ComplaintEscalateBody
  }
  guards: { mayWrite: 'confirm' | 'answer' }
  effects: { sendConfirmation: 'confirm'; sendAnswer: 'answer' }
}

export const complaint: Entity<'complaint'> = {
  name: 'complaint',
  typeName: 'Complaint',
  plural: 'complaints',
  api: '/api/v4/complaint',
  table: 'complaint',
  kind: 'record',
  titleField: 'number',
  order: [{ field: 'receivedAt', direction: 'desc' }],
  version: true,
  audit: true,
  searchThrough: ['customer'],
  access: {
    read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    export: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['new'],
    states: {
      new: { tone: 'info', editable: true },
      confirmed: { tone: 'info', editable: true, require: ['confirmedAt'] },
      in_investigation: { tone: 'info', editable: true, require: ['confirmedAt'] },
      answered: { tone: 'success', editable: true, require: ['outcome', 'answer', 'answeredAt'] },
      closed: { final: true, editable: true },
      escalated_to_dispute_body: { tone: 'warning', editable: true },
    },
    actions: {
      confirm: {
        from: ['new'],
        to: 'confirmed',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        guard: ['mayWrite'],
        fields: { require: [], optional: ['by'] },
        set: { confirmedAt: '$now', handler: { ifEmpty: '$me' } },
        effect: ['sendConfirmation'],
        confirm: 'ask',
        sends: true,
      },
      investigate: {
        from: ['confirmed'],
        to: 'in_investigation',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: [], optional: [] },
        set: { handler: { ifEmpty: '$me' } },
        confirm: 'ask',
        bulk: 50,
      },
      answer: {
        from: ['confirmed', 'in_investigation'],
        to: 'answered',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        guard: ['mayWrite'],
        fields: { require: ['outcome', 'answer'], optional: ['by'] },
        set: { answeredAt: '$now', handler: { ifEmpty: '$me' } },
        effect: ['sendAnswer'],
        confirm: 'ask',
        sends: true,
      },
      close: {
        from: ['answered', 'escalated_to_dispute_body'],
        to: 'closed',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: [], optional: ['measure'] },
        confirm: 'ask',
        bulk: 50,
      },
      escalate: {
        from: ['confirmed', 'in_investigation', 'answered'],
        to: 'escalated_to_dispute_body',
        by: 'user',
        access: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        fields: { require: [], optional: [] },
        confirm: 'ask',
      },
    },
    parameters: [
      property({ name: 'by', type: 'enum', default: 'email', values: ['email', 'post'], filter: true, sort: true }),
    ],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'number',
      type: 'string',
      readOnly: true,
      maxLength: 20,
      search: true,
      filter: true,
      sort: true,
      unique: [['number']],
      series: { form: 'K{year}-{n:4}', by: 'receivedAt', gapless: true },
    }),
    property({ name: 'receivedAt', type: 'date', required: true, filter: true, sort: true }),
    property({
      name: 'channel',
      type: 'enum',
      required: true,
      values: ['email', 'post', 'phone', 'portal', 'dispute_body'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'complainant',
      type: 'enum',
      required: true,
      values: ['debtor', 'client', 'third_party'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'complainantName',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'complainantEmail',
      type: 'string',
      format: 'email',
      maxLength: 254,
      search: true,
      filter: true,
    }),
    property({ name: 'language', type: 'enum', default: 'nl', values: ['nl', 'en', 'fr'], filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'complaints',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'fileNumber', type: 'string', maxLength: 40, search: true, filter: true }),
    property({
      name: 'subject',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
    }),
    property({
      name: 'category',
      type: 'enum',
      required: true,
      values: ['treatment', 'costs', 'reachability', 'information', 'privacy', 'wrong_person', 'payment', 'other'],
      filter: true,
      sort: true,
    }),
    property({ name: 'text', type: 'text', maxLength: 8000 }),
    property({
      name: 'handler',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'complaints',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({ name: 'confirmationDue', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'confirmedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'answerDue', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'answeredAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'new',
      values: ['new', 'confirmed', 'in_investigation', 'answered', 'closed', 'escalated_to_dispute_body'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'outcome',
      type: 'enum',
      readOnly: true,
      values: ['founded', 'partly', 'unfounded'],
      filter: true,
      sort: true,
    }),
    property({ name: 'answer', type: 'text', readOnly: true, maxLength: 8000 }),
    property({ name: 'measure', type: 'text', maxLength: 4000 }),
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
