// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface IncomingEmail {
  id: number
  _version: number
  key?: string | null
  mailbox: {
    id: number
    address: string
  } | null
  kind: 'ordinary' | 'bounce' | 'auto_reply' | null
  from: string | null
  fromName: string | null
  to: string | null
  subject: string | null
  excerpt: string | null
  receivedAt: string | null
  attachments: {
    name: string
    type?: string | null
    size?: number | null
    document?: number | null
    refusal?: string | null
  }[] | null
  messageId: string | null
  inReplyTo: string | null
  thread: string | null
  raw?: string | null
  contentHash?: string | null
  suggestedFile: {
    id: number
    number: string | null
  } | null
  suggestedBy: 'answer' | 'references' | 'plus_address' | 'file_number' | 'client_reference' | 'sender' | null
  suggestedOn: string | null
  file: {
    id: number
    number: string | null
  } | null
  log: {
    id: number
    subject: string
  } | null
  team: {
    id: number
    name: string
  } | null
  classification: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  proposed: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  score: string | null
  words: {
    word?: string | null
    weight?: number | null
  }[] | null
  judgedAt: string | null
  acted: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement' | null
  problem: string | null
  status: 'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'
  handledBy: {
    id: number
    name: string
  } | null
  handledAt: string | null
  createdAt: string | null
  _actions?: PossibleAction[]
}

export interface IncomingEmailStored {
  id: number
  key: string | null
  mailbox: number | null
  kind: 'ordinary' | 'bounce' | 'auto_reply' | null
  from: string | null
  fromName: string | null
  to: string | null
  subject: string | null
  excerpt: string | null
  receivedAt: string | null
  attachments: {
    name: string
    type?: string | null
    size?: number | null
    document?: number | null
    refusal?: string | null
  }[] | null
  messageId: string | null
  inReplyTo: string | null
  thread: string | null
  raw: string | null
  contentHash: string | null
  suggestedFile: number | null
  suggestedBy: 'answer' | 'references' | 'plus_address' | 'file_number' | 'client_reference' | 'sender' | null
  suggestedOn: string | null
  file: number | null
  log: number | null
  team: number | null
  classification: number | null
  proposed: number | null
  score: string | null
  words: {
    word?: string | null
    weight?: number | null
  }[] | null
  judgedAt: string | null
  acted: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement' | null
  problem: string | null
  status: 'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'
  handledBy: number | null
  handledAt: string | null
  createdAt: string | null
}

export interface IncomingEmailCreate {}

export interface IncomingEmailUpdate {
  _version?: number
}

export interface IncomingEmailQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    key?: Direction
    kind?: Direction
    from?: Direction
    receivedAt?: Direction
    messageId?: Direction
    thread?: Direction
    raw?: Direction
    suggestedBy?: Direction
    judgedAt?: Direction
    acted?: Direction
    status?: Direction
    handledAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    key?: TextFilter
    mailbox?: ChoiceFilter<number>
    kind?: ChoiceFilter<'ordinary' | 'bounce' | 'auto_reply'>
    from?: TextFilter
    fromName?: TextFilter
    to?: TextFilter
    subject?: TextFilter
    excerpt?: TextFilter
    receivedAt?: RangeFilter<string>
    messageId?: TextFilter
    thread?: TextFilter
    raw?: TextFilter
    suggestedFile?: ChoiceFilter<number>
    suggestedBy?: ChoiceFilter<'answer' | 'references' | 'plus_address' | 'file_number' | 'client_reference' | 'sender'>
    file?: ChoiceFilter<number>
    log?: ChoiceFilter<number>
    team?: ChoiceFilter<number>
    classification?: ChoiceFilter<number>
    proposed?: ChoiceFilter<number>
    judgedAt?: RangeFilter<string>
    acted?: ChoiceFilter<'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'>
    status?: ChoiceFilter<'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'>
    handledBy?: ChoiceFilter<number>
    handledAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<IncomingEmailQuery['_filter']>[]
    all?: readonly NonNullable<IncomingEmailQuery['_filter']>[]
    not?: NonNullable<IncomingEmailQuery['_filter']>
  }
}

export interface IncomingEmailClassifyBody {
  classification: number
}

export interface IncomingEmailLinkBody {
  file?: number
  act?: boolean
}

export interface IncomingEmailUnlinkBody {}

export interface IncomingEmailFinishBody {}

export interface IncomingEmailMarkSpamBody {}

export interface IncomingEmailIgnoreBody {}

export interface IncomingEmailReopenBody {}

export type IncomingEmailState = 'new' | 'classified' | 'linked' | 'done' | 'spam' | 'ignored'

export type IncomingEmailAction = 'classify' | 'link' | 'unlink' | 'finish' | 'markSpam' | 'ignore' | 'reopen'

/** Reasons that guards refuse with. */
export type IncomingEmailRefusal = 'noFile'

/** What the guards and effects of its lifecycle are typed by. */
export type IncomingEmailLifecycle = {
  record: IncomingEmailStored
  state: IncomingEmailState
  action: IncomingEmailAction
  refusal: IncomingEmailRefusal
  bodies: {
    classify: IncomingEmailClassifyBody
    link: IncomingEmailLinkBody
    unlink: IncomingEmailUnlinkBody
    finish: IncomingEmailFinishBody
    markSpam: IncomingEmailMarkSpamBody
    ignore: IncomingEmailIgnoreBody
    reopen: IncomingEmailReopenBody
  }
  guards: { hasFile: 'link' }
  effects: { learn: 'classify'; attach: 'link'; detach: 'unlink'; back: 'reopen' }
}

export const incomingEmail: Entity<'incoming-email'> = {
  name: 'incoming-email',
  typeName: 'IncomingEmail',
  plural: 'incoming-emails',
  api: '/api/v4/email-import',
  table: 'incoming_email',
  kind: 'record',
  titleField: 'subject',
  order: [{ field: 'receivedAt', direction: 'desc' }],
  version: true,
  audit: true,
  access: { read: 'ROLE_EMAIL_IMPORT', export: 'ROLE_EMAIL_IMPORT', staffOnly: true, within: { onlyTeam: 'team' } },
  lifecycle: {
    property: 'status',
    initial: ['new'],
    states: {
      new: { tone: 'info', editable: true },
      classified: { tone: 'info', editable: true },
      linked: { tone: 'warning', editable: true, require: ['file'] },
      done: { tone: 'success', editable: true },
      spam: { tone: 'danger', editable: true },
      ignored: { editable: true },
    },
    actions: {
      classify: {
        from: ['new', 'classified', 'linked'],
        to: ['classified', 'linked'],
        by: 'user',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: ['classification'], optional: [] },
        set: { judgedAt: '$now' },
        effect: ['learn'],
        confirm: 'none',
        bulk: 200,
      },
      link: {
        from: ['new', 'classified'],
        to: 'linked',
        by: 'both',
        access: 'ROLE_EMAIL_IMPORT',
        guard: ['hasFile'],
        fields: { require: [], optional: ['file', 'act'] },
        set: { handledBy: '$me', handledAt: '$now' },
        effect: ['attach'],
        confirm: 'none',
        bulk: 200,
      },
      unlink: {
        from: ['linked'],
        to: ['new', 'classified'],
        by: 'user',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: [], optional: [] },
        set: { file: null, log: null, acted: null, handledBy: null, handledAt: null },
        effect: ['detach'],
        confirm: 'ask',
      },
      finish: {
        from: ['new', 'classified', 'linked'],
        to: 'done',
        by: 'both',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: [], optional: [] },
        set: { handledBy: '$me', handledAt: '$now' },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      markSpam: {
        from: ['new', 'classified'],
        to: 'spam',
        by: 'both',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: [], optional: [] },
        set: { handledBy: '$me', handledAt: '$now' },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      ignore: {
        from: ['new', 'classified'],
        to: 'ignored',
        by: 'user',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: [], optional: [] },
        set: { handledBy: '$me', handledAt: '$now' },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      reopen: {
        from: ['done', 'spam', 'ignored'],
        to: ['new', 'classified', 'linked'],
        by: 'user',
        access: 'ROLE_EMAIL_IMPORT',
        fields: { require: [], optional: [] },
        set: { handledBy: null, handledAt: null },
        effect: ['back'],
        confirm: 'none',
        bulk: 1000,
      },
    },
    parameters: [
      property({ name: 'act', type: 'boolean', default: true, filter: true, sort: true }),
    ],
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
      name: 'mailbox',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'mailbox', many: false, embed: ['address'], inverse: 'emails', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'kind',
      type: 'enum',
      readOnly: true,
      default: 'ordinary',
      values: ['ordinary', 'bounce', 'auto_reply'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'from',
      column: 'from_address',
      type: 'string',
      readOnly: true,
      maxLength: 254,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'fromName', type: 'string', readOnly: true, maxLength: 200, search: true, filter: true }),
    property({
      name: 'to',
      column: 'to_address',
      type: 'text',
      readOnly: true,
      maxLength: 600,
      search: true,
      filter: true,
    }),
    property({ name: 'subject', type: 'text', readOnly: true, maxLength: 400, search: true, filter: true }),
    property({ name: 'excerpt', type: 'text', readOnly: true, maxLength: 400, search: true, filter: true }),
    property({ name: 'receivedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'attachments',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'name', type: 'string', required: true, maxLength: 255 },
        { name: 'type', type: 'string', required: false, maxLength: 127 },
        { name: 'size', type: 'integer', required: false },
        { name: 'document', type: 'integer', required: false },
        { name: 'refusal', type: 'text', required: false, maxLength: 300 },
      ],
    }),
    property({ name: 'messageId', type: 'string', readOnly: true, maxLength: 250, filter: true, sort: true }),
    property({ name: 'inReplyTo', type: 'string', readOnly: true, maxLength: 250 }),
    property({ name: 'thread', type: 'string', readOnly: true, maxLength: 250, filter: true, sort: true }),
    property({
      name: 'raw',
      type: 'string',
      readOnly: true,
      maxLength: 64,
      filter: true,
      sort: true,
      access: { read: 'ROLE_ADMIN' },
    }),
    property({ name: 'contentHash', type: 'string', readOnly: true, maxLength: 64, access: { read: 'ROLE_ADMIN' } }),
    property({
      name: 'suggestedFile',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'suggestedEmails', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'suggestedBy',
      type: 'enum',
      readOnly: true,
      values: ['answer', 'references', 'plus_address', 'file_number', 'client_reference', 'sender'],
      filter: true,
      sort: true,
    }),
    property({ name: 'suggestedOn', type: 'string', readOnly: true, maxLength: 200 }),
    property({
      name: 'file',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'incomingEmails', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'log',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file-log', many: false, embed: ['subject'], inverse: 'incomingEmails', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'team',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'team', many: false, embed: ['name'], inverse: 'incomingEmails', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'classification',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'email-classification', many: false, embed: ['name'], inverse: 'emails', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'proposed',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'email-classification',
        many: false,
        embed: ['name'],
        inverse: 'proposedEmails',
        onDelete: 'clear',
      },
      filter: true,
    }),
    property({ name: 'score', type: 'percentage', format: 'share', readOnly: true }),
    property({
      name: 'words',
      type: 'rows',
      readOnly: true,
      columns: [
        { name: 'word', type: 'string', required: false, maxLength: 120 },
        { name: 'weight', type: 'integer', required: false },
      ],
    }),
    property({ name: 'judgedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'acted',
      type: 'enum',
      readOnly: true,
      values: ['none', 'agenda', 'suspend', 'complaint', 'address', 'arrangement'],
      filter: true,
      sort: true,
    }),
    property({ name: 'problem', type: 'text', readOnly: true, maxLength: 400 }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'new',
      values: ['new', 'classified', 'linked', 'done', 'spam', 'ignored'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'handledBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'handledEmails', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'handledAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
