// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, LocalizedFilter, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface LegalType {
  id: number
  _version: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: {
    id: number
    code: string
    name: {
      nl: string
      en?: string
      fr?: string
    }
  }
  defaultInterestType: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  statutoryCosts: boolean | null
  limitationCategory: 'contract_5' | 'consumer_2' | 'general_20' | null
  defaultPhase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  position: number | null
  active: boolean | null
}

export interface LegalTypeStored {
  id: number
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: number
  defaultInterestType: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  statutoryCosts: boolean | null
  limitationCategory: 'contract_5' | 'consumer_2' | 'general_20' | null
  defaultPhase: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  position: number | null
  active: boolean | null
}

export interface LegalTypeCreate {
  code: string
  name: {
    nl: string
    en?: string
    fr?: string
  }
  country: number
  defaultInterestType?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  statutoryCosts?: boolean | null
  limitationCategory?: 'contract_5' | 'consumer_2' | 'general_20' | null
  defaultPhase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  active?: boolean | null
}

export interface LegalTypeUpdate {
  _version?: number
  code?: string
  name?: {
    nl: string
    en?: string
    fr?: string
  }
  country?: number
  defaultInterestType?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none'
  statutoryCosts?: boolean | null
  limitationCategory?: 'contract_5' | 'consumer_2' | 'general_20' | null
  defaultPhase?: 'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv' | null
  active?: boolean | null
}

export interface LegalTypeQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    code?: Direction
    defaultInterestType?: Direction
    statutoryCosts?: Direction
    limitationCategory?: Direction
    defaultPhase?: Direction
    position?: Direction
    active?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    code?: TextFilter
    name?: LocalizedFilter
    country?: ChoiceFilter<number>
    defaultInterestType?: ChoiceFilter<'statutory' | 'commercial' | 'government' | 'contractual' | 'none'>
    statutoryCosts?: ChoiceFilter<boolean>
    limitationCategory?: ChoiceFilter<'contract_5' | 'consumer_2' | 'general_20'>
    defaultPhase?: ChoiceFilter<'amicable' | 'judicial' | 'monitoring' | 'bailiff' | 'partner' | 'shv'>
    position?: RangeFilter<number>
    active?: ChoiceFilter<boolean>
    any?: readonly NonNullable<LegalTypeQuery['_filter']>[]
    all?: readonly NonNullable<LegalTypeQuery['_filter']>[]
    not?: NonNullable<LegalTypeQuery['_filter']>
  }
}

export const legalType: Entity<'legal-type'> = {
  name: 'legal-type',
  typeName: 'LegalType',
  plural: 'legal-types',
  api: '/api/v4/legal-type',
  table: 'legal_type',
  kind: 'lookup',
  titleField: 'name',
  order: [{ field: 'position', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['code'],
  position: 'position',
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
    export: 'ROLE_SETTINGS',
    import: 'ROLE_SETTINGS',
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
    property({
      name: 'country',
      type: 'relation',
      required: true,
      relation: {
        entity: 'country',
        many: false,
        embed: ['code', 'name'],
        inverse: 'legalTypes',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'defaultInterestType',
      type: 'enum',
      required: true,
      default: 'statutory',
      values: ['statutory', 'commercial', 'government', 'contractual', 'none'],
      filter: true,
      sort: true,
    }),
    property({ name: 'statutoryCosts', type: 'boolean', default: true, filter: true, sort: true }),
    property({
      name: 'limitationCategory',
      type: 'enum',
      default: 'contract_5',
      values: ['contract_5', 'consumer_2', 'general_20'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'defaultPhase',
      type: 'enum',
      default: 'amicable',
      values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
      filter: true,
      sort: true,
    }),
    property({ name: 'position', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
  ],
}
