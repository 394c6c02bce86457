// Generated from user.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import { roles, type RoleName } from './roles.ts'

export interface User {
  id: number
  _version: number
  username: string
  name: string
  initials: string | null
  salutation: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  gender: 'male' | 'female' | 'unknown' | null
  email: string
  phone: string | null
  kind: 'employee' | 'customer' | 'contact_person'
  department: 'administrative' | 'financial' | 'commercial' | null
  employeeGroup: {
    id: number
    name: string
  } | null
  team: {
    id: number
    name: string
  } | null
  onlyTeam: {
    id: number
    name: string
  } | null
  locale: 'nl' | 'en' | 'fr' | null
  customers: {
    id: number
    company: string
  }[]
  roles: RoleName[] | null
  calendarStart: string | null
  calendarEnd: string | null
  signature: string | null
  wkiTrainedAt: string | null
  wkiTrainingExpiresAt: string | null
  active: boolean | null
  lastLoginAt: string | null
  createdAt: string | null
}

export interface UserStored {
  id: number
  username: string
  name: string
  initials: string | null
  salutation: number | null
  gender: 'male' | 'female' | 'unknown' | null
  email: string
  phone: string | null
  kind: 'employee' | 'customer' | 'contact_person'
  department: 'administrative' | 'financial' | 'commercial' | null
  employeeGroup: number | null
  team: number | null
  onlyTeam: number | null
  locale: 'nl' | 'en' | 'fr' | null
  customers: number[]
  roles: RoleName[] | null
  calendarStart: string | null
  calendarEnd: string | null
  signature: string | null
  wkiTrainedAt: string | null
  wkiTrainingExpiresAt: string | null
  active: boolean | null
  lastLoginAt: string | null
  createdAt: string | null
}

export interface UserCreate {
  username: string
  name: string
  initials?: string | null
  salutation?: number | null
  gender?: 'male' | 'female' | 'unknown' | null
  email: string
  phone?: string | null
  kind?: 'employee' | 'customer' | 'contact_person'
  department?: 'administrative' | 'financial' | 'commercial' | null
  employeeGroup?: number | null
  team?: number | null
  onlyTeam?: number | null
  locale?: 'nl' | 'en' | 'fr' | null
  customers?: number[] | null
  roles?: RoleName[] | null
  calendarStart?: string | null
  calendarEnd?: string | null
  signature?: string | null
  wkiTrainedAt?: string | null
  wkiTrainingExpiresAt?: string | null
  active?: boolean | null
}

export interface UserUpdate {
  _version?: number
  username?: string
  name?: string
  initials?: string | null
  salutation?: number | null
  gender?: 'male' | 'female' | 'unknown' | null
  email?: string
  phone?: string | null
  kind?: 'employee' | 'customer' | 'contact_person'
  department?: 'administrative' | 'financial' | 'commercial' | null
  employeeGroup?: number | null
  team?: number | null
  onlyTeam?: number | null
  locale?: 'nl' | 'en' | 'fr' | null
  customers?: number[] | null
  roles?: RoleName[] | null
  calendarStart?: string | null
  calendarEnd?: string | null
  signature?: string | null
  wkiTrainedAt?: string | null
  wkiTrainingExpiresAt?: string | null
  active?: boolean | null
}

export interface UserQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    username?: Direction
    name?: Direction
    gender?: Direction
    email?: Direction
    kind?: Direction
    department?: Direction
    locale?: Direction
    wkiTrainedAt?: Direction
    wkiTrainingExpiresAt?: Direction
    active?: Direction
    lastLoginAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    username?: TextFilter
    name?: TextFilter
    salutation?: ChoiceFilter<number>
    gender?: ChoiceFilter<'male' | 'female' | 'unknown'>
    email?: TextFilter
    kind?: ChoiceFilter<'employee' | 'customer' | 'contact_person'>
    department?: ChoiceFilter<'administrative' | 'financial' | 'commercial'>
    employeeGroup?: ChoiceFilter<number>
    team?: ChoiceFilter<number>
    onlyTeam?: ChoiceFilter<number>
    locale?: ChoiceFilter<'nl' | 'en' | 'fr'>
    customers?: ChoiceFilter<number>
    wkiTrainedAt?: RangeFilter<string>
    wkiTrainingExpiresAt?: RangeFilter<string>
    active?: ChoiceFilter<boolean>
    lastLoginAt?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<UserQuery['_filter']>[]
    all?: readonly NonNullable<UserQuery['_filter']>[]
    not?: NonNullable<UserQuery['_filter']>
  }
}

export const user: Entity<'user'> = {
  name: 'user',
  typeName: 'User',
  plural: 'users',
  api: '/api/v4/users',
  table: 'app_user',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_MANAGE_EMPLOYEE',
    create: 'ROLE_MANAGE_EMPLOYEE',
    update: 'ROLE_MANAGE_EMPLOYEE',
    delete: 'ROLE_MANAGE_EMPLOYEE',
    export: 'ROLE_MANAGE_EMPLOYEE',
    staffOnly: true,
  },
  rules: [
    {
      name: 'calendar',
      field: 'calendarEnd',
      holds: {
        any: [
          { calendarEnd: { empty: true } },
          { calendarStart: { empty: true } },
          { calendarEnd: { gte: '$.calendarStart' } },
        ],
      },
      constraint: 'app_user_calendar_rule',
    },
    {
      name: 'training',
      field: 'wkiTrainingExpiresAt',
      holds: {
        any: [
          { wkiTrainingExpiresAt: { empty: true } },
          { wkiTrainedAt: { empty: true } },
          { wkiTrainingExpiresAt: { gte: '$.wkiTrainedAt' } },
        ],
      },
      constraint: 'app_user_training_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'username',
      type: 'string',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['username']],
    }),
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
    property({ name: 'initials', type: 'string', maxLength: 20 }),
    property({
      name: 'salutation',
      type: 'relation',
      relation: {
        entity: 'salutation',
        many: false,
        embed: ['name'],
        inverse: 'users',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'gender',
      type: 'enum',
      default: 'unknown',
      values: ['male', 'female', 'unknown'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'email',
      type: 'string',
      format: 'email',
      required: true,
      maxLength: 254,
      search: true,
      filter: true,
      sort: true,
      unique: [['email']],
    }),
    property({ name: 'phone', type: 'string', format: 'phone-e164' }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'employee',
      values: ['employee', 'customer', 'contact_person'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'department',
      type: 'enum',
      values: ['administrative', 'financial', 'commercial'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'employeeGroup',
      type: 'relation',
      relation: {
        entity: 'employee-group',
        many: false,
        embed: ['name'],
        inverse: 'users',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { kind: 'employee' } },
    }),
    property({
      name: 'team',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'employees',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { kind: 'employee' } },
    }),
    property({
      name: 'onlyTeam',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'limitedEmployees',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { kind: 'employee' } },
    }),
    property({ name: 'locale', type: 'enum', default: 'nl', values: ['nl', 'en', 'fr'], filter: true, sort: true }),
    property({
      name: 'customers',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: true,
        embed: ['company'],
        inverse: 'users',
        onDelete: 'clear',
        tree: { table: 'customer', column: 'parent_id' },
        linkTable: 'app_user_customers',
      },
      filter: true,
      access: { when: { kind: { in: ['customer', 'contact_person'] } } },
    }),
    property({
      name: 'roles',
      type: 'list',
      default: [],
      values: roles,
    }),
    property({ name: 'calendarStart', type: 'string', maxLength: 5, access: { when: { kind: 'employee' } } }),
    property({ name: 'calendarEnd', type: 'string', maxLength: 5, access: { when: { kind: 'employee' } } }),
    property({ name: 'signature', type: 'text', format: 'html' }),
    property({ name: 'wkiTrainedAt', type: 'date', filter: true, sort: true }),
    property({ name: 'wkiTrainingExpiresAt', type: 'date', filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'lastLoginAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
