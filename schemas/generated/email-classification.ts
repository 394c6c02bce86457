// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface EmailClassification {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  patterns: string[] | null
  senderRules: string[] | null
  action: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'
  agendaSubject: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  threshold: string | null
  position: number | null
  active: boolean | null
  accuracy: string | null
  judged: number | null
}

export interface EmailClassificationStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  patterns: string[] | null
  senderRules: string[] | null
  action: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'
  agendaSubject: number | null
  threshold: string | null
  position: number | null
  active: boolean | null
  accuracy: string | null
  judged: number | null
}

export interface EmailClassificationCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  patterns?: string[] | null
  senderRules?: string[] | null
  action?: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'
  agendaSubject?: number | null
  threshold?: string | null
  active?: boolean | null
}

export interface EmailClassificationUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  patterns?: string[] | null
  senderRules?: string[] | null
  action?: 'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'
  agendaSubject?: number | null
  threshold?: string | null
  active?: boolean | null
}

export interface EmailClassificationQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    action?: Direction
    position?: Direction
    active?: Direction
    judged?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    action?: ChoiceFilter<'none' | 'agenda' | 'suspend' | 'complaint' | 'address' | 'arrangement'>
    agendaSubject?: ChoiceFilter<number>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    judged?: RangeFilter<number>
    any?: readonly NonNullable<EmailClassificationQuery['_filter']>[]
    all?: readonly NonNullable<EmailClassificationQuery['_filter']>[]
    not?: NonNullable<EmailClassificationQuery['_filter']>
  }
}

export const emailClassification: Entity<'email-classification'> = {
  name: 'email-classification',
  typeName: 'EmailClassification',
  plural: 'email-classifications',
  api: '/api/v4/email-classification',
  table: 'email_classification',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: 'ROLE_EMAIL_IMPORT',
    create: 'ROLE_EMAIL_IMPORT',
    update: 'ROLE_EMAIL_IMPORT',
    delete: 'ROLE_EMAIL_IMPORT',
    export: 'ROLE_EMAIL_IMPORT',
    import: 'ROLE_EMAIL_IMPORT',
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
      type: 'localized',
      required: true,
      maxLength: 400,
      languages: ['nl', 'en', 'fr'],
      search: true,
      filter: true,
    }),
    property({ name: 'patterns', type: 'list', default: [] }),
    property({ name: 'senderRules', type: 'list', default: [] }),
    property({
      name: 'action',
      type: 'enum',
      required: true,
      default: 'agenda',
      values: ['none', 'agenda', 'suspend', 'complaint', 'address', 'arrangement'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'agendaSubject',
      type: 'relation',
      relation: {
        entity: 'agenda-subject',
        many: false,
        embed: ['name'],
        inverse: 'emailClasses',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { action: { ne: 'none' } }, requiredWhen: { action: 'agenda' } },
    }),
    property({ name: 'threshold', type: 'percentage', format: 'share', default: '75' }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'accuracy', type: 'percentage', format: 'share', readOnly: true }),
    property({ name: 'judged', type: 'integer', readOnly: true, default: 0, filter: true, sort: true }),
  ],
}
