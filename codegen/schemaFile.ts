/** The shape of one `<entity>.schema.json` once the check has passed it. */
import type { Condition } from '#schemas/condition.ts'
import type { EntityAccess, Locale, OnDelete, Property, WholeIn } from '#schemas/entity.ts'

export type SchemaFile = {
  title?: string
  description?: string
  required?: readonly string[]
  properties: Readonly<Record<string, PropertySchema>>
  'x-entity': {
    plural: string
    api?: string
    picker?: string
    titleField?: string
    /** Property names; "-name" is descending. */
    order?: readonly string[]
    kind?: 'record' | 'lookup' | 'log'
    version?: boolean
    position?: string
    validity?: { from: string; until?: string; by?: readonly string[] }
    audit?: boolean
  }
  'x-access': EntityAccess
  'x-store'?: {
    table?: string
    searchThrough?: readonly string[]
    indexes?: readonly { properties: readonly string[]; unique?: boolean }[]
  }
  'x-ui'?: EntityScreens
  'x-i18n'?: Partial<Record<Locale, { title?: string; plural?: string; groups?: Record<string, string> }>>
}

/** Fields in named groups, or in one group without a name. */
export type Layout = { fields?: readonly string[]; groups?: readonly { name: string; fields: readonly string[] }[] }

export type EntityScreens = {
  routes?: { list?: string; create?: string; edit?: string; show?: string }
  menu?: { group: string; icon: string; position?: number }
  list?: { columns?: readonly string[]; hidden?: readonly string[]; filters?: readonly string[]; pagination?: boolean }
  form?: Layout & { in?: 'dialog' | 'page' }
  show?: Layout
}

export type PropertySchema = {
  title?: string
  description?: string
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  contentMediaType?: string
  $ref?: string
  enum?: readonly string[]
  oneOf?: readonly { const: string; title?: string }[]
  items?: PropertySchema
  properties?: Readonly<Record<string, PropertySchema>>
  required?: readonly string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  readOnly?: boolean
  writeOnly?: boolean
  default?: unknown
  examples?: readonly unknown[]
  'x-access'?: Property['access']
  'x-relation'?: {
    entity: string
    many?: boolean
    embed?: readonly string[]
    inverse?: string
    onDelete?: OnDelete
    where?: Condition
  }
  'x-store'?: {
    column?: string
    index?: boolean
    unique?: boolean | readonly string[]
    search?: boolean
    filter?: boolean
    sort?: boolean
    wholeIn?: WholeIn
    renamedFrom?: string
  }
  'x-ui'?: {
    widget?: string
    format?: string
    width?: number
    help?: string
    visibleWhen?: Condition
    hide?: readonly ('list' | 'show' | 'edit' | 'create')[]
  }
  'x-i18n'?: Partial<
    Record<Locale, { title?: string; help?: string; errors?: Record<string, string>; values?: Record<string, string> }>
  >
}
