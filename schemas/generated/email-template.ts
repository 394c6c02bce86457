// Generated from email-template.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface EmailTemplate {
  id: number
  _version: number
  name: string
  code: string
  category: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type: 'step' | 'manual' | 'system'
  destination: 'debtor' | 'client'
  fileType: 'private' | 'company' | null
  customer: {
    id: number
    company: string
  } | null
  subject: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  body: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  fromAddress: string | null
  replyTo: string | null
  cc: string | null
  bcc: string | null
  annexes: ('claim_specification' | 'income_form' | 'payment_overview' | 'arrangement_plan')[] | null
  active: boolean | null
  languages: ('nl' | 'en' | 'fr' | 'de')[] | null
  variables: string[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: {
    id: number
    name: string
  } | null
}

export interface EmailTemplateStored {
  id: number
  name: string
  code: string
  category: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type: 'step' | 'manual' | 'system'
  destination: 'debtor' | 'client'
  fileType: 'private' | 'company' | null
  customer: number | null
  subject: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  body: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  fromAddress: string | null
  replyTo: string | null
  cc: string | null
  bcc: string | null
  annexes: ('claim_specification' | 'income_form' | 'payment_overview' | 'arrangement_plan')[] | null
  active: boolean | null
  languages: ('nl' | 'en' | 'fr' | 'de')[] | null
  variables: string[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: number | null
}

export interface EmailTemplateCreate {
  name: string
  code: string
  category?: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type?: 'step' | 'manual' | 'system'
  destination?: 'debtor' | 'client'
  fileType?: 'private' | 'company' | null
  customer?: number | null
  subject: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  body: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  fromAddress?: string | null
  replyTo?: string | null
  cc?: string | null
  bcc?: string | null
  annexes?: ('claim_specification' | 'income_form' | 'payment_overview' | 'arrangement_plan')[] | null
  active?: boolean | null
}

export interface EmailTemplateUpdate {
  _version?: number
  name?: string
  code?: string
  category?: 'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'
  type?: 'step' | 'manual' | 'system'
  destination?: 'debtor' | 'client'
  fileType?: 'private' | 'company' | null
  customer?: number | null
  subject?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  body?: {
    nl: string
    en?: string
    fr?: string
    de?: string
  }
  fromAddress?: string | null
  replyTo?: string | null
  cc?: string | null
  bcc?: string | null
  annexes?: ('claim_specification' | 'income_form' | 'payment_overview' | 'arrangement_plan')[] | null
  active?: boolean | null
}

export interface EmailTemplateQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    code?: Direction
    category?: Direction
    type?: Direction
    destination?: Direction
    fileType?: Direction
    active?: Direction
    createdAt?: Direction
    updatedAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    code?: TextFilter
    category?: ChoiceFilter<'amicable' | 'judicial' | 'arrangement' | 'client' | 'precasso' | 'service' | 'internal'>
    type?: ChoiceFilter<'step' | 'manual' | 'system'>
    destination?: ChoiceFilter<'debtor' | 'client'>
    fileType?: ChoiceFilter<'private' | 'company'>
    customer?: ChoiceFilter<number>
    subject?: LocalizedFilter
    body?: LocalizedFilter
    active?: ChoiceFilter<boolean>
    languages?: ChoiceFilter<string>
    createdAt?: RangeFilter<string>
    updatedAt?: RangeFilter<string>
    updatedBy?: ChoiceFilter<number>
    any?: readonly NonNullable<EmailTemplateQuery['_filter']>[]
    all?: readonly NonNullable<EmailTemplateQuery['_filter']>[]
    not?: NonNullable<EmailTemplateQuery['_filter']>
  }
}

export const emailTemplate: Entity<'email-template'> = {
  name: 'email-template',
  typeName: 'EmailTemplate',
  plural: 'email-templates',
  api: '/api/v4/email/template',
  table: 'email_template',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
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
      name: 'code',
      type: 'string',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['code']],
    }),
    property({
      name: 'category',
      type: 'enum',
      required: true,
      default: 'amicable',
      values: ['amicable', 'judicial', 'arrangement', 'client', 'precasso', 'service', 'internal'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'type',
      type: 'enum',
      required: true,
      default: 'manual',
      values: ['step', 'manual', 'system'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'destination',
      type: 'enum',
      required: true,
      default: 'debtor',
      values: ['debtor', 'client'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'fileType',
      type: 'enum',
      values: ['private', 'company'],
      filter: true,
      sort: true,
      access: { when: { destination: 'debtor' } },
    }),
    property({
      name: 'customer',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'emailTemplates',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'subject',
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr', 'de'],
      search: true,
      filter: true,
    }),
    property({
      name: 'body',
      type: 'localized',
      format: 'html',
      required: true,
      maxLength: 100000,
      languages: ['nl', 'en', 'fr', 'de'],
      search: true,
      filter: true,
    }),
    property({ name: 'fromAddress', type: 'string', format: 'email', maxLength: 254 }),
    property({ name: 'replyTo', type: 'string', format: 'email', maxLength: 254 }),
    property({ name: 'cc', type: 'string', maxLength: 255 }),
    property({ name: 'bcc', type: 'string', maxLength: 255 }),
    property({
      name: 'annexes',
      type: 'list',
      default: [],
      values: ['claim_specification', 'income_form', 'payment_overview', 'arrangement_plan'],
    }),
    property({ name: 'active', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'languages',
      type: 'list',
      readOnly: true,
      default: [],
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
    }),
    property({ name: 'variables', type: 'list', readOnly: true, default: [] }),
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
