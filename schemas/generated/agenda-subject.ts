// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface AgendaSubject {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  department: 'administrative' | 'financial' | 'commercial' | null
  priority: 'low' | 'normal' | 'high' | null
  defaultDays: number | null
  dialer: boolean | null
  selectable: boolean | null
  position: number | null
  active: boolean | null
}

export interface AgendaSubjectStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  department: 'administrative' | 'financial' | 'commercial' | null
  priority: 'low' | 'normal' | 'high' | null
  defaultDays: number | null
  dialer: boolean | null
  selectable: boolean | null
  position: number | null
  active: boolean | null
}

export interface AgendaSubjectCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  department?: 'administrative' | 'financial' | 'commercial' | null
  priority?: 'low' | 'normal' | 'high' | null
  defaultDays?: number | null
  dialer?: boolean | null
  selectable?: boolean | null
  active?: boolean | null
}

export interface AgendaSubjectUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  department?: 'administrative' | 'financial' | 'commercial' | null
  priority?: 'low' | 'normal' | 'high' | null
  defaultDays?: number | null
  dialer?: boolean | null
  selectable?: boolean | null
  active?: boolean | null
}

export interface AgendaSubjectQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    department?: Direction
    priority?: Direction
    defaultDays?: Direction
    dialer?: Direction
    selectable?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    department?: ChoiceFilter<'administrative' | 'financial' | 'commercial'>
    priority?: ChoiceFilter<'low' | 'normal' | 'high'>
    defaultDays?: RangeFilter<number>
    dialer?: ChoiceFilter<boolean>
    selectable?: ChoiceFilter<boolean>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<AgendaSubjectQuery['_filter']>[]
    all?: readonly NonNullable<AgendaSubjectQuery['_filter']>[]
    not?: NonNullable<AgendaSubjectQuery['_filter']>
  }
}

export const agendaSubject: Entity<'agenda-subject'> = {
  name: 'agenda-subject',
  typeName: 'AgendaSubject',
  plural: 'agenda-subjects',
  api: '/api/v4/agenda-subject',
  table: 'agenda_subject',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_AGENDA or ROLE_EMAIL_IMPORT',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'code',
      type: 'string',
      required: true,
      maxLength: 40,
      search: true,
      filter: true,
      sort: true,
      unique: [['code']],
    }),
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
      name: 'department',
      type: 'enum',
      values: ['administrative', 'financial', 'commercial'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'priority',
      type: 'enum',
      default: 'normal',
      values: ['low', 'normal', 'high'],
      filter: true,
      sort: true,
    }),
    property({ name: 'defaultDays', type: 'integer', default: 0, minimum: 0, maximum: 365, filter: true, sort: true }),
    property({ name: 'dialer', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'selectable', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
