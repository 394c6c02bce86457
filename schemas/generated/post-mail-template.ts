// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface PostMailTemplate {
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
  letterhead: 'office' | 'client'
  addressWindow: 'left' | 'right'
  signature: 'office' | 'user' | 'none'
  enclosures: ('claim_specification' | 'income_form' | 'qr_slip')[] | null
  duplex: boolean | null
  colour: boolean | null
  registered: boolean | null
  costType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
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

export interface PostMailTemplateStored {
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
  letterhead: 'office' | 'client'
  addressWindow: 'left' | 'right'
  signature: 'office' | 'user' | 'none'
  enclosures: ('claim_specification' | 'income_form' | 'qr_slip')[] | null
  duplex: boolean | null
  colour: boolean | null
  registered: boolean | null
  costType: number | null
  active: boolean | null
  languages: ('nl' | 'en' | 'fr' | 'de')[] | null
  variables: string[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: number | null
}

export interface PostMailTemplateCreate {
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
  letterhead?: 'office' | 'client'
  addressWindow?: 'left' | 'right'
  signature?: 'office' | 'user' | 'none'
  enclosures?: ('claim_specification' | 'income_form' | 'qr_slip')[] | null
  duplex?: boolean | null
  colour?: boolean | null
  registered?: boolean | null
  costType?: number | null
  active?: boolean | null
}

export interface PostMailTemplateUpdate {
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
  letterhead?: 'office' | 'client'
  addressWindow?: 'left' | 'right'
  signature?: 'office' | 'user' | 'none'
  enclosures?: ('claim_specification' | 'income_form' | 'qr_slip')[] | null
  duplex?: boolean | null
  colour?: boolean | null
  registered?: boolean | null
  costType?: number | null
  active?: boolean | null
}

export interface PostMailTemplateQuery {
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
    letterhead?: Direction
    addressWindow?: Direction
    signature?: Direction
    duplex?: Direction
    colour?: Direction
    registered?: Direction
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
    letterhead?: ChoiceFilter<'office' | 'client'>
    addressWindow?: ChoiceFilter<'left' | 'right'>
    signature?: ChoiceFilter<'office' | 'user' | 'none'>
    duplex?: ChoiceFilter<boolean>
    colour?: ChoiceFilter<boolean>
    registered?: ChoiceFilter<boolean>
    costType?: ChoiceFilter<number>
    active?: ChoiceFilter<boolean>
    languages?: ChoiceFilter<string>
    createdAt?: RangeFilter<string>
    updatedAt?: RangeFilter<string>
    updatedBy?: ChoiceFilter<number>
    any?: readonly NonNullable<PostMailTemplateQuery['_filter']>[]
    all?: readonly NonNullable<PostMailTemplateQuery['_filter']>[]
    not?: NonNullable<PostMailTemplateQuery['_filter']>
  }
}

export const postMailTemplate: Entity<'post-mail-template'> = {
  name: 'post-mail-template',
  typeName: 'PostMailTemplate',
  plural: 'post-mail-templates',
  api: '/api/v4/post-mail/template',
  table: 'post_mail_template',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
    create: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    update: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    delete: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    export: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
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
        inverse: 'letterTemplates',
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
    property({
      name: 'letterhead',
      type: 'enum',
      required: true,
      default: 'office',
      values: ['office', 'client'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'addressWindow',
      type: 'enum',
      required: true,
      default: 'left',
      values: ['left', 'right'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'signature',
      type: 'enum',
      required: true,
      default: 'office',
      values: ['office', 'user', 'none'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'enclosures',
      type: 'list',
      default: [],
      values: ['claim_specification', 'income_form', 'qr_slip'],
    }),
    property({ name: 'duplex', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'colour', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'registered', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'costType',
      type: 'relation',
      relation: {
        entity: 'cost-type',
        many: false,
        embed: ['name'],
        inverse: 'letterTemplates',
        onDelete: 'restrict',
      },
      filter: true,
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
