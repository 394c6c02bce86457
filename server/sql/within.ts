/** Narrows the rows of staff (`x-access.within`): to those of a team, and of records that the person sees. */
import type { Entity } from '#schemas/entity.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import { quote, type Params } from './sql.ts'

type Reader = Pick<Access, 'may' | 'system' | 'person'>

/** Whether rows of the entity are hidden from this person by what it is narrowed to. */
export const isNarrowed = (entity: Entity, reader: Reader): boolean => limitsOf(entity, reader).length > 0

/** @returns SQL that is true for the rows that remain; undefined when nothing is hidden. */
export function withinSql(entity: Entity, reader: Reader, params: Params, alias: string): string | undefined {
  const limits = limitsOf(entity, reader)
  if (limits.length === 0) return undefined
  const { within } = entity.access
  if (typeof within !== 'string') {
    const own = limits.map(({ property, id }) => {
      const column = `${alias}.${columnOf(entity, property)}`
      return `(${column} is null or ${column} = ${params.add(id, 'bigint')})`
    })
    return own.join(' and ')
  }
  const whole = parentOf(entity, within)
  const over = `${alias}_w`
  const seen = withinSql(whole, reader, params, over) ?? 'true'
  const link = `${alias}.${columnOf(entity, within)}`
  const isSeen = `exists (select from ${quote(whole.table)} ${over} where ${over}.id = ${link} and ${seen})`
  // Records that belong to none are not hidden from anybody.
  return propertyOf(entity, within).required ? isSeen : `(${link} is null or ${isSeen})`
}

/** Limits on an entity or on the one that it belongs to; administrators and the program see everything. */
function limitsOf(entity: Entity, reader: Reader): { property: string; id: number }[] {
  const { within } = entity.access
  const { person, system, may } = reader
  if (within === undefined || system !== undefined || person === null || may('ROLE_ADMIN')) return []
  if (typeof within === 'string') return limitsOf(parentOf(entity, within), reader)
  const facts: Readonly<Record<string, unknown>> = person
  return Object.entries(within).flatMap(([fact, property]) => {
    const id = Object.hasOwn(facts, fact) ? facts[fact] : null
    return id === null || id === undefined ? [] : [{ property, id: Number(id) }]
  })
}

function parentOf(entity: Entity, name: string): Entity {
  const target = entity.properties.find((property) => property.name === name)?.relation?.entity
  const parent = target === undefined ? undefined : entityByName.get(target)
  if (!parent) throw new RangeError(`"${entity.name}" is seen within "${name}", which is no relation.`)
  return parent
}

function propertyOf(entity: Entity, name: string) {
  const property = entity.properties.find((one) => one.name === name)
  if (!property) throw new RangeError(`"${entity.name}" is narrowed by "${name}", which is not a property.`)
  return property
}

const columnOf = (entity: Entity, name: string): string => quote(propertyOf(entity, name).column)
