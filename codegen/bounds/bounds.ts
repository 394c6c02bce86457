/**
 * Limits of the values of properties, now and at the last run. Tables do not contain them, so codegen stores
 * them beside the migrations. When two branches change the same line, a merge keeps both, and the looser limit
 * counts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'

/** Limits of a value: of a text or each text of several, a number, or a list. */
export type Bounds = Partial<
  Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', number>
>

/** The facts that matter for the column; `name` as SQL writes it. */
type Measured = {
  name: string
  type: string
  values?: readonly string[]
  languages?: readonly string[]
  bounds?: Bounds
}

export const boundsFile = 'server/db/migrations/bounds.txt'

const lowest = ['minLength', 'minimum', 'minItems'] as const
const highest = ['maxLength', 'maximum', 'maxItems'] as const
const all = [...lowest, ...highest]
type Bound = keyof Bounds

/** The limits of every property, one line each, also for those without limits: the line says that they have none. */
export const boundsText = ({ entities }: Model): string =>
  entities
    .flatMap((entity) => entity.properties.map((property) => lineOf(entity, property)))
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')

const lineOf = ({ facts }: EntityModel, property: PropertyModel): string =>
  [`${facts.name}.${property.facts.name}`, ...Object.entries(boundsOf(property)).map((one) => one.join('='))].join(' ')

/** The limits that the schema sets. */
export function boundsOf({ facts, schema }: PropertyModel): Bounds {
  const said: Readonly<Record<string, unknown>> = { ...schema, ...facts }
  const found = all.flatMap((name) => (typeof said[name] === 'number' ? [[name, said[name]] as const] : []))
  return Object.fromEntries(found)
}

/** Whether the schemas allow all values that the last run allowed; also true without a last run to compare with. */
export function areBoundsKept(root: string, model: Model): boolean {
  const text = readBounds(root)
  if (text === undefined || text === boundsText(model)) return true
  const known = boundsIn(text)
  return model.entities.every(({ facts, properties }) =>
    properties.every((property) => {
      const was = known.get(`${facts.name}.${property.facts.name}`)
      const bounds = boundsOf(property)
      return !was || !all.some((name) => isTighter(name, bounds[name], was))
    }),
  )
}

/** The limits at the last run, by `merchant.name`; new properties have none to compare with. */
export const knownBounds = (root: string): ReadonlyMap<string, Bounds> => boundsIn(readBounds(root) ?? '')

/**
 * Stores the limits for the next run, once the planner has agreed to them.
 *
 * @param dryRun Reports whether they differ, without writing.
 * @returns Whether they differ from those that are stored.
 */
export function keepBounds(root: string, model: Model, { dryRun = false } = {}): boolean {
  const text = boundsText(model)
  if (readBounds(root) === text) return false
  if (dryRun) return true
  const path = join(root, boundsFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return true
}

function readBounds(root: string): string | undefined {
  const path = join(root, boundsFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function boundsIn(text: string): Map<string, Bounds> {
  const found = new Map<string, Bounds>()
  for (const line of text.split(/\r?\n/)) {
    const [name = '', ...parts] = line.split(' ')
    const bounds: Bounds = Object.fromEntries(parts.map((part) => part.split('=')).map(([key, n]) => [key, Number(n)]))
    const before = found.get(name)
    found.set(name, before ? looser(before, bounds) : bounds)
  }
  return found
}

function looser(one: Bounds, other: Bounds): Bounds {
  const both = all.filter((name) => one[name] !== undefined && other[name] !== undefined)
  return Object.fromEntries(both.map((name) => [name, isTighter(name, one[name], other) ? other[name] : one[name]]))
}

function isTighter(name: Bound, wanted: number | undefined, { [name]: was }: Bounds): boolean {
  if (wanted === undefined) return false
  if (was === undefined) return true
  return lowest.some((low) => low === name) ? wanted > was : wanted < was
}

/**
 * Returns the limits that have become tighter, and an SQL condition for rows that violate one; undefined when
 * there are none.
 */
export function tightened(old: Measured, next: Measured): { words: string; broken: string } | undefined {
  const { bounds: was } = old
  if (!was || !next.bounds) return undefined
  const { bounds } = next
  const found = all.flatMap((name) => {
    const limit = bounds[name]
    const isAsked = limit !== undefined && isTighter(name, limit, was) && !fitAll(old.values, name, limit)
    const broken = isAsked ? brokenBy(name, limit, old) : undefined
    return broken === undefined
      ? []
      : [{ words: `${name} ${limit}${was[name] === undefined ? '' : ` instead of ${was[name]}`}`, broken }]
  })
  if (found.length === 0) return undefined
  return { words: found.map(({ words }) => words).join(', '), broken: found.map(({ broken }) => broken).join(' or ') }
}

/** An enum that becomes free text had exactly these values, so they are checked instead of rows. */
const fitAll = (values: Measured['values'], name: Bound, limit: number): boolean =>
  values?.every((value) => !isTighter(name, limit, { [name]: [...value].length })) ?? false

/** Undefined for limits that values of this type cannot violate. */
function brokenBy(name: Bound, limit: number, { name: own, type, languages }: Measured): string | undefined {
  const sign = lowest.some((low) => low === name) ? '<' : '>'
  if (name === 'minimum' || name === 'maximum') {
    return ['integer', 'bigint', 'numeric(12,4)'].includes(type) ? `${own} ${sign} ${limit}` : undefined
  }
  if (name === 'minItems' || name === 'maxItems') {
    if (type === 'text[]') return `cardinality(${own}) ${sign} ${limit}`
    return type === 'jsonb' && !languages ? `jsonb_array_length(${own}) ${sign} ${limit}` : undefined
  }
  if (type === 'text') return `length(${own}) ${sign} ${limit}`
  const each =
    type === 'text[]' ? `unnest(${own}) as x(value)` : languages && `jsonb_each_text(${own}) as x(key, value)`
  return each && `exists (select from ${each} where length(x.value) ${sign} ${limit})`
}
