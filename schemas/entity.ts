/**
 * What the rest of the program knows of an entity: the facts that codegen reads
 * from its schema and writes to `schemas/generated/<entity>.ts`.
 *
 * Facts only: names, types, limits, rights. How it looks is not here, so removing
 * every `x-ui` and `x-i18n` from a schema changes nothing in these values.
 */
import type { Condition } from './condition.ts'
import type { locales } from './product.ts'
import type { ProductFormat } from './productFormats.ts'
import type { LifecycleOf } from './lifecycle.ts'

export type Locale = (typeof locales)[number]

/** `"ROLE_A"`, `"ROLE_A or ROLE_B"`, `"ROLE_A and ROLE_B"`, or `"*"` for everyone who is signed in. */
export type RoleExpression = string

/** What one property holds. It decides column type, operators, validator, field and input. */
export type ValueType =
  | 'string' // text on one line; `format` narrows it
  | 'text' // text on several lines, or HTML when `format` is 'html'
  | 'integer'
  | 'boolean'
  | 'date' // 'YYYY-MM-DD', a day in the time zone of the product
  | 'date-time' // ISO 8601 in UTC
  | 'money' // { amount: whole cents, currency }; columns <column> bigint and <column>_currency
  | 'percentage' // decimal string, numeric column
  | 'decimal' // decimal string with at most `places` after the point, numeric column
  | 'enum'
  | 'relation' // one: read as { id, …embed }, sent as the id. many: an array of them, in a link table
  | 'list' // array of strings, text[] column
  | 'localized' // a text per language, { nl, en, … }; HTML when `format` is 'html'; jsonb column
  | 'rows' // list of flat objects, each a row of `columns`; jsonb column
  | 'json' // object that the schema describes, jsonb column

export type Format = 'iban' | 'phone-e164' | 'email' | 'uri' | 'html' | 'colour' | 'share' | ProductFormat

export type OnDelete = 'restrict' | 'cascade' | 'clear'

export type Relation = {
  /** Name of the entity that is pointed at. */
  entity: string
  many: boolean
  /** Properties of the target that are returned along with its id. */
  embed: readonly string[]
  /** The target's name for the way back ("merchants" of a customer). */
  inverse?: string
  onDelete: OnDelete
  /** The target is what the record belongs to, which is read and saved with its rows under this name; so many at most. */
  parent?: { as: string; most: number }
  /** Which targets may be chosen. */
  where?: Condition
  /** Records are parts of others of their own kind, at most so many levels deep; none is part of itself. */
  hierarchy?: { depth: number }
  /** The target is such a kind: its table, and the column with what a record is part of. */
  tree?: { table: string; column: string }
  /** Link table of a many-relation, with columns owner_id and target_id. */
  linkTable?: string
}

/** One value in each row of a `rows` property. */
export type RowColumn = {
  name: string
  type: Exclude<ValueType, 'relation' | 'rows' | 'json'>
  format?: Format
  required: boolean
  default?: unknown
  values?: readonly string[]
  languages?: readonly string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** Digits after the point that a decimal may have. */
  places?: number
}

/** Numbers that the server gives when a record is created, one after the other; none is given twice. */
export type Series = {
  /** 'K{year}-{n:4}' */
  form: string
  /** Property with the day or moment whose year it is; absent: the year in which the record is created. */
  by?: string
  /** Writers take turns, so that a write that fails leaves no gap. */
  gapless?: true
}

/** A table with the whole of a text, in a column of the same name; `key` has the id of the record. */
export type WholeIn = { table: string; key: string }

export type Property = {
  /** Name on the wire, camelCase. */
  name: string
  /** Name in the table, snake_case. */
  column: string
  type: ValueType
  format?: Format
  required: boolean
  /** Refused by the API with a field error. */
  readOnly: boolean
  /** Accepted, never returned. */
  writeOnly: boolean
  default?: unknown
  /** Allowed values of an enum, or of the items of a list. */
  values?: readonly string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** Of a decimal, which is more, or less, than this. */
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  /** Digits after the point that a decimal may have. */
  places?: number
  relation?: Relation
  /** Languages of a `localized` value; the first is required of it. */
  languages?: readonly string[]
  /** Columns of a `rows` value. */
  columns?: readonly RowColumn[]
  /** Part of the entity's search text. */
  search: boolean
  /** May be used in `_filter[…]`. */
  filter: boolean
  /** Where the whole text is of which this is the beginning; `contains` looks there too. */
  wholeIn?: WholeIn
  /** May be used in `_order[…]`; such a column has an index that ends in id. */
  sort: boolean
  series?: Series
  /** Each a set of properties (this one among them) whose values are unique together. */
  unique: readonly (readonly string[])[]
  access?: {
    read?: RoleExpression
    write?: RoleExpression
    /** Shown in part only ("•••• 4300") to those who may read the record but lack `read`. */
    mask?: boolean
    /** Who is sent its value is logged, and lists show its mask or nothing of it. */
    logReads?: true
    /** Has a value only while this holds of the record: emptied otherwise, and refused when sent. */
    when?: Condition
    /** May not be empty while this holds of the record. */
    requiredWhen?: Condition
  }
}

export type EntityAccess = {
  read: RoleExpression
  create?: RoleExpression
  update?: RoleExpression
  delete?: RoleExpression
  export?: RoleExpression
  /**
   * Which rows a person sees, per role: the union over the roles held; `true` is all.
   * Absent: every row for whoever may read. Present and no role matches: none.
   */
  rows?: Readonly<Record<string, Condition | true>>
  /** None of its rights is one of people of customers. */
  staffOnly?: boolean
}

/** Records of another entity that are rows of this one. */
export type Child = {
  /** Under which they are read and sent: 'lines'. */
  name: string
  entity: string
  /** Relation of the child that points here. */
  property: string
  most: number
}

export type Lifecycle = LifecycleOf<Property>

/** Records that follow each other in time. All three name properties. */
export type Validity = {
  /** First day. */
  from: string
  /** Last day; empty, or not named: until the next record of the same matter begins. */
  until?: string
  /** Records with equal values here are of the same matter; empty counts as a value. */
  by: readonly string[]
}

/** What must hold of several properties of a record together; or of one decimal, that it keeps its bounds. */
export type Rule = {
  name: string
  /** Property at which a person reads that it is broken. */
  field: string
  /** True of every record that keeps it. */
  holds: Condition
  /** Key of words that several entities share; absent: `resources.<entity>.rules.<name>`. */
  text?: string
  /** What such words name. */
  values?: Readonly<Record<string, string>>
  /** Name of the constraint that holds it in the database. */
  constraint: string
}

/** @typeParam Name Its name as a literal, by which its types are found (`schemas/generated/entities.ts`). */
export type Entity<Name extends string = string> = {
  /** kebab-case, equals the file name and react-admin's resource name. */
  name: Name
  /** Type name in TypeScript and OpenAPI, PascalCase. */
  typeName: string
  plural: string
  /** '/api/v4/merchant' */
  api: string
  /** '/api/customer/search': finds records by `keywords` or `id`, for pickers (specification, section 7). */
  picker?: string
  table: string
  kind: 'record' | 'lookup' | 'log'
  titleField: string
  /** Default order; ties are always broken by id in the same direction as the last key. */
  order: readonly { field: string; direction: 'asc' | 'desc' }[]
  /** Has a `version` column, sent as `_version`; a stale one is refused with 412. */
  version: boolean
  audit: boolean
  /** Property that keeps the order that people give to the records. */
  position?: string
  validity?: Validity
  /** Names of own relations and inverses of others': its search finds what those records are found by, too. */
  searchThrough?: readonly string[]
  children?: readonly Child[]
  /** States and the actions between them. */
  lifecycle?: Lifecycle
  access: EntityAccess
  rules?: readonly Rule[]
  properties: readonly Property[]
}

/** Names that the server fills by itself when a schema declares them (readOnly). */
export const serverFilled = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const
