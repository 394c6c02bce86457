// Generated from workflow.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface Workflow {
  id: number
  _version: number
  name: string
  code: string
  revision: number | null
  previous: {
    id: number
    name: string
  } | null
  category: 'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileType: 'private' | 'company' | 'both' | null
  customer: {
    id: number
    company: string
  } | null
  legalType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  description: string | null
  status: 'draft' | 'active' | 'retired'
  activatedAt: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  updatedAt: string | null
  _actions?: PossibleAction[]
}

export interface WorkflowStored {
  id: number
  name: string
  code: string
  revision: number | null
  previous: number | null
  category: 'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'
  phase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileType: 'private' | 'company' | 'both' | null
  customer: number | null
  legalType: number | null
  description: string | null
  status: 'draft' | 'active' | 'retired'
  activatedAt: string | null
  createdAt: string | null
  createdBy: number | null
  updatedAt: string | null
}

export interface WorkflowCreate {
  name: string
  code: string
  category?: 'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileType?: 'private' | 'company' | 'both' | null
  customer?: number | null
  legalType?: number | null
  description?: string | null
}

export interface WorkflowUpdate {
  _version?: number
  name?: string
  code?: string
  category?: 'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'
  phase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  fileType?: 'private' | 'company' | 'both' | null
  customer?: number | null
  legalType?: number | null
  description?: string | null
}

export interface WorkflowQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    revision?: Direction
    category?: Direction
    phase?: Direction
    fileType?: Direction
    status?: Direction
    activatedAt?: Direction
    createdAt?: Direction
    updatedAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    code?: TextFilter
    revision?: RangeFilter<number>
    previous?: ChoiceFilter<number>
    category?: ChoiceFilter<'standard' | 'client_specific' | 'staffel' | 'phase' | 'precasso'>
    phase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    fileType?: ChoiceFilter<'private' | 'company' | 'both'>
    customer?: ChoiceFilter<number>
    legalType?: ChoiceFilter<number>
    status?: ChoiceFilter<'draft' | 'active' | 'retired'>
    activatedAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    updatedAt?: RangeFilter<string>
    any?: readonly NonNullable<WorkflowQuery['_filter']>[]
    all?: readonly NonNullable<WorkflowQuery['_filter']>[]
    not?: NonNullable<WorkflowQuery['_filter']>
  }
}

export interface WorkflowActivateBody {}

export interface WorkflowRetireBody {}

export interface WorkflowRestoreBody {}

export type WorkflowState = 'draft' | 'active' | 'retired'

export type WorkflowAction = 'activate' | 'retire' | 'restore'

/** Reasons that guards refuse with. */
export type WorkflowRefusal = 'noSteps' | 'stepsFail'

/** What the guards and effects of its lifecycle are typed by. */
export type WorkflowLifecycle = {
  record: WorkflowStored
  state: WorkflowState
  action: WorkflowAction
  refusal: WorkflowRefusal
  bodies: {
    activate: WorkflowActivateBody
    retire: WorkflowRetireBody
    restore: WorkflowRestoreBody
  }
  guards: {}
  effects: { checkSteps: 'activate' | 'restore'; retireEarlier: 'activate' | 'restore' }
}

export const workflow: Entity<'workflow'> = {
  name: 'workflow',
  typeName: 'Workflow',
  plural: 'workflows',
  api: '/api/v4/workflow',
  table: 'workflow',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE',
    create: 'ROLE_WORKFLOW_FILE',
    update: 'ROLE_WORKFLOW_FILE',
    export: 'ROLE_WORKFLOW_FILE',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['draft'],
    states: {
      draft: { tone: 'info', editable: true },
      active: { tone: 'success', editable: ['name', 'description'], require: ['activatedAt'] },
      retired: { editable: ['description'] },
    },
    actions: {
      activate: {
        from: ['draft'],
        to: 'active',
        by: 'user',
        access: 'ROLE_WORKFLOW_FILE',
        fields: { require: [], optional: [] },
        set: { activatedAt: '$now' },
        effect: ['checkSteps', 'retireEarlier'],
        confirm: 'ask',
      },
      retire: {
        from: ['active'],
        to: 'retired',
        by: 'both',
        access: 'ROLE_WORKFLOW_FILE',
        fields: { require: [], optional: [] },
        confirm: 'ask',
      },
      restore: {
        from: ['retired'],
        to: 'active',
        by: 'user',
        access: 'ROLE_WORKFLOW_FILE',
        fields: { require: [], optional: [] },
        effect: ['checkSteps', 'retireEarlier'],
        confirm: 'ask',
      },
    },
    parameters: [],
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 120,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'code',
      type: 'string',
      required: true,
      maxLength: 60,
      search: true,
      filter: true,
      unique: [['code', 'revision']],
    }),
    property({ name: 'revision', type: 'integer', readOnly: true, default: 1, minimum: 1, filter: true, sort: true }),
    property({
      name: 'previous',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'workflow', many: false, embed: ['name'], inverse: 'laterRevisions', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'category',
      type: 'enum',
      required: true,
      default: 'standard',
      values: ['standard', 'client_specific', 'staffel', 'phase', 'precasso'],
      filter: true,
      sort: true,
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
      name: 'fileType',
      type: 'enum',
      default: 'both',
      values: ['private', 'company', 'both'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'workflows',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'legalType',
      type: 'relation',
      relation: {
        entity: 'legal-type',
        many: false,
        embed: ['name'],
        inverse: 'workflows',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({ name: 'description', type: 'text', maxLength: 2000 }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'draft',
      values: ['draft', 'active', 'retired'],
      filter: true,
      sort: true,
    }),
    property({ name: 'activatedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'updatedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
