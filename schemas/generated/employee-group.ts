// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import { roles, type RoleName } from './roles.ts'

export interface EmployeeGroup {
  id: number
  _version: number
  code: string
  name: string
  description: string | null
  roles: RoleName[] | null
  active: boolean | null
}

export interface EmployeeGroupStored {
  id: number
  code: string
  name: string
  description: string | null
  roles: RoleName[] | null
  active: boolean | null
}

export interface EmployeeGroupCreate {
  code: string
  name: string
  description?: string | null
  roles?: RoleName[] | null
  active?: boolean | null
}

export interface EmployeeGroupUpdate {
  _version?: number
  code?: string
  name?: string
  description?: string | null
  roles?: RoleName[] | null
  active?: boolean | null
}

export interface EmployeeGroupQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    name?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: TextFilter
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<EmployeeGroupQuery['_filter']>[]
    all?: readonly NonNullable<EmployeeGroupQuery['_filter']>[]
    not?: NonNullable<EmployeeGroupQuery['_filter']>
  }
}

export const employeeGroup: Entity<'employee-group'> = {
  name: 'employee-group',
  typeName: 'EmployeeGroup',
  plural: 'employee-groups',
  api: '/api/v4/employee-group',
  table: 'employee_group',
  kind: 'lookup',
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
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'description', type: 'string', maxLength: 255 }),
    property({
      name: 'roles',
      type: 'list',
      default: [],
      values: roles,
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
