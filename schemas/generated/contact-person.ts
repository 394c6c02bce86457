// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import type { Entity } from '#schemas/entity.ts'
import { property } from '#schemas/property.ts'
import type { ChoiceFilter, Direction, RangeFilter, TextFilter } from '#schemas/query.ts'

export interface ContactPerson {
  id: number
  _version: number
  customer: {
    id: number
    company: string
  }
  salutation: {
    id: number
    name: {
      nl: string
      en?: string
      fr?: string
    }
  } | null
  firstName: string | null
  lastName: string
  gender: 'male' | 'female' | 'unknown' | null
  jobTitle: string | null
  department: 'administrative' | 'financial' | 'commercial' | null
  email: string | null
  phone: string | null
  mobile: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  portalAccess: boolean | null
  user?: {
    id: number
    name: string
  } | null
  receivesReports: boolean | null
  receivesInvoices: boolean | null
  active: boolean | null
  createdAt: string | null
  createdBy: {
    id: number
    name: string
  } | null
}

export interface ContactPersonStored {
  id: number
  customer: number
  salutation: number | null
  firstName: string | null
  lastName: string
  gender: 'male' | 'female' | 'unknown' | null
  jobTitle: string | null
  department: 'administrative' | 'financial' | 'commercial' | null
  email: string | null
  phone: string | null
  mobile: string | null
  language: 'nl' | 'en' | 'fr' | 'de' | null
  portalAccess: boolean | null
  user: number | null
  receivesReports: boolean | null
  receivesInvoices: boolean | null
  active: boolean | null
  createdAt: string | null
  createdBy: number | null
}

export interface ContactPersonCreate {
  customer: number
  salutation?: number | null
  firstName?: string | null
  lastName: string
  gender?: 'male' | 'female' | 'unknown' | null
  jobTitle?: string | null
  department?: 'administrative' | 'financial' | 'commercial' | null
  email?: string | null
  phone?: string | null
  mobile?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  portalAccess?: boolean | null
  receivesReports?: boolean | null
  receivesInvoices?: boolean | null
  active?: boolean | null
}

export interface ContactPersonUpdate {
  _version?: number
  customer?: number
  salutation?: number | null
  firstName?: string | null
  lastName?: string
  gender?: 'male' | 'female' | 'unknown' | null
  jobTitle?: string | null
  department?: 'administrative' | 'financial' | 'commercial' | null
  email?: string | null
  phone?: string | null
  mobile?: string | null
  language?: 'nl' | 'en' | 'fr' | 'de' | null
  portalAccess?: boolean | null
  receivesReports?: boolean | null
  receivesInvoices?: boolean | null
  active?: boolean | null
}

export interface ContactPersonQuery {
  _offset?: number
  _limit?: number
  _order?: {
    id?: Direction
    lastName?: Direction
    gender?: Direction
    department?: Direction
    language?: Direction
    portalAccess?: Direction
    receivesReports?: Direction
    receivesInvoices?: Direction
    active?: Direction
    createdAt?: Direction
  }
  _filter?: {
    search?: string
    id?: RangeFilter<number>
    customer?: ChoiceFilter<number>
    salutation?: ChoiceFilter<number>
    firstName?: TextFilter
    lastName?: TextFilter
    gender?: ChoiceFilter<'male' | 'female' | 'unknown'>
    jobTitle?: TextFilter
    department?: ChoiceFilter<'administrative' | 'financial' | 'commercial'>
    email?: TextFilter
    phone?: TextFilter
    mobile?: TextFilter
    language?: ChoiceFilter<'nl' | 'en' | 'fr' | 'de'>
    portalAccess?: ChoiceFilter<boolean>
    user?: ChoiceFilter<number>
    receivesReports?: ChoiceFilter<boolean>
    receivesInvoices?: ChoiceFilter<boolean>
    active?: ChoiceFilter<boolean>
    createdAt?: RangeFilter<string>
    createdBy?: ChoiceFilter<number>
    any?: readonly NonNullable<ContactPersonQuery['_filter']>[]
    all?: readonly NonNullable<ContactPersonQuery['_filter']>[]
    not?: NonNullable<ContactPersonQuery['_filter']>
  }
}

export const contactPerson: Entity<'contact-person'> = {
  name: 'contact-person',
  typeName: 'ContactPerson',
  plural: 'contact-persons',
  api: '/api/v4/contact-person',
  table: 'contact_person',
  kind: 'record',
  titleField: 'lastName',
  order: [{ field: 'lastName', direction: 'asc' }],
  version: true,
  audit: true,
  searchThrough: ['customer'],
  access: {
    read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
    create: 'ROLE_MANAGE_CLIENT',
    update: 'ROLE_MANAGE_CLIENT',
    delete: 'ROLE_MANAGE_CLIENT',
    export: 'ROLE_EMPLOYEE or ROLE_CUSTOMER',
    import: 'ROLE_MANAGE_CLIENT',
    rows: {
      ROLE_EMPLOYEE: true,
      ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } },
      ROLE_CONTACT_PERSON: { customer: { in: '$me.customerIds' } },
    },
  },
  properties: [
    property({ name: 'id', type: 'integer', readOnly: true, filter: true, sort: true }),
    property({
      name: 'customer',
      type: 'relation',
      required: true,
      relation: {
        entity: 'customer',
        many: false,
        embed: ['company'],
        inverse: 'contactPersons',
        onDelete: 'restrict',
        tree: { table: 'customer', column: 'parent_id' },
      },
      filter: true,
    }),
    property({
      name: 'salutation',
      type: 'relation',
      relation: {
        entity: 'salutation',
        many: false,
        embed: ['name'],
        inverse: 'contactPersons',
        onDelete: 'restrict',
        where: { active: true },
      },
      filter: true,
    }),
    property({ name: 'firstName', type: 'string', maxLength: 80, search: true, filter: true }),
    property({
      name: 'lastName',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 80,
      search: true,
      filter: true,
      sort: true,
    }),
    property({
      name: 'gender',
      type: 'enum',
      default: 'unknown',
      values: ['male', 'female', 'unknown'],
      filter: true,
      sort: true,
    }),
    property({ name: 'jobTitle', type: 'string', maxLength: 80, search: true, filter: true }),
    property({
      name: 'department',
      type: 'enum',
      values: ['administrative', 'financial', 'commercial'],
      filter: true,
      sort: true,
    }),
    property({
      name: 'email',
      type: 'string',
      format: 'email',
      maxLength: 254,
      search: true,
      filter: true,
      access: { requiredWhen: { portalAccess: true } },
    }),
    property({ name: 'phone', type: 'string', format: 'phone-e164', maxLength: 20, search: true, filter: true }),
    property({ name: 'mobile', type: 'string', format: 'phone-e164', maxLength: 20, search: true, filter: true }),
    property({
      name: 'language',
      type: 'enum',
      default: 'nl',
      values: ['nl', 'en', 'fr', 'de'],
      filter: true,
      sort: true,
    }),
    property({ name: 'portalAccess', type: 'boolean', default: false, filter: true, sort: true }),
    property({
      name: 'user',
      type: 'relation',
      readOnly: true,
      relation: { entity: 'user', many: false, embed: ['name'], inverse: 'contactPersons', onDelete: 'clear' },
      filter: true,
      access: { read: 'ROLE_EMPLOYEE' },
    }),
    property({ name: 'receivesReports', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'receivesInvoices', type: 'boolean', default: false, filter: true, sort: true }),
    property({ name: 'active', type: 'boolean', default: true, filter: true, sort: true }),
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
