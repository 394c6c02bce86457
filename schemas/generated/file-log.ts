// Generated from file-log.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface FileLog {
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
  at: string | null
  user?: {
    id: number
    name: string
  } | null
  subject: string
  content: string | null
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  type: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  channel: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visibleToClient: boolean | null
  callerNumber?: string | null
  callerName?: string | null
  callResult?: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  dataChange?: {
    field: 'email' | 'phone' | 'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city' | 'iban' | 'language'
    old?: string | null
    new?: string | null
  }[] | null
  dataChangeStatus: 'none' | 'pending' | 'accepted' | 'rejected'
  rejectReason?: string | null
  termAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  termFrequency?: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | null
  termStart?: string | null
  arrangement?: {
    id: number
    number: string | null
  } | null
  income?: {
    kind: 'wages' | 'benefit' | 'pension' | 'allowances' | 'maintenance' | 'other'
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
  }[] | null
  expenses?: {
    kind: 'rent' | 'energy' | 'insurance' | 'care' | 'debts' | 'children' | 'transport' | 'food' | 'other'
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
  }[] | null
  household?: 'single' | 'single_parent' | 'couple' | 'couple_children' | null
  capacity?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  seizureFree?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface FileLogStored {
  id: number
  file: number
  customer: number | null
  at: string | null
  user: number | null
  subject: string
  content: string | null
  category: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  type: number | null
  channel: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visibleToClient: boolean | null
  callerNumber: string | null
  callerName: string | null
  callResult: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  dataChange: {
    field: 'email' | 'phone' | 'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city' | 'iban' | 'language'
    old?: string | null
    new?: string | null
  }[] | null
  dataChangeStatus: 'none' | 'pending' | 'accepted' | 'rejected'
  rejectReason: string | null
  termAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  termFrequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | null
  termStart: string | null
  arrangement: number | null
  income: {
    kind: 'wages' | 'benefit' | 'pension' | 'allowances' | 'maintenance' | 'other'
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
  }[] | null
  expenses: {
    kind: 'rent' | 'energy' | 'insurance' | 'care' | 'debts' | 'children' | 'transport' | 'food' | 'other'
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
  }[] | null
  household: 'single' | 'single_parent' | 'couple' | 'couple_children' | null
  capacity: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  seizureFree: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  createdAt: string | null
  createdBy: number | null
}

export interface FileLogCreate {
  file: number
  subject: string
  content?: string | null
  category?: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  type?: number | null
  channel?: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visibleToClient?: boolean | null
  callerNumber?: string | null
  callerName?: string | null
  callResult?: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  dataChange?: {
    field: 'email' | 'phone' | 'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city' | 'iban' | 'language'
    old?: string | null
    new?: string | null
  }[] | null
  termAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  termFrequency?: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | null
  termStart?: string | null
}

export interface FileLogUpdate {
  _version?: number
  file?: number
  subject?: string
  content?: string | null
  category?: 'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint' | null
  type?: number | null
  channel?: 'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system' | null
  visibleToClient?: boolean | null
  callerNumber?: string | null
  callerName?: string | null
  callResult?: 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused' | null
  dataChange?: {
    field: 'email' | 'phone' | 'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city' | 'iban' | 'language'
    old?: string | null
    new?: string | null
  }[] | null
  termAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  termFrequency?: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | null
  termStart?: string | null
}

export interface FileLogQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    at?: Direction
    category?: Direction
    channel?: Direction
    visibleToClient?: Direction
    callResult?: Direction
    dataChangeStatus?: Direction
    termAmount?: Direction
    termFrequency?: Direction
    termStart?: Direction
    household?: Direction
    capacity?: Direction
    seizureFree?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    at?: RangeFilter<string>
    user?: ChoiceFilter<number>
    subject?: TextFilter
    content?: TextFilter
    category?: ChoiceFilter<'contact' | 'financial' | 'legal' | 'system' | 'client' | 'complaint'>
    type?: ChoiceFilter<number>
    channel?: ChoiceFilter<'phone_in' | 'phone_out' | 'email' | 'post' | 'sms' | 'portal' | 'visit' | 'system'>
    visibleToClient?: ChoiceFilter<boolean>
    callResult?: ChoiceFilter<'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'refused'>
    dataChangeStatus?: ChoiceFilter<'none' | 'pending' | 'accepted' | 'rejected'>
    termAmount?: RangeFilter<number>
    termFrequency?: ChoiceFilter<'weekly' | 'two_weekly' | 'monthly' | 'quarterly'>
    termStart?: RangeFilter<string>
    arrangement?: ChoiceFilter<number>
    household?: ChoiceFilter<'single' | 'single_parent' | 'couple' | 'couple_children'>
    capacity?: RangeFilter<number>
    seizureFree?: RangeFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<FileLogQuery['_filter']>[]
    all?: readonly NonNullable<FileLogQuery['_filter']>[]
    not?: NonNullable<FileLogQuery['_filter']>
  }
}

export interface FileLogProposeBody {}

export interface FileLogAcceptChangeBody {}

export interface FileLogRejectChangeBody {
  rejectReason: string
}

export type FileLogState = 'none' | 'pending' | 'accepted' | 'rejected'

export type FileLogAction = 'propose' | 'acceptChange' | 'rejectChange'

/** Reasons that guards refuse with. */
export type FileLogRefusal = 'noData'

/** What the guards and effects of its lifecycle are typed by. */
export type FileLogLifecycle = {
  record: FileLogStored
  state: FileLogState
  action: FileLogAction
  refusal: FileLogRefusal
  bodies: {
    propose: FileLogProposeBody
    acceptChange: FileLogAcceptChangeBody
    rejectChange: FileLogRejectChangeBody
  }
  guards: {}
  effects: { changeDebtor: 'acceptChange' }
}

export const fileLog: Entity<'file-log'> = {
  name: 'file-log',
  typeName: 'FileLog',
  plural: 'file-logs',
  api: '/api/v4/file-log',
  table: 'file_log',
  kind: 'record',
  titleField: 'subject',
  order: [{ field: 'at', direction: 'desc' }],
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
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' }, visibleToClient: true },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' }, visibleToClient: true },
    },
  },
  lifecycle: {
    property: 'dataChangeStatus',
    initial: ['none'],
    states: {
      none: { editable: true },
      pending: { tone: 'warning', editable: true },
      accepted: { final: true, tone: 'success', editable: true },
      rejected: { final: true, tone: 'danger', editable: true, require: ['rejectReason'] },
    },
    actions: {
      propose: { from: ['none'], to: 'pending', by: 'system', fields: { require: [], optional: [] }, confirm: 'none' },
      acceptChange: {
        from: ['pending'],
        to: 'accepted',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        effect: ['changeDebtor'],
        confirm: 'ask',
      },
      rejectChange: {
        from: ['pending'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['rejectReason'], optional: [] },
        confirm: 'none',
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
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'logs', onDelete: 'restrict' },
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
        inverse: 'fileLogs',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'at', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'user',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'fileLogs', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'subject',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 200,
      search: true,
      filter: true,
    }),
    property({ name: 'content', type: 'text', format: 'html', maxLength: 100000, search: true, filter: true }),
    property({
      name: 'category',
      type: 'enum',
      default: 'contact',
      values: ['contact', 'financial', 'legal', 'system', 'client', 'complaint'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'type',
      type: 'relation',
      relation: {
        entity: 'file-log-type',
        many: false,
        embed: ['name'],
        inverse: 'logs',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'channel',
      type: 'enum',
      values: ['phone_in', 'phone_out', 'email', 'post', 'sms', 'portal', 'visit', 'system'],
      filter: true,
      sort: true,
    }),
    property({ name: 'visibleToClient', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'callerNumber', type: 'string', maxLength: 40, access: { read: 'ROLE_EMPLOYEE' } }),
    property({ name: 'callerName', type: 'string', maxLength: 160, access: { read: 'ROLE_EMPLOYEE' } }),
    property({
      name: 'callResult',
      type: 'enum',
      values: ['reached', 'voicemail', 'no_answer', 'wrong_number', 'refused'],
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'dataChange',
      type: 'rows',
      columns: [
        {
          name: 'field',
          type: 'enum',
          required: true,
          values: [
            'email',
            'phone',
            'street',
            'houseNumber',
            'houseExtension',
            'postcode',
            'city',
            'iban',
            'language',
          ],
        },
        { name: 'old', type: 'string', required: false, maxLength: 254 },
        { name: 'new', type: 'string', required: false, maxLength: 254 },
      ],
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'dataChangeStatus',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'none',
      values: ['none', 'pending', 'accepted', 'rejected'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'rejectReason',
      type: 'text',
      readOnly: true,
      minLength: 1,
      maxLength: 400,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'termAmount', type: 'money', filter: true, sort: true, access: { read: 'ROLE_EMPLOYEE' } }),
    property({
      name: 'termFrequency',
      type: 'enum',
      values: ['weekly', 'two_weekly', 'monthly', 'quarterly'],
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'termStart', type: 'date', filter: true, sort: true, access: { read: 'ROLE_EMPLOYEE' } }),
    property({
      name: 'arrangement',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'arrangement', many: false, embed: ['number'], inverse: 'logs', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'income',
      type: 'rows',
      readOnly: true,
      columns: [
        {
          name: 'kind',
          type: 'enum',
          required: true,
          values: ['wages', 'benefit', 'pension', 'allowances', 'maintenance', 'other'],
        },
        { name: 'amount', type: 'money', required: true },
      ],
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'expenses',
      type: 'rows',
      readOnly: true,
      columns: [
        {
          name: 'kind',
          type: 'enum',
          required: true,
          values: ['rent', 'energy', 'insurance', 'care', 'debts', 'children', 'transport', 'food', 'other'],
        },
        { name: 'amount', type: 'money', required: true },
      ],
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'household',
      type: 'enum',
      readOnly: true,
      values: ['single', 'single_parent', 'couple', 'couple_children'],
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'capacity',
      type: 'money',
      readOnly: true,
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'seizureFree',
      type: 'money',
      readOnly: true,
      filter: true,
      sort: true,
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
