// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ScheduledSend {
  id: number
  _version: number
  name: string
  type: 'processing' | 'email' | 'sms'
  workflow: {
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
  customer: {
    id: number
    company: string
  } | null
  time: string
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[]
  maxItems: number | null
  active: boolean | null
  nextRunAt: string | null
  lastRunAt: string | null
  lastRun: {
    id: number
    name: string | null
  } | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
}

export interface ScheduledSendStored {
  id: number
  name: string
  type: 'processing' | 'email' | 'sms'
  workflow: number | null
  step: number | null
  customer: number | null
  time: string
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[]
  maxItems: number | null
  active: boolean | null
  nextRunAt: string | null
  lastRunAt: string | null
  lastRun: number | null
  createdAt: string | null
  createdBy: number | null
}

export interface ScheduledSendCreate {
  name: string
  type?: 'processing' | 'email' | 'sms'
  workflow?: number | null
  step?: number | null
  customer?: number | null
  time: string
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[]
  maxItems?: number | null
  active?: boolean | null
}

export interface ScheduledSendUpdate {
  _version?: number
  name?: string
  type?: 'processing' | 'email' | 'sms'
  workflow?: number | null
  step?: number | null
  customer?: number | null
  time?: string
  days?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat')[]
  maxItems?: number | null
  active?: boolean | null
}

export interface ScheduledSendQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    type?: Direction
    maxItems?: Direction
    active?: Direction
    nextRunAt?: Direction
    lastRunAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    type?: ChoiceFilter<'processing' | 'email' | 'sms'>
    workflow?: ChoiceFilter<number>
    step?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    maxItems?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    nextRunAt?: RangeFilter<string>
    lastRunAt?: RangeFilter<string>
    lastRun?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ScheduledSendQuery['_filter']>[]
    all?: readonly NonNullable<ScheduledSendQuery['_filter']>[]
    not?: NonNullable<ScheduledSendQuery['_filter']>
  }
}

export const scheduledSend: Entity<'scheduled-send'> = {
  name: 'scheduled-send',
  typeName: 'ScheduledSend',
  plural: 'scheduled-sends',
  api: '/api/v4/scheduled-send',
  table: 'scheduled_send',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_PROCESSING',
    create: 'ROLE_PROCESSING',
    update: 'ROLE_PROCESSING',
    delete: 'ROLE_PROCESSING',
    export: 'ROLE_PROCESSING',
    staffOnly: true,
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
      name: 'type',
      type: 'enum',
      required: true,
      default: 'processing',
      values: ['processing', 'email', 'sms'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'workflow',
      type: 'relation',
      relation: { entity: 'workflow', many: false, embed: ['name'], inverse: 'schedules', onDelete: 'restrict' },
      filter: true,
      access: { when: { type: 'processing' } },
    }),
    property({
      name: 'step',
      type: 'relation',
      relation: { entity: 'workflow-step', many: false, embed: ['name'], inverse: 'schedules', onDelete: 'clear' },
      filter: true,
      access: { when: { type: 'processing' } },
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'schedules',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'time', type: 'string', required: true, maxLength: 5 }),
    property({ name: 'days', type: 'list', required: true, values: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }),
    property({ name: 'maxItems', type: 'integer', minimum: 1, maximum: 1000000, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'nextRunAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'lastRunAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'lastRun',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'processing-run', many: false, embed: ['name'], inverse: 'schedules', onDelete: 'clear' },
      filter: true,
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
