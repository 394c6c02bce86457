/**
 * A record as JSON, built by PostgreSQL: with the names of the API, relations embedded by joins, and without
 * the columns that this person may not see.
 */
import type { Entity, Locale, Property, RoleExpression } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { defaultLocale } from '#schemas/product.ts'
import { columnOf } from './columns.ts'
import { compileCondition } from './condition.ts'
import type { Asker } from './operands.ts'
import { listedProperties, visibleProperties, visibleRows, type Visible } from './rights.ts'
import { allOf, literal, quote, type Params } from './sql.ts'
import { isNarrowed, withinSql } from './within.ts'

export type Entities = ReadonlyMap<string, Entity>
export type Projection = { columns: string; joins: string }
type Context = Asker & { entities: Entities; params: Params }

/**
 * Cached select lists, by entity and by the rights held. Only those without parameters are cached, so nothing
 * else affects them.
 */
const projectionsByEntities = new WeakMap<Entities, Map<string, Projection>>()
const mostMade = 500

/**
 * Returns the select list and the joins for one entity whose table has the alias `t`.
 *
 * @param isList Select what a list shows, instead of the whole record.
 */
export function projectionOf(entity: Entity, context: Context, isList = false): Projection {
  const projections = projectionsByEntities.get(context.entities) ?? new Map<string, Projection>()
  projectionsByEntities.set(context.entities, projections)
  const expressions = expressionsOf(entity, context.entities)
  const key = `${entity.name}${isList ? ' list' : ''} ${context.access.textLocale ?? ''} ${expressions.map((expression) => (context.access.may(expression) ? 1 : 0)).join('')}`
  const before = context.params.values.length
  // A projection narrowed to one person is not shared with others.
  const targets = entity.properties.flatMap(({ relation }) => context.entities.get(relation?.entity ?? '') ?? [])
  const isOwn = targets.some((target) => isNarrowed(target, context.access))
  const projection =
    (isOwn ? undefined : projections.get(key)) ??
    project(
      isList ? listedProperties(entity, context.access) : visibleProperties(entity, context.access),
      entity,
      context,
    )
  if (projections.size >= mostMade) projections.clear()
  if (!isOwn && context.params.values.length === before) projections.set(key, projection)
  return projection
}

/** All role expressions that decide on a select list: those of the entity and of its relations' targets. */
const expressionsByEntity = new WeakMap<Entity, readonly RoleExpression[]>()

function expressionsOf(entity: Entity, entities: Entities): readonly RoleExpression[] {
  const known = expressionsByEntity.get(entity)
  if (known) return known
  const targets = entity.properties.flatMap(({ relation }) => (relation ? (entities.get(relation.entity) ?? []) : []))
  const all = [entity, ...targets].flatMap(({ access: { read, rows = {} }, properties }) => [
    read,
    ...Object.keys(rows),
    ...properties.flatMap(({ access }) => access?.read ?? []),
  ])
  const expressions = [...new Set(all)]
  expressionsByEntity.set(entity, expressions)
  return expressions
}

function project(shown: readonly Visible[], entity: Entity, context: Context): Projection {
  const joins: string[] = []
  const columns = shown.map(({ property, masked }) => {
    const value = property.relation
      ? relationValue(property, context, joins)
      : masked
        ? maskedValue(property, 't')
        : plainValue(property, 't', context.access)
    return `${value} as ${quote(property.name)}`
  })
  if (entity.version) columns.push('t.version as "_version"')
  return { columns: columns.join(', '), joins: joins.join('') }
}

/** SQL for the value as the API writes it. */
function plainValue(property: Property, alias: string, { textLocale }: Pick<Access, 'textLocale'>): string {
  const column = columnOf(property, alias)
  switch (property.type) {
    case 'localized':
      return textLocale === undefined ? column : textIn(textLocale, column, property)
    case 'date-time':
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'money':
      return `case when ${column} is not null then json_build_object('amount', ${column}, 'currency', ${alias}.${quote(`${property.column}_currency`)}) end`
    case 'percentage':
    case 'decimal':
      return `trim_scale(${column})::text`
    default:
      return column
  }
}

/** The text in that language, else in the first language, which is always filled in. */
function textIn(locale: Locale, column: string, { languages: [first = defaultLocale] = [] }: Property): string {
  return `coalesce(nullif(${column} ->> ${literal(locale)}, ''), ${column} ->> ${literal(first)})`
}

/** The last four characters; short texts are hidden completely, an empty value stays empty. */
function maskedValue(property: Property, alias: string): string {
  const text = `${columnOf(property, alias)}::text`
  return `'•••• ' || case when length(${text}) > 8 then right(${text}, 4) when ${text} is not null then '' end`
}

function relationValue(property: Property, context: Context, joins: string[]): string {
  const { relation } = property
  const target = relation && context.entities.get(relation.entity)
  if (!relation || !target) throw new Error(`"${property.name}" points at an entity that does not exist.`)
  const alias = `r${joins.length}`
  if (!relation.many) {
    const id = columnOf(property, 't')
    const embedded = embeddedRecord(target, relation.embed, { alias, id }, context)
    joins.push(` left join ${quote(target.table)} ${alias} on ${alias}.id = ${id}`)
    return `case when ${id} is not null then ${embedded} end`
  }
  const embedded = embeddedRecord(target, relation.embed, { alias: 'm', id: 'l.target_id' }, context)
  return `(select coalesce(json_agg(${embedded} order by l.target_id), '[]') from ${quote(relation.linkTable ?? '')} l left join ${quote(target.table)} m on m.id = l.target_id where l.owner_id = t.id)`
}

/**
 * SQL for the embedded properties of a relation's target, whose table has that alias, as a JSON object.
 *
 * @param place `id`: the column that points at the target, because row security may hide the target's own row.
 */
export const embeddedRecord = (
  target: Entity,
  embed: readonly string[],
  { alias, id }: { alias: string; id: string },
  context: Context,
): string => `json_build_object('id', ${id}${embeddedColumns(target, embed, alias, context).map(pair).join('')})`

const pair = ({ name, value }: { name: string; value: string }): string => `, ${literal(name)}, ${value}`

/**
 * The embedded properties that this person may read. Of rows of the target that the person may not see, only
 * the id remains.
 */
function embeddedColumns(target: Entity, embed: readonly string[], alias: string, context: Context) {
  const rows = context.access.may(target.access.read) ? visibleRows(target, context.access) : true
  const condition = allOf([
    rows === true ? undefined : compileCondition(rows, { ...context, entity: target, alias }),
    withinSql(target, context.access, context.params, alias),
  ])
  return visibleProperties(target, context.access)
    .filter(({ property }) => embed.includes(property.name) && property.name !== 'id')
    .map(({ property, masked }: Visible) => {
      const value = masked ? maskedValue(property, alias) : plainValue(property, alias, context.access)
      return { name: property.name, value: condition ? `case when ${condition} then ${value} end` : value }
    })
}
