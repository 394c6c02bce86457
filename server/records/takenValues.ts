/**
 * Whether values that must be unique are taken, asked before a record is saved. Whoever may add or change records is
 * told the same by the refusal of a save: that a value is taken, and by which record only where that one may be read.
 */
import type { Entity } from '#schemas/entity.ts'
import { uniqueSets } from '#schemas/unique.ts'
import { normalise } from '#domain/normalise.ts'
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors } from '#server/errors.ts'
import { textsIn } from '#server/lists/choices.ts'
import type { Context } from '#server/lists/page.ts'
import { titledRecord, unsentRecord } from '#server/records/record.ts'
import { checkRelations } from '#server/records/relations.ts'
import type { Body } from '#server/records/values/body.ts'
import { compare } from '#server/sql/comparison.ts'
import { readFilterValue } from '#server/sql/filterValue.ts'
import { isId } from '#server/sql/id.ts'
import { mayRead, mayWrite } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

type Names = readonly string[]

/** `record`: its id and title; null when it is hidden from the asker. */
export type Taken = { properties: Names; record: (Body & { id: number }) | null }

/** Name under which the record is given that has the values, and may keep them. */
const own = '_for'

/**
 * @param asked Values by the names of their properties, and the record that they are of, if it exists already.
 * @returns The sets whose values another record has.
 * @throws {FieldErrors} At a property that is not unique or not the asker's, a value that is none, a missing one.
 * @throws {NotFound} If the record that they are of does not exist or is hidden from this person.
 */
export async function takenBy(asked: unknown, context: Context): Promise<Taken[]> {
  const { entity, engine } = context
  const sets = setsFor(context)
  const { [own]: id, ...texts } = textsIn(textsOf(asked), [own, ...new Set(sets.flat())])
  if (id !== undefined && !isId(id)) throw new FieldErrors({ [own]: [{ key: 'validation.pattern' }] })
  // A record that the asker does not see must not be found by leaving it out.
  if (id !== undefined) await unsentRecord(id, context)
  const values = valuesIn(texts as Readonly<Record<string, string>>, entity)
  const whole = sets.filter((set) => set.every((name) => Object.hasOwn(values, name)))
  if (whole.length === 0) throw new FieldErrors(missingIn(sets, values))
  await checkRelations(values, context, engine)
  const found: Taken[] = []
  for (const set of whole) {
    const record = await holderOf(set, values, id, context)
    if (record !== undefined) found.push({ properties: set, record })
  }
  return found
}

/** Numbers and truths as the texts that a filter has, since they are compared as one. */
function textsOf(asked: unknown): Readonly<Record<string, unknown>> {
  if (typeof asked !== 'object' || asked === null) return {}
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  )
}

function setsFor({ entity, access }: Context): Names[] {
  const named = (set: Names) => entity.properties.filter(({ name }) => set.includes(name))
  return uniqueSets(entity).filter(
    (set) =>
      named(set).some((property) => mayWrite(property, access)) &&
      named(set).every((property) => mayWrite(property, access) || mayRead(property, access)),
  )
}

/** Values as they are stored: '06-12 34 56 78' is asked about as '+31612345678'. Relations as numbers. */
function valuesIn(texts: Readonly<Record<string, string>>, { properties }: Entity): Body {
  const read = properties.flatMap((property): [string, unknown][] => {
    const { name, format, type } = property
    const text = texts[name]
    if (text === undefined) return []
    const isWord = type !== 'string' && text.startsWith('$')
    const value = isWord ? undefined : readFilterValue(property, 'eq', normalise(format, text))
    if (value === undefined || value === '') throw new FieldErrors({ [name]: [{ key: 'validation.pattern' }] })
    return [[name, type === 'relation' ? Number(value) : value]]
  })
  return Object.fromEntries(read)
}

function missingIn(sets: readonly Names[], values: Body): Record<string, { key: string }[]> {
  const begun = sets.find((set) => set.some((name) => Object.hasOwn(values, name))) ?? sets[0] ?? []
  const missing = begun.filter((name) => !Object.hasOwn(values, name))
  return Object.fromEntries(missing.map((name) => [name, [{ key: 'validation.required' }]]))
}

/** @returns undefined when no other record has them. */
async function holderOf(
  set: Names,
  values: Body,
  id: string | undefined,
  context: Context,
): Promise<Taken['record'] | undefined> {
  const { engine, entity, access } = context
  const params = new Params()
  const place = { alias: 't', params }
  const equal = entity.properties
    .filter(({ name }) => set.includes(name))
    .map((property) => compare(property, 'eq', values[property.name] as string | number | boolean, place))
  const other = id === undefined ? undefined : `t.id <> ${params.add(id, 'bigint')}`
  const seen = access.may(entity.access.read) ? (rowScope(context, params) ?? 'true') : 'false'
  const text = `select t.id, (${seen}) is true as seen from ${quote(entity.table)} t where ${allOf([...equal, other])} limit 1`
  // Asks as the server itself, because hidden records hold values too.
  const { rows } = await forServer(() => engine.query<{ id: number; seen: boolean }>(prepared(text, params.values)))
  const [row] = rows
  if (!row) return undefined
  return row.seen ? titledRecord(row.id, context) : null
}
