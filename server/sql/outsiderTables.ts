/**
 * Tables, columns and rows that people from outside may reach in the database, computed from the schemas. What is not
 * named here, or in `grants.ts`, is closed to their role.
 */
import { portalRoles } from '#domain/access/portalRoles.ts'
import { may } from '#domain/access/roles.ts'
import type { Entity, Property, Relation } from '#schemas/entity.ts'
import { keptTable } from '#schemas/keptSearch.ts'
import { quote } from './sql.ts'

export type OutsiderTable = {
  table: string
  /** Columns that may be read; absent: all but those in `hides`. */
  columns?: readonly string[]
  hides?: readonly string[]
  writes: readonly Write[]
  /** A list that everybody reads whole. */
  isWhole?: boolean
  /** SQL that is true for the rows that may be read; absent: the schema's own rows say so, or the table is open. */
  rows?: string
}
type Write = 'insert' | 'update' | 'delete'
type Visible = { entity: Entity; property: Property; relation: Relation }

/** @returns One per table, in the order of the entities. */
export function outsiderTables(entities: readonly Entity[]): OutsiderTable[] {
  const seen = entities.filter((entity) => isGuarded(entity) || isOpen(entity))
  const own = seen.map((entity) => ({
    table: entity.table,
    hides: hiddenColumns(entity),
    writes: writesOf(entity),
    isWhole: isOpen(entity),
  }))
  const kept = seen
    .filter((entity) => isGuarded(entity) && entity.searchKept)
    .map((entity) => ({ table: keptTable(entity), writes: [] }))
  const relations = seen.flatMap((entity) =>
    entity.properties.flatMap((property): Visible[] =>
      property.relation && !isHidden(property, entity) ? [{ entity, property, relation: property.relation }] : [],
    ),
  )
  const links = relations.flatMap(({ entity, relation }) => (relation.many ? linkTable(entity, relation) : []))
  const embedded = entities.flatMap((target) => {
    const pointing = relations.filter(({ relation }) => relation.entity === target.name)
    return seen.includes(target) || pointing.length === 0 ? [] : [embeddedTable(target, pointing)]
  })
  return [...own, ...kept, ...links, ...embedded, ...seen.flatMap(wholeTexts)]
}

/** Tables of whole texts, of which the records have the beginnings: as far as the records are seen. */
function wholeTexts(entity: Entity): OutsiderTable[] {
  const visible = entity.properties.filter((property) => property.wholeIn && !isHidden(property, entity))
  const byTable = Map.groupBy(visible, ({ wholeIn }) => wholeIn?.table ?? '')
  return [...byTable].map(([table, properties]) => {
    const key = properties[0]?.wholeIn?.key ?? ''
    const rows = `exists (select from ${quote(entity.table)} r where r.id = ${quote(table)}.${quote(key)})`
    return { table, columns: [key, ...properties.flatMap(columnsOf)], writes: [], rows }
  })
}

/** Tables whose rows go or change with a record that people from outside delete: the database does that, and logs it in their role. */
export function followingTables(entities: readonly Entity[]): string[] {
  const deleted = entities.filter((entity) => writesOf(entity).includes('delete')).map(({ name }) => name)
  const follows = ({ properties }: Entity) =>
    properties.some(({ relation }) => relation && deleted.includes(relation.entity) && relation.onDelete !== 'restrict')
  return entities.filter(follows).map(({ table }) => table)
}

/** Whether policies decide about its rows. */
export const isGuarded = ({ access: { rows } }: Entity): boolean => rows !== undefined

/** Lists that everybody chooses from. */
const isOpen = ({ access: { rows, read, staffOnly } }: Entity): boolean =>
  rows === undefined && staffOnly !== true && may(portalRoles, read)

/** Writes of a form, and of actions of the lifecycle. */
function writesOf({ access: { create, update, delete: remove }, lifecycle }: Entity): Write[] {
  const acts = Object.values(lifecycle?.actions ?? {}).some(
    ({ by, access }) => by !== 'system' && may(portalRoles, access),
  )
  return [
    ...(may(portalRoles, create) ? (['insert'] as const) : []),
    ...(may(portalRoles, update) || acts ? (['update'] as const) : []),
    ...(may(portalRoles, remove) ? (['delete'] as const) : []),
  ]
}

/** Whether nobody from outside reads it; conditions and orders of the entity still may. */
function isHidden({ name, access }: Property, { access: { rows = {} }, order }: Entity): boolean {
  if (access?.read === undefined || access.mask || may(portalRoles, access.read)) return false
  return !JSON.stringify(rows).includes(`"${name}"`) && !JSON.stringify(order).includes(name)
}

/** None of what they change, because a write reads the whole record. */
const hiddenColumns = (entity: Entity): string[] =>
  (writesOf(entity).includes('update') ? [] : entity.properties)
    .filter((property) => isHidden(property, entity))
    .flatMap(columnsOf)

const columnsOf = ({ column, type, relation }: Property): string[] =>
  relation?.many ? [] : type === 'money' ? [column, `${column}_currency`] : [column]

function linkTable({ table }: Entity, { linkTable: name }: Relation): OutsiderTable[] {
  if (name === undefined) return []
  const rows = `exists (select from ${quote(table)} r where r.id = ${quote(name)}.owner_id)`
  return [{ table: name, columns: ['owner_id', 'target_id'], writes: [], rows }]
}

/** What records from outside show of a record that they point at: the embedded properties, and no row besides. */
function embeddedTable(target: Entity, pointing: readonly Visible[]): OutsiderTable {
  const names = new Set(pointing.flatMap(({ relation }) => relation.embed))
  const shown = target.properties.filter((property) => names.has(property.name) && !isHidden(property, target))
  const columns = ['id', ...shown.flatMap(columnsOf).filter((column) => column !== 'id')]
  // Lookups belong to nobody.
  if (target.kind === 'lookup') return { table: target.table, columns, writes: [] }
  const id = `${quote(target.table)}.id`
  const rows = pointing.map(({ entity, property, relation }) =>
    relation.many
      ? `exists (select from ${quote(relation.linkTable ?? '')} r where r.target_id = ${id})`
      : `exists (select from ${quote(entity.table)} r where r.${quote(property.column)} = ${id})`,
  )
  return { table: target.table, columns, writes: [], rows: rows.join(' or ') }
}
