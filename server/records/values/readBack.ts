/**
 * Accepts a record as it was read: a relation as the embedded object instead of its id, a masked value as its
 * mask, a text per language as the one that was answered, read-only properties with their stored value, and what
 * calls answer besides. Any other value of these is
 * refused as usual.
 */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors } from '#server/errors.ts'
import type { Body } from './body.ts'
import { looksMasked, maskedText } from '#server/sql/mask.ts'
import { mayWrite } from '#server/sql/rights.ts'

/** `standing`: values of properties that this person may not write, or masked ones; they must equal the stored ones. */
export type ReadBack = { body: unknown; standing: Body }

/** The body with relations as ids. An object with more than the embedded properties stays, and is refused as no id. */
export function withRelationIds(given: unknown, { properties }: Entity): unknown {
  if (!isObject(given)) return given
  const changed = properties.flatMap(({ name, relation }): [string, unknown][] => {
    if (!relation || !Object.hasOwn(given, name)) return []
    const value = given[name]
    return [[name, Array.isArray(value) ? value.map((one) => idOf(one, relation.embed)) : idOf(value, relation.embed)]]
  })
  return changed.length > 0 ? { ...given, ...Object.fromEntries(changed) } : given
}

/** Separates the properties that this person may not write, and masked values, from the body. */
export function splitReadBack(sent: unknown, entity: Entity, access: Access): ReadBack {
  if (!isObject(sent)) return { body: sent, standing: {} }
  // `_actions` is no property of the record.
  const { _actions, ...rest } = sent
  const given = entity.lifecycle ? rest : sent
  const names = new Set(
    entity.properties
      .filter(({ name }) => Object.hasOwn(given, name))
      .filter(
        (property) =>
          !mayWrite(property, access) ||
          isMasked(property, given[property.name]) ||
          isOneText(property, given[property.name]),
      )
      .map(({ name }) => name),
  )
  if (names.size === 0) return { body: withRelationIds(given, entity), standing: {} }
  const [kept, taken] = [[] as [string, unknown][], [] as [string, unknown][]]
  for (const entry of Object.entries(given)) (names.has(entry[0]) ? taken : kept).push(entry)
  return { body: withRelationIds(Object.fromEntries(kept), entity), standing: Object.fromEntries(taken) }
}

/** What calls answer of a record besides its properties, such as a warning about its day. */
export type Beside = { names: readonly string[]; of(record: Body): Promise<Body> }

/**
 * Takes that out of a body that was read, where it is as it would be answered now.
 *
 * @param read Reads the record as this person sees it; called only when something of it was sent.
 * @throws {FieldErrors} At each that differs.
 */
export async function withoutBeside(
  sent: unknown,
  { names, of }: Beside,
  read: () => Promise<string>,
): Promise<unknown> {
  if (!isObject(sent) || !names.some((name) => Object.hasOwn(sent, name))) return sent
  const now = await of(JSON.parse(await read()) as Body)
  const other = names.filter((name) => Object.hasOwn(sent, name) && textOf(sent[name]) !== textOf(now[name]))
  refuseAll(other)
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)))
}

/**
 * @param record As this person reads it.
 * @throws {FieldErrors} At each property whose value differs from the stored one.
 */
export function checkStanding(standing: Body, record: Body, { properties }: Entity): void {
  const byName = new Map(properties.map((property) => [property.name, property]))
  const other = Object.keys(standing).filter((name) => {
    const property = byName.get(name)
    return !property || !isSame(property, standing[name], record[name])
  })
  refuseAll(other)
}

function refuseAll(names: readonly string[]): void {
  if (names.length === 0) return
  throw new FieldErrors(Object.fromEntries(names.map((name) => [name, [{ key: 'validation.readOnly' }]])))
}

/** Whether the value is the mask that lists show; a changed one would differ. */
const isMasked = ({ access }: Property, value: unknown): boolean =>
  access?.logReads === true && access.mask === true && looksMasked(value)

/** Whether a text per language is sent as the one text that a list to choose from has of it. */
const isOneText = ({ type }: Property, value: unknown): boolean => type === 'localized' && typeof value === 'string'

function isSame(property: Property, sent: unknown, read: unknown): boolean {
  const { relation } = property
  if (isOneText(property, sent) && isObject(read)) return Object.values(read).includes(sent)
  if (!relation) return textOf(sent) === textOf(read) || (isMasked(property, sent) && sent === maskedText(read))
  const ids = (value: unknown) =>
    textOf(Array.isArray(value) ? value.map((one) => idOf(one, relation.embed)) : idOf(value, relation.embed))
  return ids(sent) === ids(read)
}

/** The id of an object that has nothing besides it and the embedded properties; any other value unchanged. */
function idOf(value: unknown, embed: readonly string[]): unknown {
  if (!isObject(value) || !Object.hasOwn(value, 'id')) return value
  return Object.keys(value).every((name) => name === 'id' || embed.includes(name)) ? value.id : value
}

/** JSON with sorted keys, for comparing. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
