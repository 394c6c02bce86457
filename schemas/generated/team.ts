// Generated from team.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Team {
  id: number
  _version: number
  name: string
  manager: {
    id: number
    name: string
  } | null
  phases: ('amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv')[] | null
  workingHours: {
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    start: string
    end: string
  }[] | null
  maxOpenItems: number | null
  active: boolean | null
}

export interface TeamStored {
  id: number
  name: string
  manager: number | null
  phases: ('amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv')[] | null
  workingHours: {
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    start: string
    end: string
  }[] | null
  maxOpenItems: number | null
  active: boolean | null
}

export interface TeamCreate {
  name: string
  manager?: number | null
  phases?: ('amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv')[] | null
  workingHours?: {
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    start: string
    end: string
  }[] | null
  maxOpenItems?: number | null
  active?: boolean | null
}

export interface TeamUpdate {
  _version?: number
  name?: string
  manager?: number | null
  phases?: ('amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv')[] | null
  workingHours?: {
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    start: string
    end: string
  }[] | null
  maxOpenItems?: number | null
  active?: boolean | null
}

export interface TeamQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    maxOpenItems?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    manager?: ChoiceFilter<number>
    maxOpenItems?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<TeamQuery['_filter']>[]
    all?: readonly NonNullable<TeamQuery['_filter']>[]
    not?: NonNullable<TeamQuery['_filter']>
  }
}

export const team: Entity<'team'> = {
  name: 'team',
  typeName: 'Team',
  plural: 'teams',
  api: '/api/v4/team',
  table: 'team',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['name'],
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'name',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
      unique: [['name']],
    }),
    property({
      name: 'manager',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'managedTeams',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({
      name: 'phases',
      type: 'list',
      default: [],
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
    }),
    property({
      name: 'workingHours',
      type: 'rows',
      default: [],
      columns: [
        {
          name: 'day',
          type: 'enum',
          required: true,
          values: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        },
        { name: 'start', type: 'string', required: true, maxLength: 5 },
        { name: 'end', type: 'string', required: true, maxLength: 5 },
      ],
    }),
    property({ name: 'maxOpenItems', type: 'integer', minimum: 1, maximum: 100000, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
