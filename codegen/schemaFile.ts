/** The shape of `<entity>.schema.json` after the check. */
import type { Computed } from '#schemas/computedProperty.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Entity, EntityAccess, Locale, OnDelete, Property, Series, WholeIn } from '#schemas/entity.ts'
import type { Due, LifecycleAction, Tone } from '#schemas/lifecycle.ts'

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
    kind?: Entity['kind']
    version?: boolean
    position?: string
    validity?: { from: string; until?: string; by?: readonly string[] }
    audit?: boolean
    key?: readonly string[]
  }
  'x-access': EntityAccess & { rules?: Readonly<Record<string, RuleSchema>> }
  'x-store'?: {
    table?: string
    searchThrough?: readonly string[]
    searchKept?: readonly string[]
    searchValues?: readonly string[]
    searchWith?: readonly string[]
    filterThrough?: readonly string[]
    indexes?: readonly { properties: readonly string[]; unique?: boolean }[]
  }
  'x-lifecycle'?: LifecycleSchema
  'x-ui'?: EntityScreens
  /** Not in the file: from schemas/i18n/<entity>.json. */
  'x-i18n'?: Partial<Record<Locale, EntityWords>>
}

type EntityWords = {
  title?: string
  plural?: string
  groups?: Record<string, string>
  rules?: Record<string, string>
  actions?: Record<string, ActionWords>
  refusals?: Record<string, string>
  parameters?: Record<string, PropertyWords>
}

export type ActionWords = { title?: string; question?: string; done?: string; again?: string; told?: string }

export type StateSchema = {
  title?: string
  final?: true
  tone?: Tone
  editable?: boolean | readonly string[]
  deletable?: boolean
  require?: readonly string[]
  due?: Due
}

export type ActionSchema = ActionWords & {
  from: '*' | readonly string[]
  to: string | readonly string[]
  fields?: { require?: readonly string[]; optional?: readonly string[] }
  confirm?: LifecycleAction['confirm']
  by?: LifecycleAction['by']
  undo?: string
  danger?: boolean
  sends?: boolean
} & Pick<
    LifecycleAction,
    'access' | 'notBy' | 'when' | 'otherwise' | 'guard' | 'set' | 'effect' | 'bulk' | 'tells' | 'replaces' | 'identify'
  >

export type LifecycleSchema = {
  property: string
  initial: string | readonly string[]
  states: Readonly<Record<string, StateSchema>>
  actions: Readonly<Record<string, ActionSchema>>
  parameters?: Readonly<Record<string, PropertySchema>>
  refusals?: Readonly<Record<string, string>>
}

export type RuleSchema = { if?: Condition; must: Condition; field: string; message: string }

export type Group = { name: string; fields: readonly string[]; tab?: true; columns?: 1 | 2 | 3 }

/** Fields in named groups, or in one group without a name. */
export type Layout = { fields?: readonly string[]; groups?: readonly Group[] }

export type EntityScreens = {
  routes?: { list?: string; create?: string; edit?: string; show?: string | false }
  menu?: { group: string; icon: string; position?: number }
  list?: { columns?: readonly string[]; hidden?: readonly string[]; filters?: readonly string[]; pagination?: boolean }
  form?: Layout & { in?: 'dialog' | 'page' }
  show?: Layout & { tabs?: false }
}

export type PropertySchema = {
  title?: string
  description?: string
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  contentMediaType?: string
  $ref?: string
  enum?: readonly string[]
  oneOf?: readonly { const: string; title?: string; description?: string }[]
  items?: PropertySchema
  /** Not in the file: the names of the two values of a switch. */
  'x-states'?: Readonly<Record<string, string>>
  /** Not in the file: the set in values.schema.json from which the choices come. */
  'x-set'?: string
  properties?: Readonly<Record<string, PropertySchema>>
  required?: readonly string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  places?: number
  earliest?: 1800
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
    hierarchy?: true | { depth: number }
    /** The name alone, or with the maximum number of rows. */
    parent?: string | { as: string; most: number }
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
    /** The format alone, or with further options. */
    series?: string | Series
    computed?: Computed
    renamedFrom?: string
  }
  'x-ui'?: {
    widget?: string
    format?: string
    width?: number
    total?: boolean
    visibleWhen?: Condition
    hide?: readonly ('list' | 'show' | 'edit' | 'create')[]
  }
  /** Not in the file: from schemas/i18n/<entity>.json. */
  'x-i18n'?: Partial<Record<Locale, PropertyWords>>
}

type PropertyWords = { title?: string; help?: string; errors?: Record<string, string>; values?: Record<string, string> }
