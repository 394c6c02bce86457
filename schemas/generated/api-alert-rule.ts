// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ApiAlertRule {
  id: number
  _version: number
  name: string
  metric: 'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'
  threshold: number | null
  windowMinutes: number
  minimumCalls: number | null
  customer: {
    id: number
    company: string
  } | null
  recipients?: {
    id: number
    name: string
  }[]
  active: boolean | null
  overSince: string | null
  lastValue: {
    nl: string
    en?: string
    fr?: string
  } | null
  lastCheckedAt: string | null
}

export interface ApiAlertRuleStored {
  id: number
  name: string
  metric: 'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'
  threshold: number | null
  windowMinutes: number
  minimumCalls: number | null
  customer: number | null
  recipients: number[]
  active: boolean | null
  overSince: string | null
  lastValue: {
    nl: string
    en?: string
    fr?: string
  } | null
  lastCheckedAt: string | null
}

export interface ApiAlertRuleCreate {
  name: string
  metric?: 'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'
  threshold?: number | null
  windowMinutes?: number
  minimumCalls?: number | null
  customer?: number | null
  recipients?: number[] | null
  active?: boolean | null
}

export interface ApiAlertRuleUpdate {
  _version?: number
  name?: string
  metric?: 'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'
  threshold?: number | null
  windowMinutes?: number
  minimumCalls?: number | null
  customer?: number | null
  recipients?: number[] | null
  active?: boolean | null
}

export interface ApiAlertRuleQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    metric?: Direction
    threshold?: Direction
    windowMinutes?: Direction
    minimumCalls?: Direction
    active?: Direction
    overSince?: Direction
    lastCheckedAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    metric?: ChoiceFilter<'callsAbove' | 'callsBelow' | 'silence' | 'errorShare' | 'p95' | 'failedSignIns'>
    threshold?: RangeFilter<number>
    windowMinutes?: RangeFilter<number>
    minimumCalls?: RangeFilter<number>
    customer?: ChoiceFilter<number>
    recipients?: ChoiceFilter<number>
    active?: ChoiceFilter<boolean>
    overSince?: RangeFilter<string>
    lastCheckedAt?: RangeFilter<string>
    any?: readonly NonNullable<ApiAlertRuleQuery['_filter']>[]
    all?: readonly NonNullable<ApiAlertRuleQuery['_filter']>[]
    not?: NonNullable<ApiAlertRuleQuery['_filter']>
  }
}

export const apiAlertRule: Entity<'api-alert-rule'> = {
  name: 'api-alert-rule',
  typeName: 'ApiAlertRule',
  plural: 'api-alert-rules',
  api: '/api/v4/api-alert-rule',
  table: 'api_alert_rule',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_API_LOG_VIEW',
    create: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
    update: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
    delete: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
    export: 'ROLE_API_LOG_VIEW',
    rows: {
      ROLE_ADMIN: true,
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
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
      name: 'metric',
      type: 'enum',
      required: true,
      default: 'errorShare',
      values: ['callsAbove', 'callsBelow', 'silence', 'errorShare', 'p95', 'failedSignIns'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'threshold',
      type: 'integer',
      minimum: 1,
      maximum: 1000000,
      filter: true,
      sort: true,
      access: { when: { metric: { ne: 'silence' } }, requiredWhen: { metric: { ne: 'silence' } } },
    }),
    property({
      name: 'windowMinutes',
      type: 'integer',
      required: true,
      default: 15,
      minimum: 1,
      maximum: 1440,
      filter: true,
      sort: true,
    }),
    property({
      name: 'minimumCalls',
      type: 'integer',
      minimum: 1,
      maximum: 1000000,
      filter: true,
      sort: true,
      access: {
        when: { metric: { in: ['errorShare', 'p95'] } },
        requiredWhen: { metric: { in: ['errorShare', 'p95'] } },
      },
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'apiAlertRules',
        onDelete: 'restrict',
        where: { active: true },
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
      access: { when: { metric: { ne: 'failedSignIns' } } },
    }),
    property({
      name: 'recipients',
      type: 'relation',
      relation: {
        entity: 'user',
        many: true,
        embed: ['name'],
        inverse: 'apiAlertRules',
        onDelete: 'clear',
        where: { active: true },
        linkTable: 'api_alert_rule_recipients',
      },
      filter: true,
      access: { read: 'ROLE_ADMIN or ROLE_EMPLOYEE', write: 'ROLE_MANAGE_EMPLOYEE' },
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'overSince', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'lastValue', type: 'localized', readOnly: true, maxLength: 400, languages: ['nl', 'en', 'fr'] }),
    property({ name: 'lastCheckedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
