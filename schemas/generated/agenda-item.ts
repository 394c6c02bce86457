// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'

export interface AgendaItem {
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
  subject: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
    code: string
  }
  date: string
  time: string | null
  assignedTo: {
    id: number
    name: string
  } | null
  team: {
    id: number
    name: string
  } | null
  priority: 'low' | 'normal' | 'high' | null
  note: string | null
  status: 'open' | 'done' | 'archived' | 'cancelled'
  attempts: number | null
  lastAttemptAt: string | null
  doneAt: string | null
  doneBy: {
    id: number
    name: string
  } | null
  takenBy: {
    id: number
    name: string
  } | null
  takenAt: string | null
  source: 'manual' | 'workflow' | 'system' | 'email' | 'client' | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  _actions?: PossibleAction[]
}

export interface AgendaItemStored {
  id: number
  file: number
  customer: number | null
  subject: number
  date: string
  time: string | null
  assignedTo: number | null
  team: number | null
  priority: 'low' | 'normal' | 'high' | null
  note: string | null
  status: 'open' | 'done' | 'archived' | 'cancelled'
  attempts: number | null
  lastAttemptAt: string | null
  doneAt: string | null
  doneBy: number | null
  takenBy: number | null
  takenAt: string | null
  source: 'manual' | 'workflow' | 'system' | 'email' | 'client' | null
  createdAt: string | null
  createdBy: number | null
}

export interface AgendaItemCreate {
  file: number
  subject: number
  date: string
  time?: string | null
  assignedTo?: number | null
  team?: number | null
  priority?: 'low' | 'normal' | 'high' | null
  note?: string | null
}

export interface AgendaItemUpdate {
  _version?: number
  file?: number
  subject?: number
  date?: string
  time?: string | null
  assignedTo?: number | null
  team?: number | null
  priority?: 'low' | 'normal' | 'high' | null
  note?: string | null
}

export interface AgendaItemQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    date?: Direction
    priority?: Direction
    status?: Direction
    attempts?: Direction
    lastAttemptAt?: Direction
    doneAt?: Direction
    takenAt?: Direction
    source?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    subject?: ChoiceFilter<number>
    date?: RangeFilter<string>
    assignedTo?: ChoiceFilter<number>
    team?: ChoiceFilter<number>
    priority?: ChoiceFilter<'low' | 'normal' | 'high'>
    note?: TextFilter
    status?: ChoiceFilter<'open' | 'done' | 'archived' | 'cancelled'>
    attempts?: RangeFilter<number>
    lastAttemptAt?: RangeFilter<string>
    doneAt?: RangeFilter<string>
    doneBy?: ChoiceFilter<number>
    takenBy?: ChoiceFilter<number>
    takenAt?: RangeFilter<string>
    source?: ChoiceFilter<'manual' | 'workflow' | 'system' | 'email' | 'client'>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<AgendaItemQuery['_filter']>[]
    all?: readonly NonNullable<AgendaItemQuery['_filter']>[]
    not?: NonNullable<AgendaItemQuery['_filter']>
  }
}

export interface AgendaItemFinishBody {
  note?: string
}

export interface AgendaItemArchiveBody {}

export interface AgendaItemCancelBody {}

export interface AgendaItemReopenBody {}

export interface AgendaItemTakeBody {}

export interface AgendaItemReleaseBody {}

export type AgendaItemState = 'open' | 'done' | 'archived' | 'cancelled'

export type AgendaItemAction = 'finish' | 'archive' | 'cancel' | 'reopen' | 'take' | 'release'

/** Reasons that guards refuse with. */
export type AgendaItemRefusal = 'notTaken' | 'taken'

/** What the guards and effects of its lifecycle are typed by. */
export type AgendaItemLifecycle = {
  record: AgendaItemStored
  state: AgendaItemState
  action: AgendaItemAction
  refusal: AgendaItemRefusal
  bodies: {
    finish: AgendaItemFinishBody
    archive: AgendaItemArchiveBody
    cancel: AgendaItemCancelBody
    reopen: AgendaItemReopenBody
    take: AgendaItemTakeBody
    release: AgendaItemReleaseBody
  }
  guards: { isFree: 'finish' | 'archive' | 'cancel' | 'take' | 'release' }
  effects: {}
}

export const agendaItem: Entity<'agenda-item'> = {
  name: 'agenda-item',
  typeName: 'AgendaItem',
  plural: 'agenda-items',
  api: '/api/v4/agenda',
  table: 'agenda_item',
  kind: 'record',
  titleField: 'date',
  order: [{ field: 'date', direction: 'asc' }],
  version: true,
  audit: true,
  filterThrough: [
    'file.debtor',
    'file.phase',
    'file.workflowStatus',
    'file.workflowStep',
    'file.outstanding',
    'file.fileType',
    'subject.department',
  ],
  access: {
    read: 'ROLE_AGENDA',
    create: 'ROLE_AGENDA or ROLE_FILE_EDIT',
    update: 'ROLE_AGENDA',
    export: 'ROLE_AGENDA',
    within: 'file',
    staffOnly: true,
  },
  lifecycle: {
    property: 'status',
    initial: ['open'],
    states: {
      open: { tone: 'info', editable: true },
      done: { tone: 'success', editable: ['note'], require: ['doneAt'] },
      archived: { editable: ['note'] },
      cancelled: { editable: ['note'] },
    },
    actions: {
      finish: {
        from: ['open'],
        to: 'done',
        by: 'both',
        access: 'ROLE_AGENDA',
        guard: ['isFree'],
        fields: { require: [], optional: ['note'] },
        set: { doneAt: '$now', doneBy: '$me', takenBy: null, takenAt: null },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      archive: {
        from: ['open', 'done'],
        to: 'archived',
        by: 'both',
        access: 'ROLE_AGENDA',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { takenBy: null, takenAt: null },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      cancel: {
        from: ['open'],
        to: 'cancelled',
        by: 'both',
        access: 'ROLE_AGENDA',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { takenBy: null, takenAt: null },
        confirm: 'none',
        bulk: 1000,
        undo: 'reopen',
      },
      reopen: {
        from: ['done', 'archived', 'cancelled'],
        to: 'open',
        by: 'user',
        access: 'ROLE_AGENDA',
        fields: { require: [], optional: [] },
        set: { doneAt: null, doneBy: null },
        confirm: 'none',
        bulk: 1000,
      },
      take: {
        from: ['open'],
        to: '=',
        by: 'user',
        access: 'ROLE_AGENDA',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { takenBy: '$me', takenAt: '$now' },
        confirm: 'none',
      },
      release: {
        from: ['open'],
        to: '=',
        by: 'user',
        access: 'ROLE_AGENDA',
        when: { takenBy: { empty: false } },
        otherwise: 'notTaken',
        guard: ['isFree'],
        fields: { require: [], optional: [] },
        set: { takenBy: null, takenAt: null },
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
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'agendaItems', onDelete: 'restrict' },
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
        inverse: 'agendaItems',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'subject',
      type: 'relation',
      required: true,
      relation: {
        entity: 'agenda-subject',
        many: false,
        embed: ['name', 'code'],
        inverse: 'items',
        onDelete: 'restrict',
        where: { active: true, selectable: true },
      },
      filter: true,
    }),
    property({ name: 'date', type: 'date', required: true, filter: true, sort: true }),
    property({ name: 'time', type: 'string', maxLength: 5 }),
    property({
      name: 'assignedTo',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'agendaItems',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({
      name: 'team',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'agendaItems',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'priority',
      type: 'enum',
      default: 'normal',
      values: ['low', 'normal', 'high'],
      filter: true,
      sort: true,
    }),
    property({ name: 'note', type: 'text', maxLength: 2000, search: true, filter: true }),
    property({
      name: 'status',
      type: 'enum',
      required: true,
      readOnly: true,
      default: 'open',
      values: ['open', 'done', 'archived', 'cancelled'],
      filter: true,
      sort: true,
    }),
    property({ name: 'attempts', type: 'integer', readOnly: true, default: 0, minimum: 0, filter: true, sort: true }),
    property({ name: 'lastAttemptAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'doneAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'doneBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'doneItems', onDelete: 'clear' },
      filter: true,
    }),
    property({
      name: 'takenBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'takenItems', onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'takenAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'source',
      type: 'enum',
      readOnly: true,
      default: 'manual',
      values: ['manual', 'workflow', 'system', 'email', 'client'],
      filter: true,
      sort: true,
    }),
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
