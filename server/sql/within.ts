/** Narrows the rows of staff (`x-access.within`): to those of a team, and of records that the person sees. */
import { may } from '#domain/access/roles.ts'
import type { Entity } from '#schemas/entity.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import { narrowingLinks } from '#schemas/within.ts'
import type { Access } from '#server/foundation/access.ts'
import { quote, type Params } from './sql.ts'

export type Reader = Pick<Access, 'may' | 'system' | 'person'>

/** Whether rows of the entity are hidden from this person by what it is narrowed to. */
export const isNarrowed = (entity: Entity, reader: Reader): boolean => limitsOf(entity, reader).length > 0

/** @returns SQL that is true for the rows that remain; undefined when nothing is hidden. */
export function withinSql(entity: Entity, reader: Reader, params: Params, alias: string): string | undefined {
  const limits = limitsOf(entity, reader)
  if (limits.length === 0) return undefined
  const names = narrowingLinks(entity.access)
  if (names.length === 0) {
    const own = limits.map(({ property, id }) => {
      const column = `${alias}.${columnOf(entity, property)}`
      return `(${column} is null or ${column} = ${params.add(id, 'bigint')})`
    })
    return own.join(' and ')
  }
  const all = names.map((name) => {
    const link = linkOf(entity, name)
    const seen = withinSql(link.entity, reader, params, `${alias}_w`) ?? 'true'
    return link.isPart
      ? wholeSql({ entity, link, seen, alias }, reader, params)
      : partSql({ entity, link, seen, alias })
  })
  return all.join(' and ')
}

type Link = { entity: Entity; property: string; isPart: boolean }
type Linked = { entity: Entity; link: Link; seen: string; alias: string }

/** Rows of a record that is seen. Records that belong to none are not hidden from anybody. */
function partSql({ entity, link, seen, alias }: Linked): string {
  const column = `${alias}.${columnOf(entity, link.property)}`
  const isSeen = `exists (select from ${quote(link.entity.table)} ${alias}_w where ${alias}_w.id = ${column} and ${seen})`
  return propertyOf(entity, link.property).required ? isSeen : `(${column} is null or ${isSeen})`
}

/** Records none of whose parts is hidden; and one's own, since one knows what one has sent. */
function wholeSql({ entity, link, seen, alias }: Linked, { person }: Reader, params: Params): string {
  const column = `${alias}_w.${columnOf(link.entity, link.property)}`
  const isWhole = `not exists (select from ${quote(link.entity.table)} ${alias}_w where ${column} = ${alias}.id and not (${seen}))`
  const author = entity.properties.find(({ name }) => name === 'createdBy')
  if (!author || !person) return isWhole
  return `(${alias}.${quote(author.column)} is not distinct from ${params.add(person.id, 'bigint')} or ${isWhole})`
}

/** Limits on an entity or on those that it belongs to; administrators and the program see everything. */
function limitsOf(entity: Entity, reader: Reader): { property: string; id: number }[] {
  const { within } = entity.access
  const { person, system } = reader
  if (within === undefined || system !== undefined || person === null || reader.may('ROLE_ADMIN')) return []
  const links = narrowingLinks(entity.access)
  if (links.length > 0) return links.flatMap((name) => limitsOf(linkOf(entity, name).entity, reader))
  const facts: Readonly<Record<string, unknown>> = person
  return Object.entries(within).flatMap(([fact, property]) => {
    const id = Object.hasOwn(facts, fact) ? facts[fact] : null
    return id === null || id === undefined ? [] : [{ property, id: Number(id) }]
  })
}

function linkOf(entity: Entity, name: string): Link {
  const target = entity.properties.find((property) => property.name === name)?.relation?.entity
  const whole = target === undefined ? undefined : entityByName.get(target)
  if (whole) return { entity: whole, property: name, isPart: false }
  for (const part of entities) {
    const property = part.properties.find(
      ({ relation }) => relation?.entity === entity.name && relation.inverse === name,
    )
    if (property) return { entity: part, property: property.name, isPart: true }
  }
  throw new RangeError(`"${entity.name}" is seen within "${name}", which is no relation and no inverse.`)
}

function propertyOf(entity: Entity, name: string) {
  const property = entity.properties.find((one) => one.name === name)
  if (!property) throw new RangeError(`"${entity.name}" is narrowed by "${name}", which is not a property.`)
  return property
}

const columnOf = (entity: Entity, name: string): string => quote(propertyOf(entity, name).column)

/** The person on whose behalf the program works, as a reader: with their limits. */
export const readerBehind = ({ person }: Pick<Access, 'person'>): Reader => ({
  person,
  may: (expression) => person !== null && expression !== undefined && may(person.acl, expression),
})
