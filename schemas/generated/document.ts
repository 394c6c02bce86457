// Generated from document.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Document {
  id: number
  _version: number
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
  log: {
    id: number
    subject: string
  } | null
  name: string
  kind: 'invoice' | 'contract' | 'fourteen_day_letter' | 'letter_out' | 'letter_in' | 'email' | 'judgment' | 'summons' | 'annex' | 'identity' | 'statement' | 'export' | 'other'
  mimeType: string | null
  size: number | null
  sha256?: string | null
  pages: number | null
  direction: 'in' | 'out' | null
  channel: 'email' | 'post' | 'sms' | null
  status: 'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'
  visibleToClient: boolean | null
  visibleToDebtor: boolean | null
  retentionUntil: string | null
  reason: string | null
  decidedBy?: {
    id: number
    name: string
  } | null
  sentAt: string | null
  sentWith?: {
    id: number
    subject: string | null
  } | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface DocumentStored {
  id: number
  file: number | null
  precasso: number | null
  customer: number | null
  log: number | null
  name: string
  kind: 'invoice' | 'contract' | 'fourteen_day_letter' | 'letter_out' | 'letter_in' | 'email' | 'judgment' | 'summons' | 'annex' | 'identity' | 'statement' | 'export' | 'other'
  mimeType: string | null
  size: number | null
  sha256: string | null
  pages: number | null
  direction: 'in' | 'out' | null
  channel: 'email' | 'post' | 'sms' | null
  status: 'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'
  visibleToClient: boolean | null
  visibleToDebtor: boolean | null
  retentionUntil: string | null
  reason: string | null
  decidedBy: number | null
  sentAt: string | null
  sentWith: number | null
  createdAt: string | null
  createdBy: number | null
}

export interface DocumentCreate {
  file?: number | null
  precasso?: number | null
  name: string
  kind?: 'invoice' | 'contract' | 'fourteen_day_letter' | 'letter_out' | 'letter_in' | 'email' | 'judgment' | 'summons' | 'annex' | 'identity' | 'statement' | 'export' | 'other'
  direction?: 'in' | 'out' | null
  visibleToClient?: boolean | null
  visibleToDebtor?: boolean | null
}

export interface DocumentUpdate {
  _version?: number
  file?: number | null
  precasso?: number | null
  name?: string
  kind?: 'invoice' | 'contract' | 'fourteen_day_letter' | 'letter_out' | 'letter_in' | 'email' | 'judgment' | 'summons' | 'annex' | 'identity' | 'statement' | 'export' | 'other'
  direction?: 'in' | 'out' | null
  visibleToClient?: boolean | null
  visibleToDebtor?: boolean | null
}

export interface DocumentQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    kind?: Direction
    size?: Direction
    sha256?: Direction
    pages?: Direction
    direction?: Direction
    channel?: Direction
    status?: Direction
    visibleToClient?: Direction
    visibleToDebtor?: Direction
    retentionUntil?: Direction
    sentAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    precasso?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    log?: ChoiceFilter<number>
    name?: TextFilter
    kind?: ChoiceFilter<'invoice' | 'contract' | 'fourteen_day_letter' | 'letter_out' | 'letter_in' | 'email' | 'judgment' | 'summons' | 'annex' | 'identity' | 'statement' | 'export' | 'other'>
    size?: RangeFilter<number>
    sha256?: TextFilter
    pages?: RangeFilter<number>
    direction?: ChoiceFilter<'in' | 'out'>
    channel?: ChoiceFilter<'email' | 'post' | 'sms'>
    status?: ChoiceFilter<'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'>
    visibleToClient?: ChoiceFilter<boolean>
    visibleToDebtor?: ChoiceFilter<boolean>
    retentionUntil?: RangeFilter<string>
    decidedBy?: ChoiceFilter<number>
    sentAt?: RangeFilter<string>
    sentWith?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<DocumentQuery['_filter']>[]
    all?: readonly NonNullable<DocumentQuery['_filter']>[]
    not?: NonNullable<DocumentQuery['_filter']>
  }
}

export interface DocumentOfferBody {}

export interface DocumentApproveBody {}

export interface DocumentRejectBody {
  reason: string
}

export interface DocumentMarkSentBody {}

export type DocumentState = 'kept' | 'to_send' | 'approved' | 'sent' | 'rejected'

export type DocumentAction = 'offer' | 'approve' | 'reject' | 'markSent'

/** Reasons that guards refuse with. */
export type DocumentRefusal = never

/** What the guards and effects of its lifecycle are typed by. */
export type DocumentLifecycle = {
  record: DocumentStored
  state: DocumentState
  action: DocumentAction
  refusal: DocumentRefusal
  bodies: {
    offer: DocumentOfferBody
    approve: DocumentApproveBody
    reject: DocumentRejectBody
    markSent: DocumentMarkSentBody
  }
  guards: {}
  effects: { approveMessage: 'approve'; cancelMessage: 'reject'; sendMessage: 'markSent' }
}

export const document: Entity<'document'> = {
  name: 'document',
  typeName: 'Document',
  plural: 'documents',
  api: '/api/v4/document',
  table: 'document',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    update: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' }, visibleToClient: true },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' }, visibleToClient: true },
    },
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
      constraint: 'document_owner_rule',
    },
  ],
  lifecycle: {
    property: 'status',
    initial: ['kept'],
    states: {
      kept: { editable: true },
      to_send: { tone: 'info', editable: false },
      approved: { tone: 'success', editable: false },
      sent: { final: true, tone: 'success', editable: ['visibleToClient', 'visibleToDebtor'], require: ['sentAt'] },
      rejected: { tone: 'danger', editable: false, require: ['reason'] },
    },
    actions: {
      offer: {
        from: ['kept', 'rejected'],
        to: 'to_send',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      approve: {
        from: ['to_send'],
        to: 'approved',
        by: 'user',
        access: 'ROLE_FILE_SEND',
        fields: { require: [], optional: [] },
        set: { decidedBy: '$me' },
        effect: ['approveMessage'],
        confirm: 'none',
        bulk: 1000,
      },
      reject: {
        from: ['to_send', 'approved'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_FILE_SEND',
        fields: { require: ['reason'], optional: [] },
        set: { decidedBy: '$me' },
        effect: ['cancelMessage'],
        confirm: 'none',
        bulk: 1000,
      },
      markSent: {
        from: ['approved'],
        to: 'sent',
        by: 'both',
        access: 'ROLE_FILE_SEND',
        fields: { require: [], optional: [] },
        set: { sentAt: '$now' },
        effect: ['sendMessage'],
        confirm: 'none',
        bulk: 1000,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'documents', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'precasso',
      type: 'relation',
      relation: { entity: 'precasso', many: false, embed: ['number'], inverse: 'documents', onDelete: 'restrict' },
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
        inverse: 'documents',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'log',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file-log', many: false, embed: ['subject'], inverse: 'attachments', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 255,
      search: true,
      filter: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'other',
      values: [
        'invoice',
        'contract',
        'fourteen_day_letter',
        'letter_out',
        'letter_in',
        'email',
        'judgment',
        'summons',
        'annex',
        'identity',
        'statement',
        'export',
        'other',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'mimeType', type: 'string', readOnly: true, maxLength: 127 }),
    property({ name: 'size', type: 'integer', readOnly: true, minimum: 0, filter: true, sort: true }),
    property({
      name: 'sha256',
      type: 'string',
      readOnly: true,
      maxLength: 64,
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'pages', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'direction', type: 'enum', default: 'in', values: ['in', 'out'], filter: true, sort: true }),
    property({
      name: 'channel',
      type: 'enum',
      readOnly: true,
      values: ['email', 'post', 'sms'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'kept',
      values: ['kept', 'to_send', 'approved', 'sent', 'rejected'],
      filter: true,
      sort: true,
    }),
    property({ name: 'visibleToClient', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'visibleToDebtor', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'retentionUntil', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'decidedDocuments', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'sentAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'sentWith',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'message', many: false, embed: ['subject'], inverse: 'annexes', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
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
