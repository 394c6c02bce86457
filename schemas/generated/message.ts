// Generated from message.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Message {
  id: number
  _version: number
  key?: string | null
  channel: 'email' | 'post' | 'sms'
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
  debtor: {
    id: number
    name: string | null
  } | null
  destination: 'debtor' | 'client' | null
  emailTemplate: {
    id: number
    name: string
  } | null
  postMailTemplate: {
    id: number
    name: string
  } | null
  smsTemplate: {
    id: number
    name: string
  } | null
  templateVersion: number | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  to: string | null
  subject: string | null
  body: string | null
  document: {
    id: number
    name: string
  } | null
  step: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  run: {
    id: number
    name: string | null
  } | null
  isFourteenDayLetter: boolean | null
  announcedCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  status: 'draft' | 'approved' | 'scheduled' | 'queued' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'returned' | 'cancelled'
  scheduledAt: string | null
  sentAt: string | null
  deliveredAt: string | null
  providerReference: string | null
  failReason: string | null
  segments: number | null
  cost: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface MessageStored {
  id: number
  key: string | null
  channel: 'email' | 'post' | 'sms'
  file: number | null
  precasso: number | null
  customer: number | null
  debtor: number | null
  destination: 'debtor' | 'client' | null
  emailTemplate: number | null
  postMailTemplate: number | null
  smsTemplate: number | null
  templateVersion: number | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  to: string | null
  subject: string | null
  body: string | null
  document: number | null
  step: number | null
  run: number | null
  isFourteenDayLetter: boolean | null
  announcedCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  status: 'draft' | 'approved' | 'scheduled' | 'queued' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'returned' | 'cancelled'
  scheduledAt: string | null
  sentAt: string | null
  deliveredAt: string | null
  providerReference: string | null
  failReason: string | null
  segments: number | null
  cost: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  createdAt: string | null
  createdBy: number | null
}

export interface MessageCreate {
  channel: 'email' | 'post' | 'sms'
  file?: number | null
  precasso?: number | null
  destination?: 'debtor' | 'client' | null
  emailTemplate?: number | null
  postMailTemplate?: number | null
  smsTemplate?: number | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  to?: string | null
  subject?: string | null
  body?: string | null
}

export interface MessageUpdate {
  _version?: number
  channel?: 'email' | 'post' | 'sms'
  file?: number | null
  precasso?: number | null
  destination?: 'debtor' | 'client' | null
  emailTemplate?: number | null
  postMailTemplate?: number | null
  smsTemplate?: number | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  to?: string | null
  subject?: string | null
  body?: string | null
}

export interface MessageQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    key?: Direction
    channel?: Direction
    destination?: Direction
    templateVersion?: Direction
    language?: Direction
    isFourteenDayLetter?: Direction
    announcedCosts?: Direction
    status?: Direction
    scheduledAt?: Direction
    sentAt?: Direction
    deliveredAt?: Direction
    providerReference?: Direction
    segments?: Direction
    cost?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    key?: TextFilter
    channel?: ChoiceFilter<'email' | 'post' | 'sms'>
    file?: ChoiceFilter<number>
    precasso?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    debtor?: ChoiceFilter<number>
    destination?: ChoiceFilter<'debtor' | 'client'>
    emailTemplate?: ChoiceFilter<number>
    postMailTemplate?: ChoiceFilter<number>
    smsTemplate?: ChoiceFilter<number>
    templateVersion?: RangeFilter<number>
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    to?: TextFilter
    subject?: TextFilter
    document?: ChoiceFilter<number>
    step?: ChoiceFilter<number>
    run?: ChoiceFilter<number>
    isFourteenDayLetter?: ChoiceFilter<boolean>
    announcedCosts?: RangeFilter<number>
    status?: ChoiceFilter<'draft' | 'approved' | 'scheduled' | 'queued' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'returned' | 'cancelled'>
    scheduledAt?: RangeFilter<string>
    sentAt?: RangeFilter<string>
    deliveredAt?: RangeFilter<string>
    providerReference?: TextFilter
    segments?: RangeFilter<number>
    cost?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<MessageQuery['_filter']>[]
    all?: readonly NonNullable<MessageQuery['_filter']>[]
    not?: NonNullable<MessageQuery['_filter']>
  }
}

export interface MessageApproveBody {}

export interface MessageScheduleBody {
  scheduledAt: string
}

export interface MessageQueueBody {}

export interface MessageSendBody {
  providerReference?: string
}

export interface MessageDeliverBody {}

export interface MessageBounceBody {
  failReason: string
}

export interface MessageReturnMailBody {
  failReason: string
}

export interface MessageFailBody {
  failReason: string
}

export interface MessageRetryBody {}

export interface MessageCancelBody {
  failReason?: string
}

export type MessageState = 'draft' | 'approved' | 'scheduled' | 'queued' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'returned' | 'cancelled'

export type MessageAction = 'approve' | 'schedule' | 'queue' | 'send' | 'deliver' | 'bounce' | 'returnMail' | 'fail' | 'retry' | 'cancel'

/** Reasons that guards refuse with. */
export type MessageRefusal = 'isProtected' | 'isBlocked' | 'noAddress'

/** What the guards and effects of its lifecycle are typed by. */
export type MessageLifecycle = {
  record: MessageStored
  state: MessageState
  action: MessageAction
  refusal: MessageRefusal
  bodies: {
    approve: MessageApproveBody
    schedule: MessageScheduleBody
    queue: MessageQueueBody
    send: MessageSendBody
    deliver: MessageDeliverBody
    bounce: MessageBounceBody
    returnMail: MessageReturnMailBody
    fail: MessageFailBody
    retry: MessageRetryBody
    cancel: MessageCancelBody
  }
  guards: {}
  effects: { plan: 'approve' | 'retry'; wasSent: 'send'; cameBack: 'bounce' | 'returnMail' }
}

export const message: Entity<'message'> = {
  name: 'message',
  typeName: 'Message',
  plural: 'messages',
  api: '/api/v4/message',
  table: 'message',
  kind: 'record',
  titleField: 'subject',
  order: [{ field: 'createdAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING',
    export: 'ROLE_FILE_EXPORT',
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
      constraint: 'message_owner_rule',
    },
  ],
  lifecycle: {
    property: 'status',
    initial: ['draft'],
    states: {
      draft: { tone: 'info', editable: true },
      approved: { tone: 'info', editable: true },
      scheduled: { tone: 'info', editable: true, require: ['scheduledAt'] },
      queued: { tone: 'info', editable: true },
      sent: { tone: 'success', editable: true, require: ['sentAt'] },
      delivered: { tone: 'success', editable: true, require: ['sentAt'] },
      bounced: { final: true, tone: 'danger', editable: true },
      failed: { tone: 'danger', editable: true },
      returned: { final: true, tone: 'danger', editable: true },
      cancelled: { final: true, editable: true },
    },
    actions: {
      approve: {
        from: ['draft'],
        to: 'approved',
        by: 'both',
        access: 'ROLE_FILE_SEND',
        fields: { require: [], optional: [] },
        effect: ['plan'],
        confirm: 'none',
        bulk: 1000,
      },
      schedule: {
        from: ['draft', 'approved'],
        to: 'scheduled',
        by: 'system',
        fields: { require: ['scheduledAt'], optional: [] },
        confirm: 'none',
      },
      queue: {
        from: ['approved', 'scheduled', 'failed'],
        to: 'queued',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      send: {
        from: ['approved', 'scheduled', 'queued'],
        to: 'sent',
        by: 'system',
        fields: { require: [], optional: ['providerReference'] },
        set: { sentAt: '$now' },
        effect: ['wasSent'],
        confirm: 'none',
      },
      deliver: {
        from: ['sent'],
        to: 'delivered',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { deliveredAt: '$now' },
        confirm: 'none',
      },
      bounce: {
        from: ['sent', 'delivered'],
        to: 'bounced',
        by: 'system',
        fields: { require: ['failReason'], optional: [] },
        effect: ['cameBack'],
        confirm: 'none',
      },
      returnMail: {
        from: ['sent', 'delivered'],
        to: 'returned',
        by: 'both',
        access: 'ROLE_FILE_SEND',
        fields: { require: ['failReason'], optional: [] },
        effect: ['cameBack'],
        confirm: 'none',
        bulk: 1000,
      },
      fail: {
        from: ['approved', 'scheduled', 'queued'],
        to: 'failed',
        by: 'system',
        fields: { require: ['failReason'], optional: [] },
        confirm: 'none',
      },
      retry: {
        from: ['failed'],
        to: 'approved',
        by: 'user',
        access: 'ROLE_FILE_SEND',
        fields: { require: [], optional: [] },
        set: { failReason: null },
        effect: ['plan'],
        confirm: 'none',
        bulk: 1000,
      },
      cancel: {
        from: ['draft', 'approved', 'scheduled', 'queued', 'failed'],
        to: 'cancelled',
        by: 'both',
        access: 'ROLE_FILE_SEND',
        fields: { require: [], optional: ['failReason'] },
        confirm: 'none',
        bulk: 1000,
        danger: true,
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'key',
      type: 'string',
      readOnly: true,
      maxLength: 120,
      filter: true,
      sort: true,
      unique: [['key']],
      access: { read: 'ROLE_ADMIN' },
    }),
    property({
      name: 'channel',
      type: 'enum',
      required: true,
      values: ['email', 'post', 'sms'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'file',
      type: 'relation',
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'messages', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'precasso',
      type: 'relation',
      relation: { entity: 'precasso', many: false, embed: ['number'], inverse: 'messages', onDelete: 'restrict' },
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
        inverse: 'messages',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'debtor',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'debtor', many: false, embed: ['name'], inverse: 'messages', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'destination',
      type: 'enum',
      default: 'debtor',
      values: ['debtor', 'client'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'emailTemplate',
      type: 'relation',
      relation: { entity: 'email-template', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'postMailTemplate',
      type: 'relation',
      relation: { entity: 'post-mail-template', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'smsTemplate',
      type: 'relation',
      relation: { entity: 'sms-template', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'templateVersion', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({ name: 'to', column: 'to_address', type: 'text', maxLength: 600, search: true, filter: true }),
    property({ name: 'subject', type: 'text', maxLength: 400, search: true, filter: true }),
    property({ name: 'body', type: 'text', format: 'html', maxLength: 100000 }),
    property({
      name: 'document',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'document', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'step',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'run',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'processing-run', many: false, embed: ['name'], inverse: 'messages', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'isFourteenDayLetter',
      type: 'boolean',
      readOnly: true,
      default: false,
      filter: true,
      sort: true,
    }),
    property({ name: 'announcedCosts', type: 'money', readOnly: true, filter: true, sort: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'draft',
      values: [
        'draft',
        'approved',
        'scheduled',
        'queued',
        'sent',
        'delivered',
        'bounced',
        'failed',
        'returned',
        'cancelled',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'scheduledAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'sentAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'deliveredAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'providerReference', type: 'string', readOnly: true, maxLength: 200, filter: true, sort: true }),
    property({ name: 'failReason', type: 'text', readOnly: true, maxLength: 400 }),
    property({ name: 'segments', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'cost', type: 'money', readOnly: true, filter: true, sort: true }),
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
