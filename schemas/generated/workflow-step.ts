// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter } from '#schemas/query.ts'

export interface WorkflowStep {
  id: number
  _version: number
  workflow: {
    id: number
    name: string
    revision: number | null
    status: 'draft' | 'active' | 'retired'
  }
  sequence: number | null
  name: {
    nl: string
    en?: string
    fr?: string
  }
  actionType: 'send_email' | 'send_post' | 'send_sms' | 'agenda' | 'add_cost' | 'change_phase' | 'change_status' | 'start_surveillance' | 'register_check' | 'wait' | 'close'
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
  fallbackChannel: 'email' | 'post' | 'sms' | null
  destination: 'debtor' | 'client' | null
  agendaSubject: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  costType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  newPhase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  newFileStatus: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  delayDays: number
  delayBasis: 'calendar' | 'working' | null
  sendFrom: string | null
  sendUntil: string | null
  conditions: {
    what: 'outstanding' | 'principal' | 'fileType' | 'language' | 'hasEmail' | 'hasMobile' | 'hasVerifiedAddress' | 'paidInDays' | 'openDispute' | 'arrangementActive' | 'fourteenDayState' | 'customer' | 'legalType' | 'phase' | 'fileStatus'
    is: 'eq' | 'ne' | 'gte' | 'lte'
    value?: string | null
  }[] | null
  nextStep: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  elseStep: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  stopOnPayment: boolean | null
  requiresApproval: boolean | null
  isFourteenDayLetter: boolean | null
  addsCollectionCosts: boolean | null
  active: boolean | null
}

export interface WorkflowStepStored {
  id: number
  workflow: number
  sequence: number | null
  name: {
    nl: string
    en?: string
    fr?: string
  }
  actionType: 'send_email' | 'send_post' | 'send_sms' | 'agenda' | 'add_cost' | 'change_phase' | 'change_status' | 'start_surveillance' | 'register_check' | 'wait' | 'close'
  emailTemplate: number | null
  postMailTemplate: number | null
  smsTemplate: number | null
  fallbackChannel: 'email' | 'post' | 'sms' | null
  destination: 'debtor' | 'client' | null
  agendaSubject: number | null
  costType: number | null
  newPhase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  newFileStatus: number | null
  delayDays: number
  delayBasis: 'calendar' | 'working' | null
  sendFrom: string | null
  sendUntil: string | null
  conditions: {
    what: 'outstanding' | 'principal' | 'fileType' | 'language' | 'hasEmail' | 'hasMobile' | 'hasVerifiedAddress' | 'paidInDays' | 'openDispute' | 'arrangementActive' | 'fourteenDayState' | 'customer' | 'legalType' | 'phase' | 'fileStatus'
    is: 'eq' | 'ne' | 'gte' | 'lte'
    value?: string | null
  }[] | null
  nextStep: number | null
  elseStep: number | null
  stopOnPayment: boolean | null
  requiresApproval: boolean | null
  isFourteenDayLetter: boolean | null
  addsCollectionCosts: boolean | null
  active: boolean | null
}

export interface WorkflowStepCreate {
  workflow: number
  name: {
    nl: string
    en?: string
    fr?: string
  }
  actionType: 'send_email' | 'send_post' | 'send_sms' | 'agenda' | 'add_cost' | 'change_phase' | 'change_status' | 'start_surveillance' | 'register_check' | 'wait' | 'close'
  emailTemplate?: number | null
  postMailTemplate?: number | null
  smsTemplate?: number | null
  fallbackChannel?: 'email' | 'post' | 'sms' | null
  destination?: 'debtor' | 'client' | null
  agendaSubject?: number | null
  costType?: number | null
  newPhase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  newFileStatus?: number | null
  delayDays?: number
  delayBasis?: 'calendar' | 'working' | null
  sendFrom?: string | null
  sendUntil?: string | null
  conditions?: {
    what: 'outstanding' | 'principal' | 'fileType' | 'language' | 'hasEmail' | 'hasMobile' | 'hasVerifiedAddress' | 'paidInDays' | 'openDispute' | 'arrangementActive' | 'fourteenDayState' | 'customer' | 'legalType' | 'phase' | 'fileStatus'
    is: 'eq' | 'ne' | 'gte' | 'lte'
    value?: string | null
  }[] | null
  nextStep?: number | null
  elseStep?: number | null
  stopOnPayment?: boolean | null
  requiresApproval?: boolean | null
  isFourteenDayLetter?: boolean | null
  addsCollectionCosts?: boolean | null
  active?: boolean | null
}

export interface WorkflowStepUpdate {
  _version?: number
  workflow?: number
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  actionType?: 'send_email' | 'send_post' | 'send_sms' | 'agenda' | 'add_cost' | 'change_phase' | 'change_status' | 'start_surveillance' | 'register_check' | 'wait' | 'close'
  emailTemplate?: number | null
  postMailTemplate?: number | null
  smsTemplate?: number | null
  fallbackChannel?: 'email' | 'post' | 'sms' | null
  destination?: 'debtor' | 'client' | null
  agendaSubject?: number | null
  costType?: number | null
  newPhase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  newFileStatus?: number | null
  delayDays?: number
  delayBasis?: 'calendar' | 'working' | null
  sendFrom?: string | null
  sendUntil?: string | null
  conditions?: {
    what: 'outstanding' | 'principal' | 'fileType' | 'language' | 'hasEmail' | 'hasMobile' | 'hasVerifiedAddress' | 'paidInDays' | 'openDispute' | 'arrangementActive' | 'fourteenDayState' | 'customer' | 'legalType' | 'phase' | 'fileStatus'
    is: 'eq' | 'ne' | 'gte' | 'lte'
    value?: string | null
  }[] | null
  nextStep?: number | null
  elseStep?: number | null
  stopOnPayment?: boolean | null
  requiresApproval?: boolean | null
  isFourteenDayLetter?: boolean | null
  addsCollectionCosts?: boolean | null
  active?: boolean | null
}

export interface WorkflowStepQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    sequence?: Direction
    actionType?: Direction
    fallbackChannel?: Direction
    destination?: Direction
    newPhase?: Direction
    delayDays?: Direction
    delayBasis?: Direction
    stopOnPayment?: Direction
    requiresApproval?: Direction
    isFourteenDayLetter?: Direction
    addsCollectionCosts?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    workflow?: ChoiceFilter<number>
    sequence?: RangeFilter<number>
    name?: LocalizedFilter
    actionType?: ChoiceFilter<'send_email' | 'send_post' | 'send_sms' | 'agenda' | 'add_cost' | 'change_phase' | 'change_status' | 'start_surveillance' | 'register_check' | 'wait' | 'close'>
    emailTemplate?: ChoiceFilter<number>
    postMailTemplate?: ChoiceFilter<number>
    smsTemplate?: ChoiceFilter<number>
    fallbackChannel?: ChoiceFilter<'email' | 'post' | 'sms'>
    destination?: ChoiceFilter<'debtor' | 'client'>
    agendaSubject?: ChoiceFilter<number>
    costType?: ChoiceFilter<number>
    newPhase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    newFileStatus?: ChoiceFilter<number>
    delayDays?: RangeFilter<number>
    delayBasis?: ChoiceFilter<'calendar' | 'working'>
    nextStep?: ChoiceFilter<number>
    elseStep?: ChoiceFilter<number>
    stopOnPayment?: ChoiceFilter<boolean>
    requiresApproval?: ChoiceFilter<boolean>
    isFourteenDayLetter?: ChoiceFilter<boolean>
    addsCollectionCosts?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<WorkflowStepQuery['_filter']>[]
    all?: readonly NonNullable<WorkflowStepQuery['_filter']>[]
    not?: NonNullable<WorkflowStepQuery['_filter']>
  }
}

export const workflowStep: Entity<'workflow-step'> = {
  name: 'workflow-step',
  typeName: 'WorkflowStep',
  plural: 'workflow-steps',
  api: '/api/v4/workflow-step',
  table: 'workflow_step',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'sequence', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE',
    create: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    update: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    delete: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    export: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    staffOnly: true,
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'workflow',
      type: 'relation',
      required: true,
      relation: {
        entity: 'workflow',
        many: false,
        embed: ['name', 'revision', 'status'],
        inverse: 'steps',
        onDelete: 'cascade',
      },
      filter: true,
    }),
    property({ name: 'sequence', type: 'integer', readOnly: true, minimum: 1, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({
      name: 'actionType',
      type: 'enum',
      required: true,
      values: [
        'send_email',
        'send_post',
        'send_sms',
        'agenda',
        'add_cost',
        'change_phase',
        'change_status',
        'start_surveillance',
        'register_check',
        'wait',
        'close',
      ],
      filter: true,
      sort: true,
    }),
    property({
      name: 'emailTemplate',
      type: 'relation',
      relation: {
        entity: 'email-template',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
      },
      filter: true,
      access: { when: { actionType: { in: ['send_email', 'send_sms', 'send_post'] } } },
    }),
    property({
      name: 'postMailTemplate',
      type: 'relation',
      relation: {
        entity: 'post-mail-template',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
      },
      filter: true,
      access: { when: { actionType: { in: ['send_email', 'send_sms', 'send_post'] } } },
    }),
    property({
      name: 'smsTemplate',
      type: 'relation',
      relation: {
        entity: 'sms-template',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
      },
      filter: true,
      access: { when: { actionType: { in: ['send_email', 'send_sms', 'send_post'] } } },
    }),
    property({
      name: 'fallbackChannel',
      type: 'enum',
      values: ['email', 'post', 'sms'],
      filter: true,
      sort: true,
      access: { when: { actionType: { in: ['send_email', 'send_sms', 'send_post'] } } },
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
      name: 'agendaSubject',
      type: 'relation',
      relation: {
        entity: 'agenda-subject',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { actionType: { in: ['agenda', 'register_check', 'close'] } } },
    }),
    property({
      name: 'costType',
      type: 'relation',
      relation: {
        entity: 'cost-type',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { actionType: 'add_cost' }, requiredWhen: { actionType: 'add_cost' } },
    }),
    property({
      name: 'newPhase',
      type: 'enum',
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
      filter: true,
      sort: true,
      access: { when: { actionType: 'change_phase' }, requiredWhen: { actionType: 'change_phase' } },
    }),
    property({
      name: 'newFileStatus',
      type: 'relation',
      relation: {
        entity: 'file-status',
        many: false,
        embed: ['name'],
        inverse: 'workflowSteps',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'delayDays',
      type: 'integer',
      required: true,
      default: 0,
      minimum: 0,
      maximum: 365,
      filter: true,
      sort: true,
    }),
    property({
      name: 'delayBasis',
      type: 'enum',
      default: 'calendar',
      values: ['calendar', 'working'],
      filter: true,
      sort: true,
    }),
    property({ name: 'sendFrom', type: 'string', maxLength: 5 }),
    property({ name: 'sendUntil', type: 'string', maxLength: 5 }),
    property({
      name: 'conditions',
      type: 'rows',
      columns: [
        {
          name: 'what',
          type: 'enum',
          required: true,
          values: [
            'outstanding',
            'principal',
            'fileType',
            'language',
            'hasEmail',
            'hasMobile',
            'hasVerifiedAddress',
            'paidInDays',
            'openDispute',
            'arrangementActive',
            'fourteenDayState',
            'customer',
            'legalType',
            'phase',
            'fileStatus',
          ],
        },
        { name: 'is', type: 'enum', required: true, default: 'eq', values: ['eq', 'ne', 'gte', 'lte'] },
        { name: 'value', type: 'string', required: false, maxLength: 60 },
      ],
    }),
    property({
      name: 'nextStep',
      type: 'relation',
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'cameFrom', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'elseStep',
      type: 'relation',
      relation: {
        entity: 'workflow-step',
        many: false,
        embed: ['name'],
        inverse: 'cameOtherwiseFrom',
        onDelete: 'clear',
      },
      filter: true,
    }),
    property({ name: 'stopOnPayment', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'requiresApproval', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'isFourteenDayLetter', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'addsCollectionCosts', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
