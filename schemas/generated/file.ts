// Generated from file.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface File {
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
  coDebtors: {
    id: number
    name: string | null
    number: string | null
  }[]
  fileType: 'private' | 'company'
  legalType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileStatus: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  workflowStatus: 'not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed'
  workflow?: {
    id: number
    name: string
    revision: number | null
  } | null
  workflowStep?: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  workflowStepDueAt?: string | null
  pausedUntil: string | null
  holdReason: string | null
  team?: {
    id: number
    name: string
  } | null
  caseManager?: {
    id: number
    name: string
  } | null
  accountManager?: {
    id: number
    name: string
  } | null
  clientReference: string | null
  customerNumber: string | null
  paymentReference: string | null
  currency: 'EUR' | 'DKK' | 'GBP' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  source: 'manual' | 'import' | 'api' | 'portal' | 'precasso' | 'subscription' | 'sales_file' | null
  receivedAt: string
  firstDueDate: string | null
  principal: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interest: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  collectionCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  courtCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  otherCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  paid: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  overpayment: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstanding: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestUntil: string | null
  fourteenDayState: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteenDaySent: string | null
  fourteenDayEnd: string | null
  limitationDate: string | null
  disputed: boolean | null
  arrangementActive: boolean | null
  insolvent: boolean | null
  tags?: {
    id: number
    name: string
  }[]
  costsWithoutLetter?: string | null
  description: string | null
  notes?: string | null
  closedAt: string | null
  closeReason: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  closeNote?: string | null
  mergedInto: {
    id: number
    number: string | null
  } | null
  reopenReason?: string | null
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface FileStored {
  id: number
  number: string | null
  customer: number
  merchant: number | null
  debtor: number
  coDebtors: number[]
  fileType: 'private' | 'company'
  legalType: number | null
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileStatus: number | null
  workflowStatus: 'not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed'
  workflow: number | null
  workflowStep: number | null
  workflowStepDueAt: string | null
  pausedUntil: string | null
  holdReason: string | null
  team: number | null
  caseManager: number | null
  accountManager: number | null
  clientReference: string | null
  customerNumber: string | null
  paymentReference: string | null
  currency: 'EUR' | 'DKK' | 'GBP' | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  source: 'manual' | 'import' | 'api' | 'portal' | 'precasso' | 'subscription' | 'sales_file' | null
  receivedAt: string
  firstDueDate: string | null
  principal: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interest: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  collectionCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  courtCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  otherCosts: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  paid: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  overpayment: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  outstanding: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestUntil: string | null
  fourteenDayState: 'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid' | null
  fourteenDaySent: string | null
  fourteenDayEnd: string | null
  limitationDate: string | null
  disputed: boolean | null
  arrangementActive: boolean | null
  insolvent: boolean | null
  tags: number[]
  costsWithoutLetter: string | null
  description: string | null
  notes: string | null
  closedAt: string | null
  closeReason: number | null
  closeNote: string | null
  mergedInto: number | null
  reopenReason: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface FileCreate {
  customer: number
  merchant?: number | null
  debtor: number
  coDebtors?: number[] | null
  fileType: 'private' | 'company'
  legalType?: number | null
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileStatus?: number | null
  team?: number | null
  caseManager?: number | null
  accountManager?: number | null
  clientReference?: string | null
  customerNumber?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  receivedAt: string
  tags?: number[] | null
  description?: string | null
  notes?: string | null
}

export interface FileUpdate {
  _version?: number
  customer?: number
  merchant?: number | null
  debtor?: number
  coDebtors?: number[] | null
  fileType?: 'private' | 'company'
  legalType?: number | null
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileStatus?: number | null
  team?: number | null
  caseManager?: number | null
  accountManager?: number | null
  clientReference?: string | null
  customerNumber?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  receivedAt?: string
  tags?: number[] | null
  description?: string | null
  notes?: string | null
}

export interface FileQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    fileType?: Direction
    phase?: Direction
    workflowStatus?: Direction
    workflowStepDueAt?: Direction
    pausedUntil?: Direction
    clientReference?: Direction
    paymentReference?: Direction
    currency?: Direction
    language?: Direction
    source?: Direction
    receivedAt?: Direction
    firstDueDate?: Direction
    principal?: Direction
    interest?: Direction
    collectionCosts?: Direction
    courtCosts?: Direction
    otherCosts?: Direction
    paid?: Direction
    overpayment?: Direction
    outstanding?: Direction
    interestUntil?: Direction
    fourteenDayState?: Direction
    fourteenDaySent?: Direction
    fourteenDayEnd?: Direction
    limitationDate?: Direction
    disputed?: Direction
    arrangementActive?: Direction
    insolvent?: Direction
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
    coDebtors?: ChoiceFilter<number>
    fileType?: ChoiceFilter<'private' | 'company'>
    legalType?: ChoiceFilter<number>
    phase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    fileStatus?: ChoiceFilter<number>
    workflowStatus?: ChoiceFilter<'not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed'>
    workflow?: ChoiceFilter<number>
    workflowStep?: ChoiceFilter<number>
    workflowStepDueAt?: RangeFilter<string>
    pausedUntil?: RangeFilter<string>
    team?: ChoiceFilter<number>
    caseManager?: ChoiceFilter<number>
    accountManager?: ChoiceFilter<number>
    clientReference?: TextFilter
    customerNumber?: TextFilter
    paymentReference?: TextFilter
    currency?: ChoiceFilter<'EUR' | 'DKK' | 'GBP'>
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    source?: ChoiceFilter<'manual' | 'import' | 'api' | 'portal' | 'precasso' | 'subscription' | 'sales_file'>
    receivedAt?: RangeFilter<string>
    firstDueDate?: RangeFilter<string>
    principal?: RangeFilter<number>
    interest?: RangeFilter<number>
    collectionCosts?: RangeFilter<number>
    courtCosts?: RangeFilter<number>
    otherCosts?: RangeFilter<number>
    paid?: RangeFilter<number>
    overpayment?: RangeFilter<number>
    outstanding?: RangeFilter<number>
    interestUntil?: RangeFilter<string>
    fourteenDayState?: ChoiceFilter<'not_needed' | 'none' | 'running' | 'expired_unpaid' | 'paid_in_time' | 'invalid'>
    fourteenDaySent?: RangeFilter<string>
    fourteenDayEnd?: RangeFilter<string>
    limitationDate?: RangeFilter<string>
    disputed?: ChoiceFilter<boolean>
    arrangementActive?: ChoiceFilter<boolean>
    insolvent?: ChoiceFilter<boolean>
    tags?: ChoiceFilter<number>
    closedAt?: RangeFilter<string>
    closeReason?: ChoiceFilter<number>
    mergedInto?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<FileQuery['_filter']>[]
    all?: readonly NonNullable<FileQuery['_filter']>[]
    not?: NonNullable<FileQuery['_filter']>
  }
}

export interface FileStartBody {}

export interface FilePauseBody {
  holdReason: string
  pausedUntil?: string
}

export interface FileSuspendBody {
  holdReason: string
  pausedUntil?: string
}

export interface FileResumeBody {}

export interface FileFinishBody {}

export interface FileMonitorBody {}

export interface FileWatchBody {}

export interface FileRestBody {}

export interface FileCollectBody {}

export interface FileCloseBody {
  closeReason: number
  closeNote?: string
}

export interface FileReopenBody {
  reopenReason: string
}

export interface FileAgreeTermsBody {}

export interface FileEndTermsBody {}

export interface FileAllowCostsBody {
  costsWithoutLetter: string
}

export type FileState = 'not_started' | 'in_progress' | 'term_payment' | 'paused' | 'suspend' | 'no_more_steps' | 'monitoring' | 'monitoring_in_progress' | 'closed'

export type FileAction = 'start' | 'pause' | 'suspend' | 'resume' | 'finish' | 'monitor' | 'watch' | 'rest' | 'collect' | 'close' | 'reopen' | 'agreeTerms' | 'endTerms' | 'allowCosts'

/** Reasons that guards refuse with. */
export type FileRefusal = 'notAhead' | 'isProtected' | 'isMerged' | 'notNeeded'

/** What the guards and effects of its lifecycle are typed by. */
export type FileLifecycle = {
  record: FileStored
  state: FileState
  action: FileAction
  refusal: FileRefusal
  bodies: {
    start: FileStartBody
    pause: FilePauseBody
    suspend: FileSuspendBody
    resume: FileResumeBody
    finish: FileFinishBody
    monitor: FileMonitorBody
    watch: FileWatchBody
    rest: FileRestBody
    collect: FileCollectBody
    close: FileCloseBody
    reopen: FileReopenBody
    agreeTerms: FileAgreeTermsBody
    endTerms: FileEndTermsBody
    allowCosts: FileAllowCostsBody
  }
  guards: { isFree: 'start' | 'resume' | 'watch' | 'collect' | 'agreeTerms'; isAhead: 'pause' | 'suspend'; isOwn: 'reopen' }
  effects: { checkClosing: 'close' }
}

export const file: Entity<'file'> = {
  name: 'file',
  typeName: 'File',
  plural: 'files',
  api: '/api/v4/file',
  table: 'collection_file',
  kind: 'record',
  titleField: 'number',
  order: [{ field: 'number', direction: 'desc' }],
  version: true,
  audit: true,
  searchKept: [
    'claims.number',
    'claims.agreementReference',
    'debtor.name',
    'debtor.number',
    'coDebtors.name',
    'coDebtors.number',
    'debtor.kvkNumber',
    'debtor.contacts.email',
    'debtor.contacts.phone',
    'debtor.addresses.postcode',
    'debtor.addresses.houseNumber',
    'debtor.addresses.houseExtension',
    'coDebtors.kvkNumber',
    'coDebtors.contacts.email',
    'coDebtors.contacts.phone',
    'coDebtors.addresses.postcode',
    'coDebtors.addresses.houseNumber',
    'coDebtors.addresses.houseExtension',
    'debtor.iban',
    'coDebtors.iban',
  ],
  filterThrough: ['claims.number'],
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    update: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
    within: { onlyTeam: 'team' },
  },
  lifecycle: {
    property: 'workflowStatus',
    initial: ['not_started'],
    states: {
      not_started: { editable: true },
      in_progress: { tone: 'info', editable: true },
      term_payment: { tone: 'success', editable: true },
      paused: {
        tone: 'warning',
        editable: true,
        require: ['holdReason'],
        due: { from: 'pausedUntil', after: 'P1D', action: 'resume' },
      },
      suspend: {
        tone: 'warning',
        editable: true,
        require: ['holdReason'],
        due: { from: 'pausedUntil', after: 'P1D', action: 'resume' },
      },
      no_more_steps: { tone: 'warning', editable: true },
      monitoring: { editable: true },
      monitoring_in_progress: { tone: 'info', editable: true },
      closed: { editable: ['notes'], require: ['closedAt', 'closeReason'] },
    },
    actions: {
      start: {
        from: ['not_started'],
        to: 'in_progress',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        confirm: 'none',
        bulk: 1000,
      },
      pause: {
        from: ['not_started', 'in_progress', 'term_payment'],
        to: 'paused',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isAhead'],
        fields: { require: ['holdReason'], optional: ['pausedUntil'] },
        confirm: 'none',
        bulk: 1000,
        undo: 'resume',
      },
      suspend: {
        from: ['not_started', 'in_progress', 'term_payment', 'paused', 'no_more_steps', 'monitoring_in_progress'],
        to: 'suspend',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        guard: ['isAhead'],
        fields: { require: ['holdReason'], optional: ['pausedUntil'] },
        confirm: 'none',
        bulk: 1000,
      },
      resume: {
        from: ['paused', 'suspend', 'no_more_steps'],
        to: 'in_progress',
        by: 'both',
        access: 'ROLE_FILE_EDIT',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { pausedUntil: null, holdReason: null },
        confirm: 'none',
        bulk: 1000,
      },
      finish: {
        from: ['in_progress'],
        to: 'no_more_steps',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        confirm: 'ask',
        bulk: 1000,
      },
      monitor: {
        from: ['in_progress', 'suspend', 'no_more_steps'],
        to: 'monitoring',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        set: { phase: 'monitoring', pausedUntil: null, holdReason: null },
        confirm: 'ask',
        bulk: 1000,
      },
      watch: {
        from: ['monitoring'],
        to: 'monitoring_in_progress',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      rest: {
        from: ['monitoring_in_progress'],
        to: 'monitoring',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      collect: {
        from: ['monitoring', 'monitoring_in_progress'],
        to: 'in_progress',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        confirm: 'ask',
      },
      close: {
        from: [
          'not_started',
          'in_progress',
          'term_payment',
          'paused',
          'suspend',
          'no_more_steps',
          'monitoring',
          'monitoring_in_progress',
        ],
        to: 'closed',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        fields: { require: ['closeReason'], optional: ['closeNote'] },
        set: { closedAt: '$now', pausedUntil: null, holdReason: null },
        effect: ['checkClosing'],
        confirm: 'none',
        bulk: 1000,
        danger: true,
      },
      reopen: {
        from: ['closed'],
        to: 'in_progress',
        by: 'user',
        access: 'ROLE_FILE_EDIT',
        guard: ['isOwn'],
        fields: { require: ['reopenReason'], optional: [] },
        set: { closedAt: null, closeReason: null, closeNote: null },
        confirm: 'none',
      },
      agreeTerms: {
        from: ['not_started', 'in_progress', 'no_more_steps', 'monitoring', 'monitoring_in_progress', 'paused'],
        to: 'term_payment',
        by: 'system',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { pausedUntil: null, holdReason: null },
        confirm: 'none',
      },
      endTerms: {
        from: ['term_payment'],
        to: 'in_progress',
        by: 'system',
        fields: { require: [], optional: [] },
        confirm: 'none',
      },
      allowCosts: {
        from: [
          'not_started',
          'in_progress',
          'term_payment',
          'paused',
          'suspend',
          'no_more_steps',
          'monitoring',
          'monitoring_in_progress',
          'closed',
        ],
        to: '=',
        by: 'user',
        access: 'ROLE_FILE_COSTS_OVERRIDE',
        when: { fileType: 'private', fourteenDayState: { ne: 'expired_unpaid' }, costsWithoutLetter: { empty: true } },
        otherwise: 'notNeeded',
        fields: { require: ['costsWithoutLetter'], optional: [] },
        confirm: 'none',
        danger: true,
      },
    },
    parameters: [],
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
      series: { form: '{year}{n:6}', gapless: true, setting: 'numbering.fileForm' },
    }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'files',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'merchant',
      type: 'relation',
      relation: { entity: 'merchant', many: false, embed: ['name'], inverse: 'files', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'debtor',
      type: 'relation',
      required: true,
      relation: { entity: 'debtor', many: false, embed: ['name', 'number'], inverse: 'files', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'coDebtors',
      type: 'relation',
      relation: {
        entity: 'debtor',
        many: true,
        embed: ['name', 'number'],
        inverse: 'coFiles',
        onDelete: 'clear',
        linkTable: 'collection_file_co_debtors',
      },
      filter: true,
    }),
    property({
      name: 'fileType',
      type: 'enum',
      required: true,
      values: ['private', 'company'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'legalType',
      type: 'relation',
      relation: {
        entity: 'legal-type',
        many: false,
        embed: ['name'],
        inverse: 'files',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'phase',
      type: 'enum',
      default: 'amicable',
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'fileStatus',
      type: 'relation',
      relation: {
        entity: 'file-status',
        many: false,
        embed: ['name'],
        inverse: 'files',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'workflowStatus',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'not_started',
      values: [
        'not_started',
        'in_progress',
        'term_payment',
        'paused',
        'suspend',
        'no_more_steps',
        'monitoring',
        'monitoring_in_progress',
        'closed',
      ],
      filter: true,
      sort: true,
    }),
    property({
      name: 'workflow',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'workflow',
        many: false,
        embed: ['name', 'revision'],
        inverse: 'files',
        onDelete: 'restrict',
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'workflowStep',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'files', onDelete: 'restrict' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'workflowStepDueAt',
      type: 'date',
      readOnly: true,
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'pausedUntil', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'holdReason', type: 'text', readOnly: true, maxLength: 400 }),
    property({
      name: 'team',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'files',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'caseManager',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'caseFiles',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'accountManager',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'accountFiles',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'clientReference', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'customerNumber', type: 'string', maxLength: 40, search: true, filter: true }),
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
      name: 'currency',
      type: 'enum',
      readOnly: true,
      default: 'EUR',
      values: ['EUR', 'DKK', 'GBP'],
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
    property({
      name: 'source',
      type: 'enum',
      readOnly: true,
      default: 'manual',
      values: ['manual', 'import', 'api', 'portal', 'precasso', 'subscription', 'sales_file'],
      filter: true,
      sort: true,
    }),
    property({ name: 'receivedAt', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'firstDueDate', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'principal', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'interest', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'collectionCosts', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'courtCosts', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'otherCosts', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'paid', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'overpayment', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'outstanding', type: 'money', readOnly: true, filter: true, sort: true }),
    property({ name: 'interestUntil', type: 'date', readOnly: true, filter: true, sort: true }),
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
    property({ name: 'limitationDate', type: 'date', readOnly: true, filter: true, sort: true }),
    property({ name: 'disputed', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
    property({ name: 'arrangementActive', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
    property({ name: 'insolvent', type: 'boolean', readOnly: true, default: false, filter: true, sort: true }),
    property({
      name: 'tags',
      type: 'relation',
      relation: {
        entity: 'tag',
        many: true,
        embed: ['name'],
        inverse: 'files',
        onDelete: 'clear',
        where: { active: true },
        linkTable: 'collection_file_tags',
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'costsWithoutLetter',
      type: 'text',
      readOnly: true,
      minLength: 1,
      maxLength: 400,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'description', type: 'text', maxLength: 2000 }),
    property({
      name: 'notes',
      type: 'text',
      maxLength: 4000,
      access: { read: 'ROLE_EMPLOYEE', write: 'ROLE_FILE_EDIT' },
    }),
    property({ name: 'closedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'closeReason',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'close-reason',
        many: false,
        embed: ['name'],
        inverse: 'files',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({ name: 'closeNote', type: 'text', readOnly: true, maxLength: 2000, access: { read: 'ROLE_EMPLOYEE' } }),
    property({
      name: 'mergedInto',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'mergedFiles', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'reopenReason',
      type: 'text',
      readOnly: true,
      maxLength: 2000,
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
