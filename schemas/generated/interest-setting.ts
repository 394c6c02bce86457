// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface InterestSetting {
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
  claim: {
    id: number
    number: string
  } | null
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate: string | null
  per: 'year' | 'month' | null
  surcharge: string | null
  compounding: 'annual' | 'monthly' | 'none' | null
  from: string | null
  until: string | null
  reason: string
  createdAt: string | null
  createdBy?: {
    id: number
    name: string
  } | null
}

export interface InterestSettingStored {
  id: number
  file: number
  customer: number | null
  claim: number | null
  type: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate: string | null
  per: 'year' | 'month' | null
  surcharge: string | null
  compounding: 'annual' | 'monthly' | 'none' | null
  from: string | null
  until: string | null
  reason: string
  createdAt: string | null
  createdBy: number | null
}

export interface InterestSettingCreate {
  file: number
  claim?: number | null
  type?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate?: string | null
  per?: 'year' | 'month' | null
  surcharge?: string | null
  compounding?: 'annual' | 'monthly' | 'none' | null
  from?: string | null
  until?: string | null
  reason: string
}

export interface InterestSettingUpdate {
  _version?: number
  file?: number
  claim?: number | null
  type?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  rate?: string | null
  per?: 'year' | 'month' | null
  surcharge?: string | null
  compounding?: 'annual' | 'monthly' | 'none' | null
  from?: string | null
  until?: string | null
  reason?: string
}

export interface InterestSettingQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    type?: Direction
    per?: Direction
    compounding?: Direction
    from?: Direction
    until?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    file?: ChoiceFilter<number>
    customer?: ChoiceFilter<number>
    claim?: ChoiceFilter<number>
    type?: ChoiceFilter<'statutory' | 'commercial' | 'government' | 'contractual' | 'none'>
    per?: ChoiceFilter<'year' | 'month'>
    compounding?: ChoiceFilter<'annual' | 'monthly' | 'none'>
    from?: RangeFilter<string>
    until?: RangeFilter<string>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<InterestSettingQuery['_filter']>[]
    all?: readonly NonNullable<InterestSettingQuery['_filter']>[]
    not?: NonNullable<InterestSettingQuery['_filter']>
  }
}

export const interestSetting: Entity<'interest-setting'> = {
  name: 'interest-setting',
  typeName: 'InterestSetting',
  plural: 'interest-settings',
  api: '/api/v4/interest-setting',
  table: 'interest_setting',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'from', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_FILE_SETTINGS_EDIT',
    update: 'ROLE_FILE_SETTINGS_EDIT',
    delete: 'ROLE_FILE_SETTINGS_EDIT',
    export: 'ROLE_FILE_EXPORT',
    within: 'file',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  rules: [
    {
      name: 'period',
      field: 'until',
      holds: { any: [{ until: { empty: true } }, { from: { empty: true } }, { until: { gte: '$.from' } }] },
      constraint: 'interest_setting_period_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'file',
      type: 'relation',
      required: true,
      relation: { entity: 'file', many: false, embed: ['number'], inverse: 'interestSettings', onDelete: 'restrict' },
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
        inverse: 'interestSettings',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'claim',
      type: 'relation',
      relation: { entity: 'claim', many: false, embed: ['number'], inverse: 'interestSettings', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      default: 'statutory',
      values: ['statutory', 'commercial', 'government', 'contractual', 'none'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'rate',
      type: 'percentage',
      format: 'share',
      access: { when: { type: 'contractual' }, requiredWhen: { type: 'contractual' } },
    }),
    property({
      name: 'per',
      type: 'enum',
      values: ['year', 'month'],
      filter: true,
      sort: true,
      access: { when: { type: 'contractual' }, requiredWhen: { type: 'contractual' } },
    }),
    property({ name: 'surcharge', type: 'percentage', format: 'share' }),
    property({ name: 'compounding', type: 'enum', values: ['annual', 'monthly', 'none'], filter: true, sort: true }),
    property({ name: 'from', column: 'from_day', type: 'date', filter: true, sort: true }),
    property({ name: 'until', column: 'until_day', type: 'date', filter: true, sort: true }),
    property({ name: 'reason', type: 'text', required: true, minLength: 1, maxLength: 400 }),
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
