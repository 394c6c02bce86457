/**
 * The facts of an entity that the program uses: codegen reads them from its schema and writes them to
 * `schemas/generated/<entity>.ts`.
 *
 * Facts only: names, types, limits, rights. Presentation is not here, so removing every `x-ui` and `x-i18n`
 * from a schema changes nothing in these values.
 */
import type { Condition } from './condition.ts'
import type { locales } from './product.ts'
import type { ProductFormat } from './productFormats.ts'
import type { LifecycleOf } from './lifecycle.ts'

export type Locale = (typeof locales)[number]

/** `"ROLE_A"`, `"ROLE_A or ROLE_B"`, `"ROLE_A and ROLE_B"`, or `"*"` for everyone who is signed in. */
export type RoleExpression = string

/** Type of a property's value. It decides column type, operators, validator, field and input. */
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
  /** Name of the target entity. */
  entity: string
  many: boolean
  /** Properties of the target that are returned with its id. */
  embed: readonly string[]
  /** Name of the relation in the opposite direction ("merchants" of a customer). */
  inverse?: string
  onDelete: OnDelete
  /**
   * The target is a parent, which is read and saved together with these records under this name; `most` limits
   * their number.
   */
  parent?: { as: string; most: number }
  /** Condition for permitted targets. */
  where?: Condition
  /** The relation makes a hierarchy of records of the same entity, at most `depth` levels deep, without circles. */
  hierarchy?: { depth: number }
  /** The target's entity is a hierarchy: its table, and the column that points at a record's parent. */
  tree?: { table: string; column: string }
  /** Link table of a many-relation, with columns owner_id and target_id. */
  linkTable?: string
}

/** A column of a `rows` property. */
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
  /** Maximum digits after the point of a decimal. */
  places?: number
}

/** Consecutive numbers that the server gives to new records; none is given twice. */
export type Series = {
  /** 'K{year}-{n:4}' */
  form: string
  /** Property with the date or moment whose year is used; absent: the year of creation. */
  by?: string
  /** Writers take turns, so that a failed write leaves no gap. */
  gapless?: true
  /** Key of the setting with the form that holds instead for new records. */
  setting?: string
}

/** A table that stores whole texts, in a column of the same name; column `key` has the record's id. */
export type WholeIn = { table: string; key: string }

export type Property = {
  /** Name in the API, camelCase. */
  name: string
  /** Name in the table, snake_case. */
  column: string
  type: ValueType
  format?: Format
  required: boolean
  /** The API refuses it with a field error. */
  readOnly: boolean
  /** Accepted by the API, never returned. */
  writeOnly: boolean
  default?: unknown
  /** Allowed values of an enum, or of a list's items. */
  values?: readonly string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** Exclusive limits of a decimal. */
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  /** Maximum digits after the point of a decimal. */
  places?: number
  /** First year of a date that may be before 1900. */
  earliest?: 1800
  relation?: Relation
  /** Languages of a `localized` value; the first is required. */
  languages?: readonly string[]
  /** Columns of a `rows` value. */
  columns?: readonly RowColumn[]
  /** Part of the entity's search text. */
  search: boolean
  /** May be used in `_filter[…]`. */
  filter: boolean
  /**
   * The property of a related record (theirs: `column` points here, or at what the own column `over` points at; own:
   * `column` points there). For filters only.
   */
  through?: { entity: string; by: 'own' | 'theirs'; column: string; over?: string; property: Property }
  /** Table with the whole text of which this is the beginning; `contains` searches there too. */
  wholeIn?: WholeIn
  /** May be used in `_order[…]`; such a column has an index that ends in id. */
  sort: boolean
  series?: Series
  /** Sets of properties (each including this one) whose values are unique together. */
  unique: readonly (readonly string[])[]
  access?: {
    read?: RoleExpression
    write?: RoleExpression
    /** Partly shown ("•••• 4300") to people who may read the record but lack `read`. */
    mask?: boolean
    /** Reading the value is logged, and lists show its mask or leave it out. */
    logReads?: true
    /** The value is allowed only while this holds for the record: otherwise it is emptied, and refused when sent. */
    when?: Condition
    /** The value is required while this holds for the record. */
    requiredWhen?: Condition
  }
}

export type EntityAccess = {
  read: RoleExpression
  create?: RoleExpression
  update?: RoleExpression
  delete?: RoleExpression
  export?: RoleExpression
  /** Read a file of records: each row is created or updated as far as `create` and `update` allow. */
  import?: RoleExpression
  /**
   * Rows that a person may see, per role: the union over the roles held; `true` is all. Absent: all rows for
   * whoever may read. Present without a matching role: none.
   */
  rows?: Readonly<Record<string, Condition | true>>
  /**
   * Narrows what staff see: by facts of the person (`{ onlyTeam: 'team' }`: rows with that value or none), or to the
   * rows of records that they see (`'file'`, `['file', 'precasso']`; the inverse of a relation: to records all of
   * whose parts they see, and their own).
   */
  within?: string | readonly string[] | Readonly<Record<string, string>>
  /** Reserved for staff: people of customers have no right to the entity. */
  staffOnly?: boolean
}

/** Child records, stored in another entity. */
export type Child = {
  /** Name under which they are read and sent: 'lines'. */
  name: string
  entity: string
  /** Relation of the child to this entity. */
  property: string
  most: number
}

export type Lifecycle = LifecycleOf<Property>

/** Records that follow each other in time. All three name properties. */
export type Validity = {
  /** First day. */
  from: string
  /** Last day; empty or not named: until the next record of the same matter begins. */
  until?: string
  /** Records with equal values here belong to the same matter; empty counts as a value. */
  by: readonly string[]
}

/** A rule over several properties of a record, or over the limits of one decimal. */
export type Rule = {
  name: string
  /** Property at which a violation is reported. */
  field: string
  /** True for every valid record. */
  holds: Condition
  /** Text key that several entities share; absent: `resources.<entity>.rules.<name>`. */
  text?: string
  /** Values for placeholders of that text. */
  values?: Readonly<Record<string, string>>
  /** Name of the database constraint that enforces it. */
  constraint: string
}

/** @typeParam Name Its name as a literal, by which its types are found (`schemas/generated/entities.ts`). */
export type Entity<Name extends string = string> = {
  /** kebab-case; equals the file name and react-admin's resource name. */
  name: Name
  /** Type name in TypeScript and OpenAPI, PascalCase. */
  typeName: string
  plural: string
  /** '/api/v4/merchant' */
  api: string
  /** '/api/customer/search': finds records by `keywords` or `id`, for pickers (specification, section 7). */
  picker?: string
  table: string
  /** A `singleton` has exactly one record, at the path of the entity itself. */
  kind: 'record' | 'lookup' | 'singleton' | 'log'
  titleField: string
  /** Default order; id breaks ties, in the direction of the last key. */
  order: readonly { field: string; direction: 'asc' | 'desc' }[]
  /** Has a `version` column, sent as `_version`; an outdated one is refused with 412. */
  version: boolean
  audit: boolean
  /** Natural key: properties whose values are unique together, by which an import finds the record of a row. */
  key?: readonly string[]
  /** Property with the position that people give to the records. */
  position?: string
  validity?: Validity
  /** Names of own relations and of inverses: a search also finds records through these related ones. */
  searchThrough?: readonly string[]
  /** Paths to properties of related records whose values are kept in an indexed search text (`keptSearch.ts`). */
  searchKept?: readonly string[]
  /** Paths to amounts and days, own ones or of related records, by which a search finds this record too. */
  searchValues?: readonly string[]
  /** Own relations to one record: words that name it narrow what the other words of a search find. */
  searchWith?: readonly string[]
  /** Paths to indexed properties of records that point to this one; a filter of that name finds by them. */
  filterThrough?: readonly string[]
  children?: readonly Child[]
  /** States and the actions between them. */
  lifecycle?: Lifecycle
  access: EntityAccess
  rules?: readonly Rule[]
  properties: readonly Property[]
}

/** Properties that the server fills in, when a schema declares them (readOnly). */
export const serverFilled = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const
