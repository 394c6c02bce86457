// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface SubpoenaTemplate {
  id: number
  _version: number
  name: string
  code: string
  legalType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  courtType: 'cantonal' | 'district' | 'appeal'
  fileType: 'private' | 'company'
  language: 'nl' | 'en' | 'fr' | 'de'
  parties: string
  grounds: string | null
  defences: string | null
  evidence: string | null
  claim: string
  notices: string
  active: boolean | null
  variables: string[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: {
    id: number
    name: string
  } | null
}

export interface SubpoenaTemplateStored {
  id: number
  name: string
  code: string
  legalType: number | null
  courtType: 'cantonal' | 'district' | 'appeal'
  fileType: 'private' | 'company'
  language: 'nl' | 'en' | 'fr' | 'de'
  parties: string
  grounds: string | null
  defences: string | null
  evidence: string | null
  claim: string
  notices: string
  active: boolean | null
  variables: string[] | null
  createdAt: string | null
  updatedAt: string | null
  updatedBy: number | null
}

export interface SubpoenaTemplateCreate {
  name: string
  code: string
  legalType?: number | null
  courtType?: 'cantonal' | 'district' | 'appeal'
  fileType?: 'private' | 'company'
  language?: 'nl' | 'en' | 'fr' | 'de'
  parties: string
  grounds?: string | null
  defences?: string | null
  evidence?: string | null
  claim: string
  notices: string
  active?: boolean | null
}

export interface SubpoenaTemplateUpdate {
  _version?: number
  name?: string
  code?: string
  legalType?: number | null
  courtType?: 'cantonal' | 'district' | 'appeal'
  fileType?: 'private' | 'company'
  language?: 'nl' | 'en' | 'fr' | 'de'
  parties?: string
  grounds?: string | null
  defences?: string | null
  evidence?: string | null
  claim?: string
  notices?: string
  active?: boolean | null
}

export interface SubpoenaTemplateQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    name?: Direction
    code?: Direction
    courtType?: Direction
    fileType?: Direction
    language?: Direction
    active?: Direction
    createdAt?: Direction
    updatedAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    name?: TextFilter
    code?: TextFilter
    legalType?: ChoiceFilter<number>
    courtType?: ChoiceFilter<'cantonal' | 'district' | 'appeal'>
    fileType?: ChoiceFilter<'private' | 'company'>
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    parties?: TextFilter
    grounds?: TextFilter
    claim?: TextFilter
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    updatedAt?: RangeFilter<string>
    updatedBy?: ChoiceFilter<number>
    any?: readonly NonNullable<SubpoenaTemplateQuery['_filter']>[]
    all?: readonly NonNullable<SubpoenaTemplateQuery['_filter']>[]
    not?: NonNullable<SubpoenaTemplateQuery['_filter']>
  }
}

export const subpoenaTemplate: Entity<'subpoena-template'> = {
  name: 'subpoena-template',
  typeName: 'SubpoenaTemplate',
  plural: 'subpoena-templates',
  api: '/api/v4/subpoena-template',
  table: 'subpoena_template',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'name', direction: 'asc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_LEGAL',
    create: 'ROLE_LEGAL',
    update: 'ROLE_LEGAL',
    delete: 'ROLE_LEGAL',
    export: 'ROLE_LEGAL',
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
      name: 'legalType',
      type: 'relation',
      relation: {
        entity: 'legal-type',
        many: false,
        embed: ['name'],
        inverse: 'subpoenaTemplates',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'courtType',
      type: 'enum',
      required: true,
      default: 'cantonal',
      values: ['cantonal', 'district', 'appeal'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'fileType',
      type: 'enum',
      required: true,
      default: 'private',
      values: ['private', 'company'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'language',
      type: 'enum',
      required: true,
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'parties',
      type: 'text',
      format: 'html',
      required: true,
      maxLength: 100000,
      search: true,
      filter: true,
    }),
    property({ name: 'grounds', type: 'text', format: 'html', maxLength: 100000, search: true, filter: true }),
    property({ name: 'defences', type: 'text', format: 'html', maxLength: 100000 }),
    property({ name: 'evidence', type: 'text', format: 'html', maxLength: 100000 }),
    property({
      name: 'claim',
      type: 'text',
      format: 'html',
      required: true,
      maxLength: 100000,
      search: true,
      filter: true,
    }),
    property({ name: 'notices', type: 'text', format: 'html', required: true, maxLength: 100000 }),
    property({ name: 'active', type: 'boolean', default: false, filter: true, sort: true }),
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
