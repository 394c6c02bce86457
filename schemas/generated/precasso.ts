// Generated from precasso.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Precasso {
  id: number
  _version: number
  number: string | null
  customer: {
    id: number
    company: string
  }
  merchant: {
    id: number
    name: string
  } | null
  debtor: {
    id: number
    name: string | null
    number: string | null
  }
  fileType: 'private' | 'company'
  status: 'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'
  claims: {
    type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
    number: string
    invoiceDate: string
    dueDate: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    description?: string | null
    agreementReference?: string | null
  }[] | null
  claimNumbers: string | null
  payments: {
    date: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    reference?: string | null
  }[] | null
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  openAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  workflow?: {
    id: number
    name: string
    revision: number | null
  } | null
  workflowStep: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  workflowStepDueAt: string | null
  pausedUntil: string | null
  holdReason: string | null
  fourteenDayState: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteenDaySent: string | null
  fourteenDayEnd: string | null
  branding: 'client' | 'office' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  clientReference: string | null
  paymentReference: string | null
  file: {
    id: number
    number: string | null
  } | null
  closedAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface PrecassoStored {
  id: number
  number: string | null
  customer: number
  merchant: number | null
  debtor: number
  fileType: 'private' | 'company'
  status: 'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'
  claims: {
    type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
    number: string
    invoiceDate: string
    dueDate: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    description?: string | null
    agreementReference?: string | null
  }[] | null
  claimNumbers: string | null
  payments: {
    date: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    reference?: string | null
  }[] | null
  amount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  openAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  workflow: number | null
  workflowStep: number | null
  workflowStepDueAt: string | null
  pausedUntil: string | null
  holdReason: string | null
  fourteenDayState: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteenDaySent: string | null
  fourteenDayEnd: string | null
  branding: 'client' | 'office' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  clientReference: string | null
  paymentReference: string | null
  file: number | null
  closedAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface PrecassoCreate {
  merchant?: number | null
  claims?: {
    type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
    number: string
    invoiceDate: string
    dueDate: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    description?: string | null
    agreementReference?: string | null
  }[] | null
  payments?: {
    date: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    reference?: string | null
  }[] | null
  branding?: 'client' | 'office' | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  clientReference?: string | null
}

export interface PrecassoUpdate {
  _version?: number
  merchant?: number | null
  claims?: {
    type: 'invoice' | 'credit_note' | 'subscription_term' | 'rent' | 'instalment' | 'loan' | 'damage' | 'other'
    number: string
    invoiceDate: string
    dueDate: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    description?: string | null
    agreementReference?: string | null
  }[] | null
  payments?: {
    date: string
    amount: {
      amount: number
      currency: 'EUR' | 'DKK' | 'GBP'
    }
    reference?: string | null
  }[] | null
  branding?: 'client' | 'office' | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  clientReference?: string | null
}

export interface PrecassoQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    fileType?: Direction
    status?: Direction
    amount?: Direction
    openAmount?: Direction
    workflowStepDueAt?: Direction
    pausedUntil?: Direction
    fourteenDayState?: Direction
    fourteenDaySent?: Direction
    fourteenDayEnd?: Direction
    branding?: Direction
    language?: Direction
    clientReference?: Direction
    paymentReference?: Direction
    closedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    customer?: ChoiceFilter<number>
    merchant?: ChoiceFilter<number>
    debtor?: ChoiceFilter<number>
    fileType?: ChoiceFilter<'private' | 'company'>
    status?: ChoiceFilter<'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'>
    claimNumbers?: TextFilter
    amount?: RangeFilter<number>
    openAmount?: RangeFilter<number>
    workflow?: ChoiceFilter<number>
    workflowStep?: ChoiceFilter<number>
    workflowStepDueAt?: RangeFilter<string>
    pausedUntil?: RangeFilter<string>
    fourteenDayState?: ChoiceFilter<'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid'>
    fourteenDaySent?: RangeFilter<string>
    fourteenDayEnd?: RangeFilter<string>
    branding?: ChoiceFilter<'client' | 'office'>
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    clientReference?: TextFilter
    paymentReference?: TextFilter
    file?: ChoiceFilter<number>
    closedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<PrecassoQuery['_filter']>[]
    all?: readonly NonNullable<PrecassoQuery['_filter']>[]
    not?: NonNullable<PrecassoQuery['_filter']>
  }
}

export interface PrecassoStartBody {}

export interface PrecassoPauseBody {
  holdReason: string
  pausedUntil?: string
}

export interface PrecassoResumeBody {}

export interface PrecassoPayBody {
  paidOn?: string
}

export interface PrecassoSettleBody {}

export interface PrecassoReopenBody {}

export interface PrecassoWithdrawBody {
  reason: string
}

export interface PrecassoCloseBody {
  reason?: string
}

export interface PrecassoTransferBody {
  withoutLetter?: boolean
}

export type PrecassoState = 'new' | 'in_progress' | 'paused' | 'paid' | 'transferred' | 'withdrawn' | 'closed'

export type PrecassoAction = 'start' | 'pause' | 'resume' | 'pay' | 'settle' | 'reopen' | 'withdraw' | 'close' | 'transfer'

/** Reasons that guards refuse with. */
export type PrecassoRefusal = 'notAhead' | 'notPast' | 'isPaid' | 'noLetter'

/** What the guards and effects of its lifecycle are typed by. */
export type PrecassoLifecycle = {
  record: PrecassoStored
  state: PrecassoState
  action: PrecassoAction
  refusal: PrecassoRefusal
  bodies: {
    start: PrecassoStartBody
    pause: PrecassoPauseBody
    resume: PrecassoResumeBody
    pay: PrecassoPayBody
    settle: PrecassoSettleBody
    reopen: PrecassoReopenBody
    withdraw: PrecassoWithdrawBody
    close: PrecassoCloseBody
    transfer: PrecassoTransferBody
  }
  guards: { isAhead: 'pause'; isPast: 'pay'; isOpen: 'reopen' | 'transfer'; hasLetter: 'transfer' }
  effects: { payRest: 'pay'; openFile: 'transfer' }
}

export const precasso: Entity<'precasso'> = {
  name: 'precasso',
  typeName: 'Precasso',
  plural: 'precassos',
  api: '/api/v4/precasso',
  table: 'precasso',
  kind: 'record',
  titleField: 'number',
  order: [{ field: 'number', direction: 'desc' }],
  version: true,
  audit: true,
  searchThrough: ['debtor'],
  access: {
    read: 'ROLE_PRECASSO_SEARCH or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    update: 'ROLE_EMPLOYEE and ROLE_PRECASSO_CREATE',
    export: 'ROLE_PRECASSO_EXPORT',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  lifecycle: {
    property: 'status',
    initial: ['new'],
    states: {
      new: { editable: true },
      in_progress: { tone: 'info', editable: true },
      paused: {
        tone: 'warning',
        editable: true,
        require: ['holdReason'],
        due: { from: 'pausedUntil', after: 'P1D', action: 'resume' },
      },
      paid: { tone: 'success', editable: ['payments'] },
      transferred: { final: true, editable: false, require: ['file'] },
      withdrawn: { final: true, editable: false, require: ['reason'] },
      closed: { final: true, editable: false },
    },
    actions: {
      start: {
        from: ['new'],
        to: 'in_progress',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      pause: {
        from: ['new', 'in_progress'],
        to: 'paused',
        by: 'user',
        access: 'ROLE_PROCESSING',
        guard: ['isAhead'],
        fields: { require: ['holdReason'], optional: ['pausedUntil'] },
        confirm: 'none',
        bulk: 1000,
        undo: 'resume',
      },
      resume: {
        from: ['paused'],
        to: 'in_progress',
        by: 'both',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: [] },
        set: { pausedUntil: null, holdReason: null },
        confirm: 'none',
        bulk: 1000,
      },
      pay: {
        from: ['new', 'in_progress', 'paused'],
        to: 'paid',
        by: 'user',
        access: 'ROLE_PROCESSING',
        guard: ['isPast'],
        fields: { require: [], optional: ['paidOn'] },
        set: { closedAt: '$now', pausedUntil: null, holdReason: null },
        effect: ['payRest'],
        confirm: 'none',
        bulk: 1000,
      },
      settle: {
        from: ['new', 'in_progress', 'paused'],
        to: 'paid',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { closedAt: '$now', pausedUntil: null, holdReason: null },
        confirm: 'none',
      },
      reopen: {
        from: ['paid'],
        to: 'in_progress',
        by: 'both',
        access: 'ROLE_PROCESSING',
        guard: ['isOpen'],
        fields: { require: [], optional: [] },
        set: { closedAt: null },
        confirm: 'none',
      },
      withdraw: {
        from: ['new', 'in_progress', 'paused'],
        to: 'withdrawn',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: ['reason'], optional: [] },
        set: { closedAt: '$now' },
        confirm: 'none',
        bulk: 1000,
        danger: true,
      },
      close: {
        from: ['new', 'in_progress', 'paused'],
        to: 'closed',
        by: 'user',
        access: 'ROLE_PROCESSING',
        fields: { require: [], optional: ['reason'] },
        set: { closedAt: '$now' },
        confirm: 'ask',
      },
      transfer: {
        from: ['new', 'in_progress', 'paused'],
        to: 'transferred',
        by: 'user',
        access: 'ROLE_PROCESSING',
        guard: ['isOpen', 'hasLetter'],
        fields: { require: [], optional: ['withoutLetter'] },
        set: { closedAt: '$now' },
        effect: ['openFile'],
        confirm: 'none',
        bulk: 1000,
      },
    },
    parameters: [
      property({ name: 'paidOn', type: 'date', filter: true, sort: true }),
      property({ name: 'withoutLetter', type: 'boolean', default: false, filter: true, sort: true }),
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
      series: { form: 'P{year}{n:6}', gapless: true },
    }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'precassos',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'merchant',
      type: 'relation',
      relation: { entity: 'merchant', many: false, embed: ['name'], inverse: 'precassos', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      readOnly: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name', 'number'],
        inverse: 'precassos',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({
      name: 'fileType',
      type: 'enum',
      required: true,
      readOnly: true,
      values: ['private', 'company'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'new',
      values: ['new', 'in_progress', 'paused', 'paid', 'transferred', 'withdrawn', 'closed'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'claims',
      type: 'rows',
      columns: [
        {
          name: 'type',
          type: 'enum',
          required: true,
          default: 'invoice',
          values: ['invoice', 'credit_note', 'subscription_term', 'rent', 'instalment', 'loan', 'damage', 'other'],
        },
        { name: 'number', type: 'string', required: true, minLength: 1, maxLength: 40 },
        { name: 'invoiceDate', type: 'date', required: true },
        { name: 'dueDate', type: 'date', required: true },
        { name: 'amount', type: 'money', required: true },
        { name: 'description', type: 'text', required: false, maxLength: 400 },
        { name: 'agreementReference', type: 'string', required: false, maxLength: 80 },
      ],
    }),
    property({ name: 'claimNumbers', type: 'text', readOnly: true, maxLength: 4000, search: true, filter: true }),
    property({
      name: 'payments',
      type: 'rows',
      columns: [
        { name: 'date', type: 'date', required: true },
        { name: 'amount', type: 'money', required: true },
        { name: 'reference', type: 'string', required: false, maxLength: 140 },
      ],
    }),
    property({ name: 'amount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'openAmount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({
      name: 'workflow',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'workflow',
        many: false,
        embed: ['name', 'revision'],
        inverse: 'precassos',
        onDelete: 'restrict',
        where: { category: 'precasso' },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'workflowStep',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'precassos', onDelete: 'restrict' },
      filter: true,
    }),
    property({ name: 'workflowStepDueAt', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'pausedUntil', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'holdReason', type: 'text', readOnly: true, maxLength: 400 }),
    property({
      name: 'fourteenDayState',
      type: 'enum',
      readOnly: true,
      default: 'none',
      values: ['not_needed', 'none', 'running', 'expired_unpaid', 'paid_in_time', 'invalid'],
      filter: true,
      sort: true,
    }),
    property({ name: 'fourteenDaySent', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'fourteenDayEnd', type: 'date', readOnly: true, filter: true, sort: true }),
    property({
      name: 'branding',
      type: 'enum',
      default: 'client',
      values: ['client', 'office'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({ name: 'clientReference', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({
      name: 'paymentReference',
      type: 'string',
      readOnly: true,
      maxLength: 20,
      search: true,
      filter: true,
      sort: true,
      unique: [['paymentReference']],
    }),
    property({
      name: 'file',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'precassos', onDelete: 'restrict' },
      filter: true,
    }),
    property({ name: 'closedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, minLength: 1, maxLength: 400 }),
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
