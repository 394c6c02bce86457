/**
 * What codegen knows after load and check, and the only thing an emitter reads:
 * the facts of every entity, and beside them presentation, words and positions.
 */
import type { Computed } from '#codegen/sql/computed.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Entity, Locale, Property } from '#schemas/entity.ts'

/** Files from `resources/`, without their ending; each exports a component of its own name. */
export type Renderer = { field?: string; input?: string }
export type Renderers = Readonly<Record<'formats' | 'widgets', Readonly<Record<string, Renderer>>>>

export type PropertyTexts = {
  title: string
  help?: string
  /** Per enum value. */
  values: Record<string, string>
  /** Per keyword ("pattern", "required", …). */
  errors: Record<string, string>
}

export type PropertyUi = {
  /** Name of a widget in codegen/vocabulary/widgets.json ("textarea", "radio", …); absent: by type. */
  widget?: string
  /** How a value is shown ("DD-MM-YYYY HH:mm"); absent: by type. */
  format?: string
  /** Column width in pixels. */
  width?: number
  visibleWhen?: Condition
  hide: readonly ('list' | 'show' | 'edit' | 'create')[]
}

export type ColumnModel = {
  name: string
  /** JSON Schema of the column, without any x- keyword. */
  schema: Readonly<Record<string, unknown>>
  texts: Record<Locale, PropertyTexts>
}

export type PropertyModel = {
  facts: Property
  /** JSON Schema of the property, without any x- keyword. */
  schema: Readonly<Record<string, unknown>>
  ui: PropertyUi
  texts: Record<Locale, PropertyTexts>
  /** Columns of rows, in the order of the facts. */
  columns?: readonly ColumnModel[]
  /** Extra index wish, beside those that `sort`, `unique` and relations bring. */
  index: boolean
  /** What its value follows from; nobody fills it in. */
  computed?: Computed
  /** Property name this one had before; the planner renames the column. */
  renamedFrom?: string
}

export type ActionTexts = { title: string; question?: string; done?: string; again?: string; told?: string }

export type EntityTexts = {
  title: string
  plural: string
  groups: Record<string, string>
  /** What is said of each rule that is broken. */
  rules: Record<string, string>
  /** Of a lifecycle, by action and by reason. */
  actions: Record<string, ActionTexts>
  refusals: Record<string, string>
}

export type FormGroup = { name?: string; fields: readonly string[] }

export type EntityUi = {
  /** Page paths; list is always set. With a form in a dialog there is no create or edit path. */
  routes: { list: string; create?: string; edit?: string; show?: string }
  menu?: { group: string; icon: string; position?: number }
  /** `hidden`: those of the columns that are not shown until somebody chooses them. */
  list: { columns: readonly string[]; hidden: readonly string[]; filters: readonly string[]; pagination: boolean }
  form: { in: 'dialog' | 'page'; groups: readonly FormGroup[] }
  show: { groups: readonly FormGroup[] }
}

export type EntityModel = {
  facts: Entity
  /** 'merchant.schema.json' */
  file: string
  /** camelCase name of the exported facts: 'fileStatus' for 'file-status'. */
  constName: string
  properties: readonly PropertyModel[]
  /** What actions of a lifecycle ask for beside properties. */
  parameters: readonly PropertyModel[]
  ui: EntityUi
  texts: Record<Locale, EntityTexts>
  /** Extra composite indexes: x-store.indexes on the entity. */
  indexes: readonly { properties: readonly string[]; unique: boolean }[]
  /** SHA-256 of the schema text; a baseline for ejected views and the incremental cache. */
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
  /** Per plural what `resources/<plural>/fields.tsx` shows and fills in by itself: 'AnswerDueField', 'RolesInput'. */
  ownParts: ReadonlyMap<string, readonly string[]>
}

/** What an emitter returns. Paths are relative to the project and lie in a folder called generated. */
export type OutputFile = { path: string; text: string }

/** Files of one entity: run again only when that entity, or one it embeds, has changed. */
export type EntityEmitter = (entity: EntityModel, model: Model) => OutputFile[] | Promise<OutputFile[]>

/** Files that list all entities. */
export type ProjectEmitter = (model: Model) => OutputFile[] | Promise<OutputFile[]>
