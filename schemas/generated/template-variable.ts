// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface TemplateVariable {
  id: number
  _version: number
  key: string
  label: {
    nl: string
    en?: string
    fr?: string
  }
  description: {
    nl: string
    en?: string
    fr?: string
  } | null
  category: 'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'complaint' | 'user' | 'custom' | null
  type: 'system' | 'custom' | null
  format: 'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table' | null
  texts: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  customer: {
    id: number
    company: string
  } | null
  sample: string | null
  scopes: ('debtor' | 'client' | 'legal')[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: {
    id: number
    name: string
  } | null
}

export interface TemplateVariableStored {
  id: number
  key: string
  label: {
    nl: string
    en?: string
    fr?: string
  }
  description: {
    nl: string
    en?: string
    fr?: string
  } | null
  category: 'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'complaint' | 'user' | 'custom' | null
  type: 'system' | 'custom' | null
  format: 'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table' | null
  texts: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  customer: number | null
  sample: string | null
  scopes: ('debtor' | 'client' | 'legal')[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: number | null
}

export interface TemplateVariableCreate {
  key: string
  label: {
    nl: string
    en?: string
    fr?: string
  }
  description?: {
    nl: string
    en?: string
    fr?: string
  } | null
  category?: 'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'complaint' | 'user' | 'custom' | null
  texts?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  customer?: number | null
  scopes?: ('debtor' | 'client' | 'legal')[] | null
}

export interface TemplateVariableUpdate {
  _version?: number
  key?: string
  label?: {
    nl: string
    en?: string
    fr?: string
  }
  description?: {
    nl: string
    en?: string
    fr?: string
  } | null
  category?: 'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'complaint' | 'user' | 'custom' | null
  texts?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  } | null
  customer?: number | null
  scopes?: ('debtor' | 'client' | 'legal')[] | null
}

export interface TemplateVariableQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    key?: Direction
    category?: Direction
    type?: Direction
    format?: Direction
    createdAt?: Direction
    updatedAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    key?: TextFilter
    label?: LocalizedFilter
    category?: ChoiceFilter<'file' | 'debtor' | 'customer' | 'office' | 'finance' | 'legal' | 'complaint' | 'user' | 'custom'>
    type?: ChoiceFilter<'system' | 'custom'>
    format?: ChoiceFilter<'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table'>
    texts?: LocalizedFilter
    customer?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    updatedAt?: RangeFilter<string>
    updatedBy?: ChoiceFilter<number>
    any?: readonly NonNullable<TemplateVariableQuery['_filter']>[]
    all?: readonly NonNullable<TemplateVariableQuery['_filter']>[]
    not?: NonNullable<TemplateVariableQuery['_filter']>
  }
}

export const templateVariable: Entity<'template-variable'> = {
  name: 'template-variable',
  typeName: 'TemplateVariable',
  plural: 'template-variables',
  api: '/api/v4/email/variable',
  table: 'template_variable',
  kind: 'record',
  titleField: 'key',
  order: [{ field: 'key', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_EMAIL_TEMPLATE_VIEW',
    create: 'ROLE_EMAIL_TEMPLATE_EDIT',
    update: 'ROLE_EMAIL_TEMPLATE_EDIT',
    delete: 'ROLE_EMAIL_TEMPLATE_EDIT',
    export: 'ROLE_EMAIL_TEMPLATE_VIEW',
    staffOnly: true,
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'key',
      type: 'string',
      required: true,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
      unique: [['key']],
    }),
    property({
      name: 'label',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({ name: 'description', type: 'localized', maxLength: 4000, languages: ['nl', 'en', 'fr'] }),
    property({
      name: 'category',
      type: 'enum',
      default: 'custom',
      values: ['file', 'debtor', 'customer', 'office', 'finance', 'legal', 'complaint', 'user', 'custom'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      readOnly: true,
      default: 'custom',
      values: ['system', 'custom'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'format',
      type: 'enum',
      readOnly: true,
      default: 'text',
      values: ['text', 'money', 'date', 'number', 'link', 'html', 'table'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'texts',
      type: 'localized',
      maxLength: 4000,
      languages: ['nl', 'en', 'fr', 'de'],
      search: true,
      filter: true,
      access: { requiredWhen: { type: { ne: 'system' } } },
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'templateVariables',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({ name: 'sample', type: 'string', readOnly: true, maxLength: 255 }),
    property({ name: 'scopes', type: 'list', default: ['debtor', 'client'], values: ['debtor', 'client', 'legal'] }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({ name: 'updatedAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
    property({
      name: 'updatedBy',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], onDelete: 'clear' },
      filter: true,
    }),
  ],
}
