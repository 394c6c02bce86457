// Generated from customer.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface Customer {
  id: number
  _version: number
  number: string
  company: string
  tradeName: string | null
  legalForm: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber: string | null
  vatNumber: string | null
  vatDeductible: boolean | null
  oin: string | null
  peppolId: string | null
  iban: string | null
  bic: string | null
  accountHolder: string | null
  payoutFrequency: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null
  paymentTermDays: number | null
  netWithInvoice: boolean | null
  email: string | null
  invoiceEmail: string | null
  phone: string | null
  website: string | null
  street: string | null
  postcode: string | null
  city: string | null
  postalStreet: string | null
  postalPostcode: string | null
  postalCity: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager: {
    id: number
    name: string
  } | null
  caseManager: {
    id: number
    name: string
  } | null
  team?: {
    id: number
    name: string
  } | null
  parent?: {
    id: number
    company: string
  } | null
  commission?: string | null
  payoutMinimum: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom: string | null
  contractUntil: string | null
  legalType: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  clientCostTemplate?: {
    id: number
    name: string
  } | null
  costRegime: 'wik' | 'contractual' | 'none' | null
  contractualCosts: string | null
  contractualMinimum: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestType: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null
  interestRate: string | null
  interestPer: 'year' | 'month' | null
  interestCompounding: 'annual' | 'none' | null
  sends14DayLetter: boolean | null
  legalConsent: 'always' | 'per_file' | 'never' | null
  mergeMode?: 'auto' | 'ask' | 'never' | null
  requiredDocuments: ('invoice' | 'contract' | 'general_terms' | 'delivery_proof' | 'fourteen_day_letter' | 'correspondence')[] | null
  dueDiligenceStatus?: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired' | null
  active: boolean | null
  notes?: string | null
  createdAt: string | null
}

export interface CustomerStored {
  id: number
  number: string
  company: string
  tradeName: string | null
  legalForm: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber: string | null
  vatNumber: string | null
  vatDeductible: boolean | null
  oin: string | null
  peppolId: string | null
  iban: string | null
  bic: string | null
  accountHolder: string | null
  payoutFrequency: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null
  paymentTermDays: number | null
  netWithInvoice: boolean | null
  email: string | null
  invoiceEmail: string | null
  phone: string | null
  website: string | null
  street: string | null
  postcode: string | null
  city: string | null
  postalStreet: string | null
  postalPostcode: string | null
  postalCity: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager: number | null
  caseManager: number | null
  team: number | null
  parent: number | null
  commission: string | null
  payoutMinimum: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom: string | null
  contractUntil: string | null
  legalType: number | null
  clientCostTemplate: number | null
  costRegime: 'wik' | 'contractual' | 'none' | null
  contractualCosts: string | null
  contractualMinimum: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestType: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null
  interestRate: string | null
  interestPer: 'year' | 'month' | null
  interestCompounding: 'annual' | 'none' | null
  sends14DayLetter: boolean | null
  legalConsent: 'always' | 'per_file' | 'never' | null
  mergeMode: 'auto' | 'ask' | 'never' | null
  requiredDocuments: ('invoice' | 'contract' | 'general_terms' | 'delivery_proof' | 'fourteen_day_letter' | 'correspondence')[] | null
  dueDiligenceStatus: 'open' | 'in_review' | 'approved' | 'rejected' | 'expired' | null
  active: boolean | null
  notes: string | null
  createdAt: string | null
}

export interface CustomerCreate {
  number: string
  company: string
  tradeName?: string | null
  legalForm?: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber?: string | null
  vatNumber?: string | null
  vatDeductible?: boolean | null
  oin?: string | null
  peppolId?: string | null
  iban?: string | null
  bic?: string | null
  accountHolder?: string | null
  payoutFrequency?: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null
  paymentTermDays?: number | null
  netWithInvoice?: boolean | null
  email?: string | null
  invoiceEmail?: string | null
  phone?: string | null
  website?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  postalStreet?: string | null
  postalPostcode?: string | null
  postalCity?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager?: number | null
  caseManager?: number | null
  team?: number | null
  parent?: number | null
  commission?: string | null
  payoutMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom?: string | null
  contractUntil?: string | null
  legalType?: number | null
  clientCostTemplate?: number | null
  costRegime?: 'wik' | 'contractual' | 'none' | null
  contractualCosts?: string | null
  contractualMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestType?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null
  interestRate?: string | null
  interestPer?: 'year' | 'month' | null
  interestCompounding?: 'annual' | 'none' | null
  sends14DayLetter?: boolean | null
  legalConsent?: 'always' | 'per_file' | 'never' | null
  mergeMode?: 'auto' | 'ask' | 'never' | null
  requiredDocuments?: ('invoice' | 'contract' | 'general_terms' | 'delivery_proof' | 'fourteen_day_letter' | 'correspondence')[] | null
  active?: boolean | null
  notes?: string | null
}

export interface CustomerUpdate {
  _version?: number
  number?: string
  company?: string
  tradeName?: string | null
  legalForm?: 'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign' | null
  kvkNumber?: string | null
  vatNumber?: string | null
  vatDeductible?: boolean | null
  oin?: string | null
  peppolId?: string | null
  iban?: string | null
  bic?: string | null
  accountHolder?: string | null
  payoutFrequency?: 'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual' | null
  paymentTermDays?: number | null
  netWithInvoice?: boolean | null
  email?: string | null
  invoiceEmail?: string | null
  phone?: string | null
  website?: string | null
  street?: string | null
  postcode?: string | null
  city?: string | null
  postalStreet?: string | null
  postalPostcode?: string | null
  postalCity?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  accountManager?: number | null
  caseManager?: number | null
  team?: number | null
  parent?: number | null
  commission?: string | null
  payoutMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  contractFrom?: string | null
  contractUntil?: string | null
  legalType?: number | null
  clientCostTemplate?: number | null
  costRegime?: 'wik' | 'contractual' | 'none' | null
  contractualCosts?: string | null
  contractualMinimum?: {
    amount: number
    currency: 'EUR' | 'DKK' | 'GBP'
  } | null
  interestType?: 'statutory' | 'commercial' | 'government' | 'contractual' | 'none' | null
  interestRate?: string | null
  interestPer?: 'year' | 'month' | null
  interestCompounding?: 'annual' | 'none' | null
  sends14DayLetter?: boolean | null
  legalConsent?: 'always' | 'per_file' | 'never' | null
  mergeMode?: 'auto' | 'ask' | 'never' | null
  requiredDocuments?: ('invoice' | 'contract' | 'general_terms' | 'delivery_proof' | 'fourteen_day_letter' | 'correspondence')[] | null
  active?: boolean | null
  notes?: string | null
}

export interface CustomerQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    number?: Direction
    company?: Direction
    legalForm?: Direction
    kvkNumber?: Direction
    vatDeductible?: Direction
    payoutFrequency?: Direction
    paymentTermDays?: Direction
    netWithInvoice?: Direction
    postcode?: Direction
    city?: Direction
    language?: Direction
    payoutMinimum?: Direction
    contractFrom?: Direction
    contractUntil?: Direction
    costRegime?: Direction
    contractualMinimum?: Direction
    interestType?: Direction
    interestPer?: Direction
    interestCompounding?: Direction
    sends14DayLetter?: Direction
    legalConsent?: Direction
    mergeMode?: Direction
    dueDiligenceStatus?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    number?: TextFilter
    company?: TextFilter
    tradeName?: TextFilter
    legalForm?: ChoiceFilter<'bv' | 'nv' | 'eenmanszaak' | 'vof' | 'cv' | 'maatschap' | 'stichting' | 'vereniging' | 'cooperatie' | 'publiek' | 'foreign'>
    kvkNumber?: TextFilter
    vatDeductible?: ChoiceFilter<boolean>
    iban?: TextFilter
    payoutFrequency?: ChoiceFilter<'daily' | 'weekly' | 'biweekly' | 'monthly' | 'manual'>
    paymentTermDays?: RangeFilter<number>
    netWithInvoice?: ChoiceFilter<boolean>
    email?: TextFilter
    phone?: TextFilter
    postcode?: TextFilter
    city?: TextFilter
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    accountManager?: ChoiceFilter<number>
    caseManager?: ChoiceFilter<number>
    team?: ChoiceFilter<number>
    parent?: ChoiceFilter<number>
    payoutMinimum?: RangeFilter<number>
    contractFrom?: RangeFilter<string>
    contractUntil?: RangeFilter<string>
    legalType?: ChoiceFilter<number>
    clientCostTemplate?: ChoiceFilter<number>
    costRegime?: ChoiceFilter<'wik' | 'contractual' | 'none'>
    contractualMinimum?: RangeFilter<number>
    interestType?: ChoiceFilter<'statutory' | 'commercial' | 'government' | 'contractual' | 'none'>
    interestPer?: ChoiceFilter<'year' | 'month'>
    interestCompounding?: ChoiceFilter<'annual' | 'none'>
    sends14DayLetter?: ChoiceFilter<boolean>
    legalConsent?: ChoiceFilter<'always' | 'per_file' | 'never'>
    mergeMode?: ChoiceFilter<'auto' | 'ask' | 'never'>
    dueDiligenceStatus?: ChoiceFilter<'open' | 'in_review' | 'approved' | 'rejected' | 'expired'>
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    any?: readonly NonNullable<CustomerQuery['_filter']>[]
    all?: readonly NonNullable<CustomerQuery['_filter']>[]
    not?: NonNullable<CustomerQuery['_filter']>
  }
}

export const customer: Entity<'customer'> = {
  name: 'customer',
  typeName: 'Customer',
  plural: 'customers',
  api: '/api/v4/customer',
  picker: '/api/customer/search',
  table: 'customer',
  kind: 'record',
  titleField: 'company',
  order: [{ field: 'company', direction: 'asc' }],
  version: true,
  audit: true,
  key: ['number'],
  searchThrough: ['contactPersons'],
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_MANAGE_CLIENT or ROLE_CUSTOMER_CREATE',
    update: 'ROLE_MANAGE_CLIENT',
    delete: 'ROLE_MANAGE_CLIENT',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { id: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { id: { in: '$me.customerIds' } },
    },
    export: 'ROLE_EMPLOYEE or ROLE_CUSTOMER',
    import: 'ROLE_MANAGE_CLIENT',
  },
  rules: [
    {
      name: 'contractPeriod',
      field: 'contractUntil',
      holds: {
        any: [
          { contractUntil: { empty: true } },
          { contractFrom: { empty: true } },
          { contractUntil: { gte: '$.contractFrom' } },
        ],
      },
      constraint: 'customer_contract_period_rule',
    },
  ],
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'number',
      type: 'string',
      required: true,
      search: true,
      filter: true,
      sort: true,
      unique: [['number']],
    }),
    property({
      name: 'company',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 160,
      search: true,
      filter: true,
      sort: true,
    }),
    property({ name: 'tradeName', type: 'string', maxLength: 160, search: true, filter: true }),
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
    }),
    property({ name: 'kvkNumber', type: 'string', format: 'kvk', search: true, filter: true, sort: true }),
    property({ name: 'vatNumber', type: 'string', format: 'vat-nl' }),
    property({ name: 'vatDeductible', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'oin', type: 'string', maxLength: 20 }),
    property({ name: 'peppolId', type: 'string', maxLength: 55 }),
    property({
      name: 'iban',
      type: 'string',
      format: 'iban',
      search: true,
      filter: true,
      access: { read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER', mask: true, logReads: true },
    }),
    property({ name: 'bic', type: 'string', maxLength: 11 }),
    property({ name: 'accountHolder', type: 'string', maxLength: 140 }),
    property({
      name: 'payoutFrequency',
      type: 'enum',
      default: 'monthly',
      values: ['daily', 'weekly', 'biweekly', 'monthly', 'manual'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'paymentTermDays',
      type: 'integer',
      default: 14,
      minimum: 0,
      maximum: 120,
      filter: true,
      sort: true,
    }),
    property({ name: 'netWithInvoice', type: 'boolean', default: true, filter: true, sort: true }),
    property({ name: 'email', type: 'string', format: 'email', maxLength: 254, search: true, filter: true }),
    property({ name: 'invoiceEmail', type: 'string', format: 'email', maxLength: 254 }),
    property({ name: 'phone', type: 'string', format: 'phone-e164', search: true, filter: true }),
    property({ name: 'website', type: 'string', format: 'uri', maxLength: 2048 }),
    property({ name: 'street', type: 'string', maxLength: 120 }),
    property({ name: 'postcode', type: 'string', format: 'nl-postcode', filter: true, sort: true }),
    property({ name: 'city', type: 'string', maxLength: 80, search: true, filter: true, sort: true }),
    property({ name: 'postalStreet', type: 'string', maxLength: 120 }),
    property({ name: 'postalPostcode', type: 'string', format: 'nl-postcode', maxLength: 7 }),
    property({ name: 'postalCity', type: 'string', maxLength: 80 }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'accountManager',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'customers',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({
      name: 'caseManager',
      type: 'relation',
      relation: {
        entity: 'user',
        many: false,
        embed: ['name'],
        inverse: 'caseCustomers',
        onDelete: 'clear',
        where: { kind: 'employee', active: true },
      },
      filter: true,
    }),
    property({
      name: 'team',
      type: 'relation',
      relation: {
        entity: 'team',
        many: false,
        embed: ['name'],
        inverse: 'customers',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'parent',
      type: 'relation',
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'parts',
        onDelete: 'restrict',
        hierarchy: { depth: 20 },
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'commission',
      type: 'percentage',
      format: 'share',
      access: { read: 'ROLE_EMPLOYEE', write: 'ROLE_MANAGE_CLIENT' },
    }),
    property({ name: 'payoutMinimum', type: 'money', filter: true, sort: true }),
    property({ name: 'contractFrom', type: 'date', filter: true, sort: true }),
    property({ name: 'contractUntil', type: 'date', filter: true, sort: true }),
    property({
      name: 'legalType',
      type: 'relation',
      relation: {
        entity: 'legal-type',
        many: false,
        embed: ['name'],
        inverse: 'customers',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({
      name: 'clientCostTemplate',
      type: 'relation',
      relation: {
        entity: 'client-cost-template',
        many: false,
        embed: ['name'],
        inverse: 'customers',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'costRegime',
      type: 'enum',
      default: 'wik',
      values: ['wik', 'contractual', 'none'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'contractualCosts',
      type: 'percentage',
      format: 'share',
      access: { when: { costRegime: 'contractual' }, requiredWhen: { costRegime: 'contractual' } },
    }),
    property({
      name: 'contractualMinimum',
      type: 'money',
      filter: true,
      sort: true,
      access: { when: { costRegime: 'contractual' } },
    }),
    property({
      name: 'interestType',
      type: 'enum',
      default: 'statutory',
      values: ['statutory', 'commercial', 'government', 'contractual', 'none'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'interestRate',
      type: 'percentage',
      format: 'share',
      access: { when: { interestType: 'contractual' }, requiredWhen: { interestType: 'contractual' } },
    }),
    property({
      name: 'interestPer',
      type: 'enum',
      values: ['year', 'month'],
      filter: true,
      sort: true,
      access: { when: { interestType: 'contractual' }, requiredWhen: { interestType: 'contractual' } },
    }),
    property({
      name: 'interestCompounding',
      type: 'enum',
      values: ['annual', 'none'],
      filter: true,
      sort: true,
      access: { when: { interestType: 'contractual' } },
    }),
    property({ name: 'sends14DayLetter', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'legalConsent',
      type: 'enum',
      default: 'per_file',
      values: ['always', 'per_file', 'never'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'mergeMode',
      type: 'enum',
      default: 'ask',
      values: ['auto', 'ask', 'never'],
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({
      name: 'requiredDocuments',
      type: 'list',
      default: [],
      values: ['invoice', 'contract', 'general_terms', 'delivery_proof', 'fourteen_day_letter', 'correspondence'],
    }),
    property({
      name: 'dueDiligenceStatus',
      type: 'enum',
      readOnly: true,
      default: 'open',
      values: ['open', 'in_review', 'approved', 'rejected', 'expired'],
      filter: true,
      sort: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
    property({
      name: 'notes',
      type: 'text',
      maxLength: 4000,
      access: { read: 'ROLE_EMPLOYEE', write: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'createdAt', type: 'date-time', readOnly: true, filter: true, sort: true }),
  ],
}
