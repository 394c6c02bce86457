/**
 * The model after load and check, the only input of emitters: the facts of every entity, plus presentation,
 * texts and positions.
 */
import type { Computed } from '#schemas/computedProperty.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Entity, Locale, Property } from '#schemas/entity.ts'
import type { SubjectTexts } from './texts/subjectTexts.ts'

/** Paths in `resources/` without extension; each file exports a component of the same name. */
export type Renderer = { field?: string; input?: string }
export type Renderers = Readonly<Record<'formats' | 'widgets', Readonly<Record<string, Renderer>>>>

export type PropertyTexts = {
  title: string
  help?: string
  /** Labels per enum value. */
  values: Record<string, string>
  /** Messages per keyword ("pattern", "required", …). */
  errors: Record<string, string>
}

export type PropertyUi = {
  /** Name of a widget in codegen/vocabulary/widgets.json ("textarea", "radio", …); absent: by type. */
  widget?: string
  /** Display format of a value ("DD-MM-YYYY HH:mm"); absent: by type. */
  format?: string
  /** Column width in pixels. */
  width?: number
  /** Lists add it up; absent: by type and kind. */
  total?: boolean
  visibleWhen?: Condition
  hide: readonly ('list' | 'show' | 'edit' | 'create')[]
}

export type ColumnModel = {
  name: string
  /** JSON Schema of the column, without x- keywords. */
  schema: Readonly<Record<string, unknown>>
  texts: Record<Locale, PropertyTexts>
}

export type PropertyModel = {
  facts: Property
  /** JSON Schema of the property, without x- keywords. */
  schema: Readonly<Record<string, unknown>>
  ui: PropertyUi
  texts: Record<Locale, PropertyTexts>
  /** Columns of rows, in the order of the facts. */
  columns?: readonly ColumnModel[]
  /** An additional index, besides those for `sort`, `unique` and relations. */
  index: boolean
  /** Definition of a computed value; nobody fills it in. */
  computed?: Computed
  /** Former name of the property; the planner renames the column. */
  renamedFrom?: string
}

export type ActionTexts = { title: string; question?: string; done?: string; again?: string; told?: string }

export type EntityTexts = {
  title: string
  plural: string
  groups: Record<string, string>
  /** Messages of broken rules. */
  rules: Record<string, string>
  /** Texts of a lifecycle, by action and by refusal. */
  actions: Record<string, ActionTexts>
  refusals: Record<string, string>
}

export type FormGroup = {
  name?: string
  fields: readonly string[]
  /** A tab begins here, and ends where the next begins. */
  tab?: true
  /** Most inputs or values beside each other; absent: as many as fit. */
  columns?: number
}

export type EntityUi = {
  /** Page paths; list is always present. With a form in a dialog there is no create or edit path. */
  routes: { list: string; create?: string; edit?: string; show?: string }
  menu?: { group: string; icon: string; position?: number }
  /** `hidden`: columns that are not shown until somebody selects them. `totals`: properties that lists add up. */
  list: {
    columns: readonly string[]
    hidden: readonly string[]
    filters: readonly string[]
    totals: readonly string[]
    pagination: boolean
  }
  form: { in: 'dialog' | 'page'; groups: readonly FormGroup[] }
  show: { groups: readonly FormGroup[] }
}

export type EntityModel = {
  facts: Entity
  /** 'merchant.schema.json' */
  file: string
  description?: string
  /** camelCase name of the exported facts: 'fileStatus' for 'file-status'. */
  constName: string
  properties: readonly PropertyModel[]
  /** Parameters of lifecycle actions that are no properties. */
  parameters: readonly PropertyModel[]
  ui: EntityUi
  texts: Record<Locale, EntityTexts>
  /** Additional composite indexes: x-store.indexes of the entity. */
  indexes: readonly { properties: readonly string[]; unique: boolean }[]
  /** SHA-256 of the schema text; used as a baseline for ejected views and for the cache. */
  hash: string
}

export type Model = {
  entities: readonly EntityModel[]
  roles: readonly string[]
  /** `$defs` of values.schema.json, with `Role` narrowed to an enum of the roles. */
  definitions: Readonly<Record<string, unknown>>
  /** Plurals that have a hand-written resources/<plural>/index.ts. */
  overrides: readonly string[]
  renderers: Renderers
  /** Per plural, the components that `resources/<plural>/fields.tsx` overrides: 'AnswerDueField', 'RolesInput'. */
  ownParts: ReadonlyMap<string, readonly string[]>
  /** Hand-written texts. */
  texts: SubjectTexts
}

/** Output of an emitter. Paths are relative to the project and lie in a folder called generated. */
export type OutputFile = { path: string; text: string }

/** Emits the files of one entity; runs again only when that entity or an embedded one has changed. */
/** Returns a text made only from `input`, reusing that of an earlier run with equal input. */
export type Once = (name: string, input: unknown, make: () => string | Promise<string>) => Promise<string>

/** Emits files of an entity. Without `once` every text is made again. */
export type EntityEmitter = (entity: EntityModel, model: Model, once?: Once) => OutputFile[] | Promise<OutputFile[]>

/** Emits files that list all entities. */
export type ProjectEmitter = (model: Model) => OutputFile[] | Promise<OutputFile[]>
