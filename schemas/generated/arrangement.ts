// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Arrangement {
  id: number
  _version: number
  number: string | null
  file: {
    id: number
    number: string | null
  }
  customer: {
    id: number
    company: string
  } | null
  status: 'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'
  requestedBy: 'debtor' | 'staff' | 'helper' | null
  total: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  downPayment: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  instalmentAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  terms: number | null
  frequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null
  startDate: string
  toleranceDays: number | null
  reminderDays: number | null
  toleranceAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestFrozen: boolean | null
  method: 'transfer' | 'direct_debit' | 'link' | null
  note?: string | null
  nextDueDate: string | null
  paidAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  rest: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  coversAll: boolean | null
  runs: {
    from: string
    until?: string | null
  }[] | null
  recomputedOn: string | null
  afterPayment?: number | null
  decidedBy?: {
    id: number
    name: string
  } | null
  decidedAt: string | null
  brokenAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  instalments?: import('./instalment.ts').Instalment[]
  _actions?: PossibleAction[]
}

export interface ArrangementStored {
  id: number
  number: string | null
  file: number
  customer: number | null
  status: 'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'
  requestedBy: 'debtor' | 'staff' | 'helper' | null
  total: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  downPayment: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  instalmentAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  terms: number | null
  frequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null
  startDate: string
  toleranceDays: number | null
  reminderDays: number | null
  toleranceAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestFrozen: boolean | null
  method: 'transfer' | 'direct_debit' | 'link' | null
  note: string | null
  nextDueDate: string | null
  paidAmount: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  rest: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  coversAll: boolean | null
  runs: {
    from: string
    until?: string | null
  }[] | null
  recomputedOn: string | null
  afterPayment: number | null
  decidedBy: number | null
  decidedAt: string | null
  brokenAt: string | null
  reason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface ArrangementCreate {
  file: number
  requestedBy?: 'debtor' | 'staff' | 'helper' | null
  total: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  downPayment?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  instalmentAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  terms?: number | null
  frequency?: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null
  startDate: string
  toleranceDays?: number | null
  reminderDays?: number | null
  toleranceAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestFrozen?: boolean | null
  method?: 'transfer' | 'direct_debit' | 'link' | null
  note?: string | null
  instalments?: Omit<import('./instalment.ts').InstalmentCreate, 'arrangement'>[]
}

export interface ArrangementUpdate {
  _version?: number
  file?: number
  requestedBy?: 'debtor' | 'staff' | 'helper' | null
  total?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  }
  downPayment?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  instalmentAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  terms?: number | null
  frequency?: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free' | null
  startDate?: string
  toleranceDays?: number | null
  reminderDays?: number | null
  toleranceAmount?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestFrozen?: boolean | null
  method?: 'transfer' | 'direct_debit' | 'link' | null
  note?: string | null
  instalments?: (Omit<import('./instalment.ts').InstalmentCreate, 'arrangement'> & { id?: undefined } | Omit<import('./instalment.ts').InstalmentUpdate, 'arrangement'> & { id: number })[]
}

export interface ArrangementQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    status?: Direction
    requestedBy?: Direction
    total?: Direction
    downPayment?: Direction
    instalmentAmount?: Direction
    terms?: Direction
    frequency?: Direction
    startDate?: Direction
    toleranceDays?: Direction
    reminderDays?: Direction
    toleranceAmount?: Direction
    interestFrozen?: Direction
    method?: Direction
    nextDueDate?: Direction
    paidAmount?: Direction
    rest?: Direction
    coversAll?: Direction
    recomputedOn?: Direction
    afterPayment?: Direction
    decidedAt?: Direction
    brokenAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    status?: ChoiceFilter<'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'>
    requestedBy?: ChoiceFilter<'debtor' | 'staff' | 'helper'>
    total?: RangeFilter<number>
    downPayment?: RangeFilter<number>
    instalmentAmount?: RangeFilter<number>
    terms?: RangeFilter<number>
    frequency?: ChoiceFilter<'weekly' | 'two_weekly' | 'monthly' | 'quarterly' | 'free'>
    startDate?: RangeFilter<string>
    toleranceDays?: RangeFilter<number>
    reminderDays?: RangeFilter<number>
    toleranceAmount?: RangeFilter<number>
    interestFrozen?: ChoiceFilter<boolean>
    method?: ChoiceFilter<'transfer' | 'direct_debit' | 'link'>
    nextDueDate?: RangeFilter<string>
    paidAmount?: RangeFilter<number>
    rest?: RangeFilter<number>
    coversAll?: ChoiceFilter<boolean>
    recomputedOn?: RangeFilter<string>
    afterPayment?: RangeFilter<number>
    decidedBy?: ChoiceFilter<number>
    decidedAt?: RangeFilter<string>
    brokenAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ArrangementQuery['_filter']>[]
    all?: readonly NonNullable<ArrangementQuery['_filter']>[]
    not?: NonNullable<ArrangementQuery['_filter']>
  }
}

export interface ArrangementProposeBody {}

export interface ArrangementAcceptBody {}

export interface ArrangementRejectBody {
  reason: string
}

export interface ArrangementBreakBody {
  reason?: string
}

export interface ArrangementResumeBody {
  catchUpBy?: string
}

export interface ArrangementCompleteBody {}

export interface ArrangementCancelBody {
  reason?: string
}

export interface ArrangementAddTermBody {
  termDate?: string
}

export interface ArrangementReopenBody {}

export interface ArrangementFinishBody {}

export type ArrangementState = 'requested' | 'proposed' | 'active' | 'broken' | 'completed' | 'cancelled' | 'rejected'

export type ArrangementAction = 'propose' | 'accept' | 'reject' | 'break' | 'resume' | 'complete' | 'cancel' | 'addTerm' | 'reopen' | 'finish'

/** Reasons that guards refuse with. */
export type ArrangementRefusal = 'noInstalments' | 'planDiffers' | 'notPaid' | 'noRest' | 'notAhead' | 'another' | 'isProtected' | 'fileClosed'

/** What the guards and effects of its lifecycle are typed by. */
export type ArrangementLifecycle = {
  record: ArrangementStored
  state: ArrangementState
  action: ArrangementAction
  refusal: ArrangementRefusal
  bodies: {
    propose: ArrangementProposeBody
    accept: ArrangementAcceptBody
    reject: ArrangementRejectBody
    break: ArrangementBreakBody
    resume: ArrangementResumeBody
    complete: ArrangementCompleteBody
    cancel: ArrangementCancelBody
    addTerm: ArrangementAddTermBody
    reopen: ArrangementReopenBody
    finish: ArrangementFinishBody
  }
  guards: { isCaughtUpLater: 'resume'; hasRest: 'addTerm'; isPaid: 'finish' }
  effects: { checkPlan: 'propose' | 'accept'; begin: 'accept' | 'resume' | 'reopen'; stop: 'break' | 'complete' | 'cancel' | 'finish'; addTerm: 'addTerm' }
}

export const arrangement: Entity<'arrangement'> = {
  name: 'arrangement',
  typeName: 'Arrangement',
  plural: 'arrangements',
  api: '/api/v4/arrangement',
  table: 'arrangement',
  kind: 'record',
  titleField: 'number',
  order: [{ field: 'startDate', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    update: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  children: [{ name: 'instalments', entity: 'instalment', property: 'arrangement', most: 500 }],
  lifecycle: {
    property: 'status',
    initial: ['requested'],
    states: {
      requested: {
        tone: 'info',
        editable: [
          'note',
          'requestedBy',
          'method',
          'toleranceDays',
          'reminderDays',
          'toleranceAmount',
          'interestFrozen',
        ],
      },
      proposed: { tone: 'info', editable: false },
      active: { tone: 'success', editable: ['note', 'method', 'toleranceDays', 'reminderDays', 'toleranceAmount'] },
      broken: { tone: 'danger', editable: ['note'], require: ['brokenAt'] },
      completed: { tone: 'success', editable: ['note'] },
      cancelled: { final: true, editable: ['note'] },
      rejected: { final: true, editable: ['note'], require: ['reason'] },
    },
    actions: {
      propose: {
        from: ['requested'],
        to: 'proposed',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        effect: ['checkPlan'],
        confirm: 'ask',
      },
      accept: {
        from: ['requested', 'proposed'],
        to: 'active',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        set: { decidedBy: '$me', decidedAt: '$now' },
        effect: ['checkPlan', 'begin'],
        confirm: 'ask',
      },
      reject: {
        from: ['requested', 'proposed'],
        to: 'rejected',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['reason'], optional: [] },
        set: { decidedBy: '$me', decidedAt: '$now' },
        confirm: 'none',
      },
      break: {
        from: ['active'],
        to: 'broken',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: ['reason'] },
        set: { brokenAt: '$today' },
        effect: ['stop'],
        confirm: 'ask',
        danger: true,
      },
      resume: {
        from: ['broken'],
        to: 'active',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isCaughtUpLater'],
        fields: { require: [], optional: ['catchUpBy'] },
        set: { brokenAt: null, reason: null },
        effect: ['begin'],
        confirm: 'none',
      },
      complete: {
        from: ['active', 'broken'],
        to: 'completed',
        by: 'system',
        fields: { require: [], optional: [] },
        set: { rest: null },
        effect: ['stop'],
        confirm: 'none',
      },
      cancel: {
        from: ['requested', 'proposed', 'active', 'broken'],
        to: 'cancelled',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: ['reason'] },
        effect: ['stop'],
        confirm: 'ask',
        danger: true,
      },
      addTerm: {
        from: ['active'],
        to: '=',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['hasRest'],
        fields: { require: [], optional: ['termDate'] },
        set: { recomputedOn: null },
        effect: ['addTerm'],
        confirm: 'none',
      },
      reopen: {
        from: ['completed'],
        to: 'active',
        by: 'system',
        fields: { require: [], optional: [] },
        effect: ['begin'],
        confirm: 'none',
      },
      finish: {
        from: ['active'],
        to: 'completed',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isPaid'],
        fields: { require: [], optional: [] },
        set: { rest: null },
        effect: ['stop'],
        confirm: 'ask',
      },
    },
    parameters: [
      property({ name: 'catchUpBy', type: 'date', filter: true, sort: true }),
      property({ name: 'termDate', type: 'date', filter: true, sort: true }),
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
      series: { form: 'R{year}{n:5}', setting: 'numbering.arrangementForm' },
    }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'arrangements', onDelete: 'restrict' },
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
        inverse: 'arrangements',
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
      default: 'requested',
      values: ['requested', 'proposed', 'active', 'broken', 'completed', 'cancelled', 'rejected'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'requestedBy',
      type: 'enum',
      default: 'staff',
      values: ['debtor', 'staff', 'helper'],
      filter: true,
      sort: true,
    }),
    property({ name: 'total', type: 'money', required: true, filter: true, sort: true }),
    property({ name: 'downPayment', type: 'money', filter: true, sort: true }),
    property({ name: 'instalmentAmount', type: 'money', filter: true, sort: true }),
    property({ name: 'terms', type: 'integer', minimum: 1, maximum: 500, filter: true, sort: true }),
    property({
      name: 'frequency',
      type: 'enum',
      default: 'monthly',
      values: ['weekly', 'two_weekly', 'monthly', 'quarterly', 'free'],
      filter: true,
      sort: true,
    }),
    property({ name: 'startDate', type: 'date', required: true, filter: true, sort: true }),
    property({
      name: 'toleranceDays',
      type: 'integer',
      default: 5,
      minimum: 0,
      maximum: 60,
      filter: true,
      sort: true,
    }),
    property({ name: 'reminderDays', type: 'integer', default: 5, minimum: 0, maximum: 60, filter: true, sort: true }),
    property({ name: 'toleranceAmount', type: 'money', filter: true, sort: true }),
    property({ name: 'interestFrozen', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'method',
      type: 'enum',
      default: 'transfer',
      values: ['transfer', 'direct_debit', 'link'],
      filter: true,
      sort: true,
    }),
    property({ name: 'note', type: 'text', maxLength: 2000, access: { read: 'ROLE_EMPLOYEE' } }),
    property({ name: 'nextDueDate', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'paidAmount', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'rest', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'coversAll', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
    property({
      name: 'runs',
      type: 'rows',
      readOnly: true,
      columns: [{ name: 'from', type: 'date', required: true }, { name: 'until', type: 'date', required: false }],
    }),
    property({ name: 'recomputedOn', type: 'date', readOnly: true, filter: true, sort: true }),
    property({
      name: 'afterPayment',
      type: 'integer',
      readOnly: true,
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'decidedArrangements', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'decidedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'brokenAt', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 400 }),
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
