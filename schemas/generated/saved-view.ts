// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'
import { roles, type RoleName } from './roles.ts'

export interface SavedView {
  id: number
  _version: number
  name: string
  list: string
  audience: 'me' | 'team' | 'role' | 'staff'
  team: {
    id: number
    name: string
  } | null
  role: RoleName | null
  address: string | null
  hidden: string[] | null
  columnOrder: string[] | null
  density: 'comfortable' | 'compact' | null
  first: boolean | null
  counted: boolean | null
  createdBy: {
    id: number
    name: string
  } | null
  createdAt: string | null
}

export interface SavedViewStored {
  id: number
  name: string
  list: string
  audience: 'me' | 'team' | 'role' | 'staff'
  team: number | null
  role: RoleName | null
  address: string | null
  hidden: string[] | null
  columnOrder: string[] | null
  density: 'comfortable' | 'compact' | null
  first: boolean | null
  counted: boolean | null
  createdBy: number | null
  createdAt: string | null
}

export interface SavedViewCreate {
  name: string
  list: string
  audience?: 'me' | 'team' | 'role' | 'staff'
  team?: number | null
  role?: RoleName | null
  address?: string | null
  hidden?: string[] | null
  columnOrder?: string[] | null
  density?: 'comfortable' | 'compact' | null
  first?: boolean | null
  counted?: boolean | null
}

export interface SavedViewUpdate {
  _version?: number
  name?: string
  list?: string
  audience?: 'me' | 'team' | 'role' | 'staff'
  team?: number | null
  role?: RoleName | null
  address?: string | null
  hidden?: string[] | null
  columnOrder?: string[] | null
  density?: 'comfortable' | 'compact' | null
  first?: boolean | null
  counted?: boolean | null
}

export interface SavedViewQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    list?: Direction
    audience?: Direction
    role?: Direction
    first?: Direction
    counted?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    list?: TextFilter
    audience?: ChoiceFilter<'me' | 'team' | 'role' | 'staff'>
    team?: ChoiceFilter<number>
    role?: ChoiceFilter<'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN' | 'ROLE_EMPLOYEE' | 'ROLE_EMPLOYEE_FINANCE' | 'ROLE_EMPLOYEE_LEGAL_COUNCIL' | 'ROLE_EMPLOYEE_MANAGEMENT' | 'ROLE_CUSTOMER' | 'ROLE_CONTACT_PERSON' | 'ROLE_CONTACT_PERSON_DASHBOARD' | 'ROLE_PREVIOUS_ADMIN' | 'ROLE_AGENDA' | 'ROLE_API_LOG_VIEW' | 'ROLE_CUSTOMER_CREATE' | 'ROLE_DOWNLOAD_CLIENT_INVOICE' | 'ROLE_EMAIL_IMPORT' | 'ROLE_EMAIL_TEMPLATE_EDIT' | 'ROLE_EMAIL_TEMPLATE_VIEW' | 'ROLE_EXCHANGE_FILES' | 'ROLE_FILE_BULK_ACTIONS' | 'ROLE_FILE_COSTS_OVERRIDE' | 'ROLE_FILE_CREATE' | 'ROLE_FILE_CREATE_UPLOAD' | 'ROLE_FILE_EDIT' | 'ROLE_FILE_EXPORT' | 'ROLE_FILE_NPS' | 'ROLE_FILE_SEARCH' | 'ROLE_FILE_SEND' | 'ROLE_FILE_SETTINGS_EDIT' | 'ROLE_FILE_VIEW_LAST_VISITED' | 'ROLE_FINANCE' | 'ROLE_LEGAL' | 'ROLE_MANAGE_CLIENT' | 'ROLE_MANAGE_EMPLOYEE' | 'ROLE_MERGING' | 'ROLE_NEWS' | 'ROLE_POST_MAIL_TEMPLATE_EDIT' | 'ROLE_POST_MAIL_TEMPLATE_VIEW' | 'ROLE_PRECASSO_CREATE' | 'ROLE_PRECASSO_CREATE_UPLOAD' | 'ROLE_PRECASSO_EXPORT' | 'ROLE_PRECASSO_SEARCH' | 'ROLE_PROCESSING' | 'ROLE_SETTINGS' | 'ROLE_SETTINGS_ACL' | 'ROLE_STATISTIC_DASHBOARD_CLIENT' | 'ROLE_STATISTIC_DASHBOARD_DEBTOR' | 'ROLE_STATISTIC_DASHBOARD_EMAIL' | 'ROLE_STATISTIC_DASHBOARD_MANAGEMENT' | 'ROLE_STATISTIC_DASHBOARD_SALES' | 'ROLE_WORKFLOW_FILE'>
    first?: ChoiceFilter<boolean>
    counted?: ChoiceFilter<boolean>
    createdBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<SavedViewQuery['_filter']>[]
    all?: readonly NonNullable<SavedViewQuery['_filter']>[]
    not?: NonNullable<SavedViewQuery['_filter']>
  }
}

export const savedView: Entity<'saved-view'> = {
  name: 'saved-view',
  typeName: 'SavedView',
  plural: 'saved-views',
  api: '/api/v4/saved-view',
  table: 'saved_view',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE',
    create: 'ROLE_EMPLOYEE',
    update: 'ROLE_EMPLOYEE',
    delete: 'ROLE_EMPLOYEE',
    export: 'ROLE_EMPLOYEE',
    rows: {
      ROLE_EMPLOYEE: {
        any: [
          { createdBy: '$me.id' },
          { audience: 'staff' },
          { audience: 'role', role: { in: '$me.acl' } },
          { audience: 'team', team: '$me.team' },
        ],
      },
      ROLE_SETTINGS: { audience: { ne: 'me' } },
    },
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
    }),
    property({ name: 'list', type: 'string', required: true, filter: true, sort: true }),
    property({
      name: 'audience',
      type: 'enum',
      required: true,
      default: 'me',
      values: ['me', 'team', 'role', 'staff'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'team',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'savedViews',
        onDelete: 'cascade',
        where: { active: true },
      },
      filter: true,
      access: { when: { audience: 'team' }, requiredWhen: { audience: 'team' } },
    }),
    property({
      name: 'role',
      type: 'enum',
      values: roles,
      filter: true,
      sort: true,
      access: { when: { audience: 'role' }, requiredWhen: { audience: 'role' } },
    }),
    property({ name: 'address', type: 'text', maxLength: 4000 }),
    property({ name: 'hidden', type: 'list', default: [] }),
    property({ name: 'columnOrder', type: 'list', default: [] }),
    property({ name: 'density', type: 'enum', values: ['comfortable', 'compact'] }),
    property({ name: 'first', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'counted', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'createdBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
