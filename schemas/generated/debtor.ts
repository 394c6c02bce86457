// Generated from debtor.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Debtor {
  id: number
  _version: number
  number: string | null
  name: string | null
  kind: 'private' | 'company'
  salutation: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  initials: string | null
  firstName: string | null
  insertion: string | null
  lastName: string | null
  gender: 'male' | 'female' | 'unknown' | null
  birthDate: string | null
  deceasedAt: string | null
  company: string | null
  legalForm: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber: string | null
  vatNumber: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  iban: string | null
  representative: {
    id: number
    name: string
    organisation: string | null
  } | null
  doNotCall: boolean | null
  doNotEmail: boolean | null
  vulnerable: boolean | null
  insolvencyStatus: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow' | null
  insolvencyUntil: string | null
  mergedInto: {
    id: number
    name: string | null
    number: string | null
  } | null
  notes: string | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
  addresses?: import('./debtor-address.ts').DebtorAddress[]
  contacts?: import('./debtor-contact.ts').DebtorContact[]
}

export interface DebtorStored {
  id: number
  number: string | null
  name: string | null
  kind: 'private' | 'company'
  salutation: number | null
  initials: string | null
  firstName: string | null
  insertion: string | null
  lastName: string | null
  gender: 'male' | 'female' | 'unknown' | null
  birthDate: string | null
  deceasedAt: string | null
  company: string | null
  legalForm: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber: string | null
  vatNumber: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  iban: string | null
  representative: number | null
  doNotCall: boolean | null
  doNotEmail: boolean | null
  vulnerable: boolean | null
  insolvencyStatus: 'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow' | null
  insolvencyUntil: string | null
  mergedInto: number | null
  notes: string | null
  createdAt: string | null
  createdBy: number | null
}

export interface DebtorCreate {
  kind?: 'private' | 'company'
  salutation?: number | null
  initials?: string | null
  firstName?: string | null
  insertion?: string | null
  lastName?: string | null
  gender?: 'male' | 'female' | 'unknown' | null
  birthDate?: string | null
  deceasedAt?: string | null
  company?: string | null
  legalForm?: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber?: string | null
  vatNumber?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  iban?: string | null
  representative?: number | null
  doNotCall?: boolean | null
  doNotEmail?: boolean | null
  vulnerable?: boolean | null
  notes?: string | null
  addresses?: Omit<import('./debtor-address.ts').DebtorAddressCreate, 'debtor'>[]
  contacts?: Omit<import('./debtor-contact.ts').DebtorContactCreate, 'debtor'>[]
}

export interface DebtorUpdate {
  _version?: number
  kind?: 'private' | 'company'
  salutation?: number | null
  initials?: string | null
  firstName?: string | null
  insertion?: string | null
  lastName?: string | null
  gender?: 'male' | 'female' | 'unknown' | null
  birthDate?: string | null
  deceasedAt?: string | null
  company?: string | null
  legalForm?: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber?: string | null
  vatNumber?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  iban?: string | null
  representative?: number | null
  doNotCall?: boolean | null
  doNotEmail?: boolean | null
  vulnerable?: boolean | null
  notes?: string | null
  addresses?: (Omit<import('./debtor-address.ts').DebtorAddressCreate, 'debtor'> & { id?: undefined } | Omit<import('./debtor-address.ts').DebtorAddressUpdate, 'debtor'> & { id: number })[]
  contacts?: (Omit<import('./debtor-contact.ts').DebtorContactCreate, 'debtor'> & { id?: undefined } | Omit<import('./debtor-contact.ts').DebtorContactUpdate, 'debtor'> & { id: number })[]
}

export interface DebtorQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    name?: Direction
    kind?: Direction
    lastName?: Direction
    gender?: Direction
    birthDate?: Direction
    deceasedAt?: Direction
    company?: Direction
    legalForm?: Direction
    kvkNumber?: Direction
    language?: Direction
    iban?: Direction
    doNotCall?: Direction
    doNotEmail?: Direction
    vulnerable?: Direction
    insolvencyStatus?: Direction
    insolvencyUntil?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    name?: TextFilter
    kind?: ChoiceFilter<'private' | 'company'>
    salutation?: ChoiceFilter<number>
    initials?: TextFilter
    firstName?: TextFilter
    insertion?: TextFilter
    lastName?: TextFilter
    gender?: ChoiceFilter<'male' | 'female' | 'unknown'>
    birthDate?: RangeFilter<string>
    deceasedAt?: RangeFilter<string>
    company?: TextFilter
    legalForm?: ChoiceFilter<'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign'>
    kvkNumber?: TextFilter
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    iban?: TextFilter
    representative?: ChoiceFilter<number>
    doNotCall?: ChoiceFilter<boolean>
    doNotEmail?: ChoiceFilter<boolean>
    vulnerable?: ChoiceFilter<boolean>
    insolvencyStatus?: ChoiceFilter<'shv_intake' | 'shv_arrangement' | 'moratorium' | 'wsnp' | 'bankruptcy' | 'suspension_of_payments' | 'bewind' | 'curatele' | 'deceased' | 'vow'>
    insolvencyUntil?: RangeFilter<string>
    mergedInto?: ChoiceFilter<number>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<DebtorQuery['_filter']>[]
    all?: readonly NonNullable<DebtorQuery['_filter']>[]
    not?: NonNullable<DebtorQuery['_filter']>
  }
}

export const debtor: Entity<'debtor'> = {
  name: 'debtor',
  typeName: 'Debtor',
  plural: 'debtors',
  api: '/api/v4/debtor',
  table: 'debtor',
  kind: 'record',
  titleField: 'name',
  order: [{ field: 'number', direction: 'desc' }],
  version: true,
  audit: true,
  access: {
    read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
    create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
    update: 'ROLE_FILE_EDIT',
    delete: 'ROLE_FILE_EDIT',
    export: 'ROLE_FILE_EXPORT',
  },
  rules: [
    {
      name: 'lifetime',
      field: 'deceasedAt',
      holds: {
        any: [{ deceasedAt: { empty: true } }, { birthDate: { empty: true } }, { deceasedAt: { gte: '$.birthDate' } }],
      },
      constraint: 'debtor_lifetime_rule',
    },
  ],
  children: [
    { name: 'addresses', entity: 'debtor-address', property: 'debtor', most: 100 },
    { name: 'contacts', entity: 'debtor-contact', property: 'debtor', most: 100 },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'number',
      type: 'string',
      readOnly: true,
      maxLength: 20,
      search: true,
      filter: true,
      sort: true,
      unique: [['number']],
      series: { form: 'D{n:6}', setting: 'numbering.debtorForm' },
    }),
    property({ name: 'name', type: 'string', readOnly: true, maxLength: 255, filter: true, sort: true }),
    property({
      name: 'kind',
      type: 'enum',
      required: true,
      default: 'private',
      values: ['private', 'company'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'salutation',
      type: 'relation',
      relation: {
        entity: 'salutation',
        many: false,
        embed: ['name'],
        inverse: 'debtors',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { when: { kind: 'private' } },
    }),
    property({
      name: 'initials',
      type: 'string',
      maxLength: 20,
      search: true,
      filter: true,
      access: { when: { kind: 'private' } },
    }),
    property({
      name: 'firstName',
      type: 'string',
      maxLength: 80,
      search: true,
      filter: true,
      access: { when: { kind: 'private' } },
    }),
    property({
      name: 'insertion',
      type: 'string',
      maxLength: 20,
      search: true,
      filter: true,
      access: { when: { kind: 'private' } },
    }),
    property({
      name: 'lastName',
      type: 'string',
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
      access: { when: { kind: 'private' }, requiredWhen: { kind: 'private' } },
    }),
    property({
      name: 'gender',
      type: 'enum',
      default: 'unknown',
      values: ['male', 'female', 'unknown'],
      filter: true,
      sort: true,
    }),
    property({ name: 'birthDate', type: 'date', filter: true, sort: true, access: { when: { kind: 'private' } } }),
    property({ name: 'deceasedAt', type: 'date', filter: true, sort: true, access: { when: { kind: 'private' } } }),
    property({
      name: 'company',
      type: 'string',
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
      access: { when: { kind: 'company' }, requiredWhen: { kind: 'company' } },
    }),
    property({
      name: 'legalForm',
      type: 'enum',
      values: [
        'bv',
        'nv',
        'eenmanszaak',
        'vof',
        'cv',
        'maatschap',
        'stichting',
        'vereniging',
        'cooperatie',
        'publiek',
        'foreign',
      ],
      filter: true,
      sort: true,
      access: { when: { kind: 'company' } },
    }),
    property({
      name: 'kvkNumber',
      type: 'string',
      format: 'kvk',
      search: true,
      filter: true,
      sort: true,
      access: { when: { kind: 'company' } },
    }),
    property({ name: 'vatNumber', type: 'string', format: 'vat-nl', access: { when: { kind: 'company' } } }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'iban',
      type: 'string',
      format: 'iban',
      search: true,
      filter: true,
      sort: true,
      access: { read: 'ROLE_FILE_EDIT or ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE', mask: true, logReads: true },
    }),
    property({
      name: 'representative',
      type: 'relation',
      relation: {
        entity: 'representative',
        many: false,
        embed: ['name', 'organisation'],
        inverse: 'debtors',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({ name: 'doNotCall', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'doNotEmail', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'vulnerable', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'insolvencyStatus',
      type: 'enum',
      readOnly: true,
      values: [
        'shv_intake',
        'shv_arrangement',
        'moratorium',
        'wsnp',
        'bankruptcy',
        'suspension_of_payments',
        'bewind',
        'curatele',
        'deceased',
        'vow',
      ],
      filter: true,
      sort: true,
    }),
    property({ name: 'insolvencyUntil', type: 'date', readOnly: true, filter: true, sort: true }),
    property({
      name: 'mergedInto',
      type: 'relation',
      readOnly: true,
      relation: {
        entity: 'debtor',
        many: false,
        embed: ['name', 'number'],
        inverse: 'mergedDebtors',
        onDelete: 'restrict',
      },
      filter: true,
    }),
    property({ name: 'notes', type: 'text', maxLength: 4000 }),
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
