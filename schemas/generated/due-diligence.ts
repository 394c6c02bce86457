// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter } from '#schemas/query.ts'

export interface DueDiligence {
  id: number
  _version: number
  customer: {
    id: number
    company: string
  }
  status: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired' | null
  risk: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer: {
    id: number
    name: string
  } | null
  nextReview: string | null
  decidedAt: string | null
  decidedBy: {
    id: number
    name: string
  } | null
  reason: string | null
  notes?: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
}

export interface DueDiligenceCreate {
  customer: number
  risk?: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer?: number | null
  nextReview?: string | null
  notes?: string | null
}

export interface DueDiligenceUpdate {
  _version?: number
  customer?: number
  risk?: 'low' | 'medium' | 'high' | null
  checks?: {
    check: 'kvk_extract' | 'ubo' | 'sanctions' | 'pep' | 'activity' | 'country_risk' | 'contract' | 'vat'
    result?: 'ok' | 'attention' | 'failed' | 'not_applicable' | null
    checkedOn?: string | null
    source?: string | null
    note?: string | null
  }[] | null
  reviewer?: number | null
  nextReview?: string | null
  notes?: string | null
}

export interface DueDiligenceQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    status?: Direction
    risk?: Direction
    nextReview?: Direction
    decidedAt?: Direction
    createdAt?: Direction
  }
  _filter?: {
    id?: RangeFilter<number>
    customer?: ChoiceFilter<number>
    status?: ChoiceFilter<'open' | 'in_review' | 'approved' | 'rejected' | 'expired'>
    risk?: ChoiceFilter<'low' | 'medium' | 'high'>
    reviewer?: ChoiceFilter<number>
    nextReview?: RangeFilter<string>
    decidedAt?: RangeFilter<string>
    decidedBy?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
  }
}

export const dueDiligence: Entity = {
  name: 'due-diligence',
  typeName: 'DueDiligence',
  plural: 'due-diligence',
  api: '/api/v4/due-diligence',
  table: 'due_diligence',
  kind: 'record',
  titleField: 'id',
  order: [{ field: 'nextReview', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    delete: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    export: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    staffOnly: true,
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: { entity: 'customer', many: false, embed: ['company'], inverse: 'dueDiligence', onDelete: 'restrict' },
      filter: true,
    }),
    property({
      name: 'status',
      type: 'enum',
      readOnly: true,
      default: 'open',
      values: ['open', 'in_review', 'approved', 'rejected', 'expired'],
      filter: true,
      sort: true,
    }),
    property({ name: 'risk', type: 'enum', values: ['low', 'medium', 'high'], filter: true, sort: true }),
    property({
      name: 'checks',
      type: 'rows',
      default: [
        { check: 'kvk_extract' },
        { check: 'ubo' },
        { check: 'sanctions' },
        { check: 'pep' },
        { check: 'activity' },
        { check: 'country_risk' },
        { check: 'contract' },
        { check: 'vat' },
      ],
      columns: [
        {
          name: 'check',
          type: 'enum',
          required: true,
          values: ['kvk_extract', 'ubo', 'sanctions', 'pep', 'activity', 'country_risk', 'contract', 'vat'],
        },
        { name: 'result', type: 'enum', required: false, values: ['ok', 'attention', 'failed', 'not_applicable'] },
        { name: 'checkedOn', type: 'date', required: false },
        { name: 'source', type: 'string', required: false, maxLength: 160 },
        { name: 'note', type: 'text', required: false, maxLength: 1000 },
      ],
      access: { logReads: true },
    }),
    property({
      name: 'reviewer',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'dueDiligence',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({ name: 'nextReview', type: 'date', filter: true, sort: true }),
    property({ name: 'decidedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'decidedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
    property({ name: 'reason', type: 'text', readOnly: true, maxLength: 2000 }),
    property({ name: 'notes', type: 'text', maxLength: 4000, access: { logReads: true } }),
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
